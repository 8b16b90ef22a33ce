import type { GameState } from '../../rules/index.ts';
import { deploy } from '../judgement/deploy.ts';
import { hopeOf } from '../search/node.ts';
import { search } from '../search/search.ts';
import type { Level, Opponent, Thought, Weighed } from '../types.ts';

/** Visits of a search. */
const visits = 900;

/** Searches what others will answer, some turns deep. */
export const warlord: Level = searching(visits);

/** A level that searches with so many visits a decision. */
export function searching(visits: number): Level {
  return (state, opponent) => searched(state, opponent, visits);
}

function searched(state: GameState, opponent: Opponent, visits: number): Thought {
  if (state.phase === 'redeploy' || state.phase === 'withdrawal')
    return { commands: deploy(state, 'careful'), weighed: [] };
  const root = search(state, opponent.temper, visits);
  const edges = (root.edges ?? []).toSorted((a, b) => b.visits - a.visits);
  const [best] = edges;
  if (!best) throw new Error('opponents: nothing to choose from');
  const weighed = edges.slice(0, 8).flatMap((edge): Weighed[] => {
    const [command] = edge.option.commands;
    return command ? [{ command, coins: hopeOf(edge, state.seat) * 100, share: edge.visits / root.visits }] : [];
  });
  return { commands: best.option.commands.slice(0, 1), weighed };
}
