import { type GameState, isConquest } from '../../rules/index.ts';
import { type Compared, compared, type Playouts } from '../playouts/compare.ts';
import type { Level, Thought, Weighed } from '../types.ts';
import { aheadOf } from './ahead.ts';
import { breadth, breadthOn, choicesOf, linesOf } from './choices.ts';
import { planner } from './planner.ts';

/** How thoroughly a strategist compares what it may do. */
export interface Thoroughness {
  /** Which race to take, and when to let it decline: what reaches far beyond the turn. */
  readonly race: Playouts;
  /** What to conquer. */
  readonly conquests: Playouts;
}

/** At the table. */
export const thorough: Thoroughness = {
  race: { choices: 8, games: 80, turns: 1000, rounds: 10, breadth: breadthOn },
  conquests: { choices: 6, games: 40, turns: 400, rounds: 2, breadth: breadthOn },
};

/** Plans each turn as the planner does, then tells by how games go on after that what to conquer, which race to take and when to let it decline. */
export const strategist: Level = playingOn(thorough);

/** Makes a strategist that compares so thoroughly. */
export function playingOn({ race, conquests }: Thoroughness): Level {
  return (state, opponent) => {
    if (isConquest(state.phase)) return thoughtOf(compared(state, opponent.seed, linesOf(state, opponent), conquests));
    if (reachesFar(state)) {
      const choices = choicesOf(state, opponent, race.experienced);
      return told(state, compared(state, opponent.seed, choices, race));
    }
    return planner(state, opponent);
  };
}

/** Does the decision reach beyond the turn? */
const reachesFar = ({ phase }: GameState): boolean =>
  phase === 'pickCombo' || phase === 'readyTroops' || phase === 'stout';

/** How many choices about races are told with what is expected of them: the best, and the one it was compared with. */
const MOST_TOLD = 2;

/** The thought with what is expected of the best choices. */
function told(state: GameState, ranked: readonly Compared[]): Thought {
  const { commands, weighed } = thoughtOf(ranked);
  return {
    commands,
    weighed: weighed.map((one, place) => {
      const best = ranked.find((choice) => JSON.stringify(choice.commands[0]) === JSON.stringify(one.command));
      if (place >= MOST_TOLD || !best) return one;
      return { ...one, ahead: aheadOf(state, one.command, best.declinesNext, breadth) };
    }),
  };
}

/** The first step of the best choice; each first step once, with the best that it leads to. */
function thoughtOf(ranked: readonly Compared[]): Thought {
  const byMove = new Map<string, Weighed>();
  for (const { commands, lead, share } of ranked) {
    const [command] = commands;
    if (!command) continue;
    const key = JSON.stringify(command);
    const known = byMove.get(key);
    byMove.set(key, { command, coins: known?.coins ?? lead, share: (known?.share ?? 0) + share });
  }
  const weighed = [...byMove.values()];
  const [best] = weighed;
  if (!best) throw new Error('opponents: nothing to choose from');
  return { commands: [best.command], weighed };
}
