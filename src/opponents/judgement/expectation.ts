import tables from './expectations.json';

/** What holdings are worth to the end of the game, in coins still to come. */
export interface Expectation {
  /** Whatever the seat holds: with an active race, and without one, picking afresh. */
  readonly active: number;
  readonly fresh: number;
  /** For each coin a turn that its active race, and its races in decline, earn by what they hold. */
  readonly perActive: number;
  readonly perDeclined: number;
  /** For each token of the active race beyond one in each region. */
  readonly perFree: number;
}

/** The five figures, in the order of an expectation. */
type Row = readonly number[];

/**
 * By turns left, from 0: for a seat whose turn is next, and what changes for one that has just had its turn, with all the others still to
 * attack it. Fitted to strategists' games by `npm run expectations`, which writes them: smooth from row to row, and no row holds a token worth
 * more than the region it could take. Games of two differ from others, since there all attacks come from one side.
 */
const { duel, crowd }: Readonly<Record<'duel' | 'crowd', readonly (readonly Row[])[]>> = tables;

/** What to expect with so many turns left in a game of so many; `wait` says how much of a round passes before the seat's next turn, 0–1. */
export function expectationFor(players: number, turns: number, wait: number): Expectation {
  const table = players === 2 ? duel : crowd;
  const [next, waiting] = table[Math.min(turns, table.length - 1)] ?? [];
  if (!next || !waiting) throw new Error(`opponents: ${turns} turns left`);
  const figure = (at: number) => (next[at] ?? 0) + wait * (waiting[at] ?? 0);
  return { active: figure(0), fresh: figure(1), perActive: figure(2), perDeclined: figure(3), perFree: figure(4) };
}
