import { apply, type GameState, newGame, recorded, redrawn, withGenerator } from '../../rules/index.ts';
import { openingOf } from '../../saves/index.ts';
import { playAgain } from '../../turn/step.ts';
import type { LogEntry } from '../../turn/types.ts';
import { commitmentTo, diceBy, mixed, seedOf, stacksBy } from '../chance/index.ts';
import type { Known } from '../protocol/index.ts';

/** What came of checking a game's chance. */
export interface Fairness {
  readonly outcome: 'fair' | 'unfair' | 'notOpened';
  /** How often chance was drawn, and how many devices had a share in it. */
  readonly drawings: number;
  readonly devices: number;
  /** Throws of the die that were checked. */
  readonly dice: number;
  /** What was checked until something did not fit: `commitment` a share is not the one the room was committed to, `stacks` the game went another way. */
  readonly fault: 'commitment' | 'stacks' | null;
}

/**
 * Checks a game that is over: every share of the room against its commitment, made before anybody could know what it would lead to; and then every
 * stack and every throw, by playing the game again with the chance those shares make. Needs nothing of the room, and no `crypto.subtle`.
 */
export async function checkFairness({ opened, drawings, log }: Known): Promise<Fairness> {
  const done = drawings.filter(({ at }) => at !== null);
  const dice = log.flatMap(({ events }) => events).filter(({ type }) => type === 'dieRolled').length;
  const about = { drawings: done.length, devices: done.filter(({ share }) => share !== null).length, dice };
  if (opened === null) return { ...about, outcome: 'notOpened', fault: null };
  const { shares, setup, played } = opened;
  if (shares.length !== done.length || shares.some((share, at) => commitmentTo(share) !== done[at]?.commitment))
    return { ...about, outcome: 'unfair', fault: 'commitment' };
  const keys: string[] = [];
  // A rematch begins a chain of its own, with a share of the room alone.
  const begins = Math.max(
    0,
    done.findLastIndex(({ device }) => device === null),
  );
  for (let at = begins; at < done.length; at++)
    keys.push(mixed(at === begins ? null : (keys.at(-1) ?? null), shares[at] ?? '', done[at]?.share ?? null));
  const [key = ''] = keys;
  const isFresh = played === 0 && setup.position === undefined;
  const start = (await openingOf(setup)) ?? freshState(setup.game);
  if (start === null || (isFresh && setup.game.seed !== seedOf(key)))
    return { ...about, outcome: 'unfair', fault: 'stacks' };
  const before = playAgain(
    start,
    log.slice(0, played).map(({ command }) => command),
  );
  if ('refusal' in before) return { ...about, outcome: 'unfair', fault: 'stacks' };
  const isSame = goesTheSame(before.game, log, played, keys);
  return { ...about, outcome: isSame ? 'fair' : 'unfair', fault: isSame ? null : 'stacks' };
}

function freshState(setup: Parameters<typeof recorded>[0]): GameState | null {
  const start = newGame(recorded(setup));
  return start.ok ? start.state : null;
}

/** Does the game go as it went, with this chance? A later drawing takes effect where it is first seen. */
function goesTheSame(start: GameState, log: readonly LogEntry[], played: number, keys: readonly string[]): boolean {
  let drawing = 0;
  let state = redrawn(start, stacksBy(keys[0] ?? ''));
  for (let at = played; at < log.length; at++) {
    const entry = log[at];
    if (entry === undefined) return false;
    let after: GameState | null = null;
    // Each step has a generator of its own; the later commands of a step go on with it.
    for (; after === null && drawing < keys.length; ) {
      const key = keys[drawing] ?? '';
      after = afterEntry(withGenerator(state, diceBy(key, at)), entry) ?? afterEntry(state, entry);
      if (after !== null) break;
      drawing += 1;
      const next = keys[drawing];
      if (next !== undefined) state = redrawn(state, stacksBy(next));
    }
    if (after === null) return false;
    state = after;
  }
  return true;
}

/** The game after a command, if that has led to what the log says. */
function afterEntry(state: GameState, { command, events }: LogEntry): GameState | null {
  const outcome = apply(state, command);
  return outcome.ok && JSON.stringify(outcome.events) === JSON.stringify(events) ? outcome.state : null;
}
