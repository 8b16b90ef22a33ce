import type { LogEntry } from '../../../src/rules/course.ts';
import { apply, type Command, type GameSetup, type GameState, newGame, view } from '../../../src/rules/index.ts';
import { opens, type StageName } from '../../../src/session/turn/index.ts';
import { drawFrom, randomCommand } from '../../../tools/checks/random-player.ts';

/** A command of a game, where the turn stood before it, and the phases it led through. */
export interface Step {
  readonly state: GameState;
  readonly log: readonly LogEntry[];
  readonly command: Command;
  /** The phases entered, in order. */
  readonly through: readonly StageName[];
}

/** Plays a whole game at random and shows each step. */
export function playSteps(setup: GameSetup, look: (step: Step) => void): void {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  playOn(start.state, setup.seed, look);
}

/** Plays a game at random from a state to its end and shows each step; the phases are those the events open. */
export function playOn(begin: GameState, seed: number, look: (step: Step) => void): void {
  const draw = drawFrom(seed);
  const log: LogEntry[] = [];
  let state = begin;
  while (state.phase !== 'gameOver') {
    const command = randomCommand(draw, view(state, state.seat));
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const through: StageName[] = [];
    for (const event of outcome.events) {
      const now = through.at(-1) ?? state.phase;
      const opened = opens(event, now);
      if (opened && opened !== now) through.push(opened);
    }
    look({ state, log: [...log], command, through });
    log.push({ command, seat: state.seat, round: state.round, events: outcome.events });
    state = outcome.state;
  }
}

/** Consecutive phases that differ. */
export function passages(list: readonly StageName[]): readonly (readonly [StageName, StageName])[] {
  return list.slice(1).flatMap((to, at) => {
    const from = list[at];
    return from && from !== to ? [[from, to] as const] : [];
  });
}
