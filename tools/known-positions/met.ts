import { chanceOf } from '../../src/opponents/chance.ts';
import { evenTemper } from '../../src/opponents/index.ts';
import { planner } from '../../src/opponents/levels/planner.ts';
import { after } from '../../src/opponents/play.ts';
import { type GameState, legal, newGame, type Phase } from '../../src/rules/index.ts';

/** Decisions that reach beyond their turn. */
const phases: readonly Phase[] = ['pickCombo', 'readyTroops', 'stout'];

/** In so many of a hundred of those something else is done, so that positions come up which no level would lead to. */
const strayed = 15;

/** The decisions about races that are met in a game with this seed, in which everybody decides as the planner does, most of the time. */
export function* decisionsMet(players: number, seed: number): Generator<GameState> {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const chance = chanceOf(seed);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const isDecision = phases.includes(state.phase) && legal(state).length > 1;
    if (isDecision) yield state;
    const { commands, weighed } = planner(state, { temper: evenTemper, seed });
    const other = isDecision && chance.below(100) < strayed ? weighed[chance.below(weighed.length)] : undefined;
    state = after(state, other ? [other.command] : commands);
  }
}
