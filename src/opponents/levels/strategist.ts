import type { GameState } from '../../rules/index.ts';
import { type Choice, compared, type Playouts } from '../playouts/compare.ts';
import { evenTemper, type Level, type Opponent, type Thought } from '../types.ts';
import { planner } from './planner.ts';

/** Plans each turn as the planner does, and tells which race to take, and when to let it decline, by how games go on after that. */
export const strategist: Level = playingOn({ choices: 6, games: 120, rounds: 3 });

/** Makes a strategist that compares so thoroughly. */
export function playingOn(playouts: Playouts): Level {
  return (state, opponent) => {
    const planned = planner(state, opponent);
    if (!isLong(state) || planned.weighed.length < 2) return planned;
    const ranked = compared(state, opponent.seed, choicesOf(state, opponent, planned), playouts);
    const weighed = ranked.flatMap(({ commands: [command], lead }) =>
      command ? [{ command, coins: lead, share: null }] : [],
    );
    return { commands: ranked[0]?.commands ?? planned.commands, weighed };
  };
}

/** Is this a decision whose consequences reach beyond the turn? */
const isLong = ({ phase }: GameState): boolean => phase === 'pickCombo' || phase === 'readyTroops' || phase === 'stout';

/** What may be done, as an even temper sees it, and what the opponent's own temper adds: games are played on by even ones. */
function choicesOf(state: GameState, opponent: Opponent, planned: Thought): Choice[] {
  const even = planner(state, { ...opponent, temper: evenTemper });
  return even.weighed.map(({ command, coins: promise }) => {
    const key = JSON.stringify(command);
    const own = planned.weighed.find((one) => JSON.stringify(one.command) === key)?.coins ?? promise;
    return { commands: [command], promise, lean: own - promise };
  });
}
