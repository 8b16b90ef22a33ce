import { decide } from '../../src/opponents/decide.ts';
import { noMemory, remembered } from '../../src/opponents/memory.ts';
import type { Asked, Memory } from '../../src/opponents/types.ts';
import {
  apply,
  type Command,
  type GameEvent,
  type GameSetup,
  type GameState,
  newGame,
  type Seat,
  standings,
  view,
} from '../../src/rules/index.ts';

/** One command of a game: where it was given, what came of it, and what every seat remembered before. */
export interface Step {
  readonly before: GameState;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly memories: readonly Memory[];
}

/** What the seat to decide does next. */
export type Play = (state: GameState, memory: Memory) => readonly Command[];

/** Plays a game from its deal to its end, telling each step. Throws on an illegal command, with the information to replay it. */
export function gameOf(setup: GameSetup, play: Play, note: (step: Step) => void = () => {}): GameState {
  const start = newGame(setup);
  if (!start.ok) throw new Error(`this game cannot be dealt: ${start.refusal.code}`);
  let state: GameState = start.state;
  const nothing = noMemory(state);
  let memories = state.coins.map(() => nothing);
  while (state.phase !== 'gameOver')
    for (const command of play(state, memories[state.seat] ?? nothing)) {
      const outcome = apply(state, command);
      if (!outcome.ok)
        throw new Error(
          `seed ${setup.seed}: seat ${state.seat} may not ${JSON.stringify(command)}: ${outcome.refusal.code}`,
        );
      note({ before: state, command, events: outcome.events, memories });
      memories = memories.map((known, seat) => remembered(known, seat, outcome.events));
      state = outcome.state;
    }
  return state;
}

/** What opponents do, one per seat, each with what it remembers. */
export const seated =
  (opponents: readonly Asked[]): Play =>
  (state, memory) => {
    const opponent = opponents[state.seat];
    if (!opponent) throw new Error(`nobody sits at ${state.seat}`);
    return decide(view(state, state.seat), { ...opponent, memory }).commands;
  };

/** Each seat's share of the win: 1, or less if it is shared (END-2). */
export function winsOf(state: GameState): number[] {
  const first = standings(state).filter(({ place }) => place === 1);
  const shareOf = (seat: Seat) => (first.some((row) => row.seat === seat) ? 1 / first.length : 0);
  return state.coins.map((_, seat) => shareOf(seat));
}
