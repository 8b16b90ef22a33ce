import { apply, type GameState, newGame, type Phase, recorded } from '../../src/rules/index.ts';
import { digest } from '../../src/session/saves/index.ts';
import { breakings } from './broken.ts';
import type { Recording } from './recording.ts';
import { fromWords } from './words.ts';

/** One of this many changes to a state is tried. */
const stride = 7;

const phases = 9;

/** A state in each phase, some rounds in, each from a different game and so from all boards. */
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

/** The first state of a game in a phase not covered yet. */
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
 * The reaction of `readState` to states broken in many ways: for each state a fingerprint of all of it, then the first sentence of every kind in
 * plain text with the change that caused it.
 */
export function faultsText(games: readonly Recording[]): string {
  const marks: string[] = [];
  const sentences = new Map<string, string>();
  // The omitted name of the first box is not a field to break: these fingerprints are older than the boxes.
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
