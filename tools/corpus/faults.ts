import { apply, type GameState, newGame, type Phase, recorded } from '../../src/rules/index.ts';
import { digest } from '../../src/saves/index.ts';
import { breakings } from './broken.ts';
import type { Recording } from './recording.ts';
import { fromWords } from './words.ts';

/** Of how many changes to a state one is tried. */
const stride = 7;

const phases = 9;

/** A state of each phase, some rounds on, each from another game and so from all boards. */
function statesOf(all: readonly Recording[]): GameState[] {
  const games = all.filter(({ setup }) => setup.rules === undefined);
  const met = new Map<Phase, GameState>();
  for (let step = 0; step < games.length && met.size < phases; step++) {
    const game = games[(step * 7) % games.length];
    const state = game && firstNew(game, met);
    if (state) met.set(state.phase, state);
  }
  return [...met.values()];
}

/** The first state of a game in a phase that is not met yet. */
function firstNew({ setup, steps }: Recording, met: ReadonlyMap<Phase, GameState>): GameState | null {
  const start = newGame(recorded(setup));
  if (!start.ok) return null;
  let { state } = start;
  for (const [words] of steps) {
    if (state.round >= 3 && !met.has(state.phase)) return state;
    const outcome = apply(state, fromWords(words));
    if (!outcome.ok) return null;
    state = outcome.state;
  }
  return met.has(state.phase) ? null : state;
}

/**
 * What `readState` says of states broken in many ways: for each state a mark of all it said, then the first sentence of every kind with
 * the change that brought it, to be read.
 */
export function faultsText(games: readonly Recording[]): string {
  const marks: string[] = [];
  const sentences = new Map<string, string>();
  // That the first box goes unsaid is no field to break: these marks are older than the boxes.
  for (const [index, { content: _unsaid, ...state }] of statesOf(games).entries()) {
    const found = [...breakings(state, stride, index)];
    marks.push(
      `${state.players} players, round ${state.round}, ${state.phase}: ${found.length} changes, ${digest(found)}`,
    );
    for (const { change, faults } of found) {
      for (const fault of faults) {
        const [path = '', clause = '', code = ''] = fault.split(' · ');
        const kind = `${path.replaceAll(/\[\d+\]/g, '[]')} ${clause} ${code}`;
        if (!sentences.has(kind)) sentences.set(kind, `${fault}\n    ${change}`);
      }
    }
  }
  return `${marks.join('\n')}\n\n${[...sentences]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, lines]) => lines)
    .join('\n')}\n`;
}
