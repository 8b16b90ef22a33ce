import tables from './expectations.json';

/** The value of holdings until the end of the game, in coins still to come. */
export interface Expectation {
  /** Apart from holdings: with an active race, and without one, about to pick. */
  readonly active: number;
  readonly fresh: number;
  /** Per coin a turn earned by the holdings of the active race, and of races in decline. */
  readonly perActive: number;
  readonly perDeclined: number;
  /** Per token of the active race beyond one in each region. */
  readonly perFree: number;
}

/** The five values, in the order of an expectation. */
type Row = readonly number[];

/**
 * By turns left, from 0: for a seat whose turn is next, and the difference for one that has just had its turn, with all others still to attack it.
 * Fitted to strategists' games and written by `npm run measure -- expectations`: smooth from row to row, and no row values a token above the region it could
 * take. Games of two differ, since all attacks come from one side.
 */
const { duel, crowd }: Readonly<Record<'duel' | 'crowd', readonly (readonly Row[])[]>> = tables;

/** The expectation with this many turns left and this many players; `wait` is the share of a round until the seat's next turn, 0–1. */
export function expectationFor(players: number, turns: number, wait: number): Expectation {
  const table = players === 2 ? duel : crowd;
  const [next, waiting] = table[Math.min(turns, table.length - 1)] ?? [];
  if (!next || !waiting) throw new Error(`opponents: ${turns} turns left`);
  const figure = (at: number) => (next[at] ?? 0) + wait * (waiting[at] ?? 0);
  return { active: figure(0), fresh: figure(1), perActive: figure(2), perDeclined: figure(3), perFree: figure(4) };
}
