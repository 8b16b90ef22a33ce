import { apply, type Command, type GameEvent, type GameState, type Outcome, type Refusal, type Seat } from './index.ts';

export interface LogEntry {
  readonly command: Command;
  readonly seat: Seat;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** A turn of a played game: whose it was, and how many commands were played before it. */
export interface CourseTurn {
  readonly round: number;
  readonly seat: Seat;
  readonly from: number;
}

export interface Course {
  readonly start: GameState;
  readonly log: readonly LogEntry[];
  /** In order; the first begins before any command. */
  readonly turns: readonly CourseTurn[];
  /** The state after so many commands, from 0 to the length of the log; anything beyond counts as the nearer end. */
  at(played: number): GameState;
}

/** Commands between two states that are kept, in a turn that has more: only a made-up game has. */
const FAR = 64;

/** Carries a command out, the one that many have been played before; given the same, it has to answer the same. */
type Play = (state: GameState, command: Command, played: number) => Outcome;

/**
 * Plays a whole game from its first position. A state is kept at the beginning of every turn, so that going anywhere takes the commands of a turn at
 * most. Stops at the first command that is refused. `play` carries each command out: by the rules alone, if nothing else is given.
 */
export function courseOf(
  start: GameState,
  commands: readonly Command[],
  play: Play = apply,
): Course | { readonly refusal: Refusal; readonly command: unknown } {
  const log: LogEntry[] = [];
  const turns: CourseTurn[] = [{ round: start.round, seat: start.turnSeat, from: 0 }];
  const kept: { readonly from: number; readonly state: GameState }[] = [{ from: 0, state: start }];
  let now = start;
  for (const [index, command] of commands.entries()) {
    const outcome = play(now, command, index);
    if (!outcome.ok) return { refusal: outcome.refusal, command };
    const next = outcome.state;
    const from = index + 1;
    log.push({ command, seat: now.seat, round: now.round, events: outcome.events });
    const isNewTurn = next.round !== now.round || next.turnSeat !== now.turnSeat;
    if (isNewTurn) turns.push({ round: next.round, seat: next.turnSeat, from });
    if (isNewTurn || from - (kept.at(-1)?.from ?? 0) >= FAR) kept.push({ from, state: next });
    now = next;
  }
  const at = (played: number): GameState => {
    const goal = Math.max(0, Math.min(log.length, played));
    if (goal === log.length) return now;
    const base = kept.findLast(({ from }) => from <= goal);
    let state = base?.state ?? start;
    const first = base?.from ?? 0;
    for (const [index, { command }] of log.slice(first, goal).entries()) {
      const outcome = play(state, command, first + index);
      // It was accepted once, and the kernel always answers the same.
      if (outcome.ok) state = outcome.state;
    }
    return state;
  };
  return { start, log, turns, at };
}

/** The turn that is under way after so many commands: the last one that has begun. */
export function turnAt({ turns }: Pick<Course, 'turns'>, played: number): CourseTurn | undefined {
  return turns.findLast(({ from }) => from <= played) ?? turns[0];
}
