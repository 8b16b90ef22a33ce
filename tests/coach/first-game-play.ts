import { momentOf } from '../../src/coach/first-game/lesson-moment.ts';
import { firstGameSetup } from '../../src/coach/first-game/setup.ts';
import { decide } from '../../src/opponents/decide.ts';
import { readPosition } from '../../src/positions/index.ts';
import { apply, type Command, type GameState, legal, view } from '../../src/rules/index.ts';
import type { LogEntry } from '../../src/turn/index.ts';

/** The first game as the kernel plays it, and what the learner sees of it. */
export interface Played {
  state: GameState;
  readonly log: LogEntry[];
}

export const setup = firstGameSetup(7);
const naming = { board: 2 as const, seats: setup.seats };

/** The beginning; with another column, where one is given. */
export function begun(column?: string): Played {
  const position = setup.position ?? '';
  const read = readPosition(column ? position.replace(/^column.*$/m, `column ${column}`) : position);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join(' '));
  return { state: read.state, log: [] };
}

/** What the learner has before the eyes. */
export function momentIn({ state, log }: Played) {
  const seen = view(state, 0);
  return momentOf({ view: seen, legal: state.seat === 0 ? legal(state) : [], naming, log, me: 0 });
}

/** Plays commands of whoever is to decide. */
export function act(game: Played, commands: readonly Command[]): void {
  for (const command of commands) {
    const { seat, round } = game.state;
    const outcome = apply(game.state, command);
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.refusal.code}`);
    game.log.push({ command, seat, round, events: outcome.events });
    game.state = outcome.state;
  }
}

/** The opponent's next step. */
export function answer(game: Played): void {
  const control = setup.seats[1]?.control;
  if (control === undefined || control === 'human') throw new Error('no opponent');
  act(game, decide(view(game.state, 1), control).commands);
}
