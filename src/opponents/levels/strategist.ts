import type { Command, GameState } from '../../rules/index.ts';
import { type Playouts, playedOut } from '../playouts/compare.ts';
import { evenTemper, type Level, type Opponent, type Thought, type Weighed } from '../types.ts';
import { byValue, planner } from './planner.ts';

/** Plans each turn to its end, and tells which race to take and when to let it decline by how games go on after that. */
export const strategist: Level = playingOn({ choices: 4, times: 6, rounds: 3 });

/** Makes a level that compares races, and staying with declining, by playing on so far and so often. */
export function playingOn(playouts: Playouts): Level {
  return (state, opponent) => {
    const planned = planner(state, opponent);
    const isLong = state.phase === 'pickCombo' || state.phase === 'readyTroops';
    return isLong && planned.weighed.length > 1 ? compared(state, opponent, planned, playouts) : planned;
  };
}

/** Others have tempers of their own: games are played on evenly, and how much one's own temper prefers a choice is added to how they went. */
function compared(state: GameState, opponent: Opponent, planned: Thought, playouts: Playouts): Thought {
  const even = planner(state, { ...opponent, temper: evenTemper }).weighed;
  const promising = even.map(({ command, coins }) => ({ commands: [command], value: coins }));
  const coinsOf = (weighed: readonly Weighed[], of: Command) =>
    weighed.find(({ command }) => isSame(command, of))?.coins ?? 0;
  return byValue(
    playedOut(state, opponent.seed, promising, playouts).flatMap(({ commands: [command], value }) =>
      command ? [{ command, value: value + coinsOf(planned.weighed, command) - coinsOf(even, command) }] : [],
    ),
  );
}

const isSame = (one: Command, other: Command): boolean => JSON.stringify(one) === JSON.stringify(other);
