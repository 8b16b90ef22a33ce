import type { GameState } from '../../../src/rules/index.ts';
import { deploy } from '../judgement/deploy.ts';
import { turnsLeft } from '../judgement/outlook.ts';
import { leadOfChance } from '../search/hopes.ts';
import { type Edge, hopeOf } from '../search/node.ts';
import { search } from '../search/search.ts';
import type { Level, Opponent, Thought, Weighed } from '../types.ts';
import { peaceOf } from './peace.ts';

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
  if (state.phase === 'treaty') return { commands: [peaceOf(state)], weighed: [] };
  const root = search(state, opponent.temper, visits);
  const edges = (root.edges ?? []).toSorted((a, b) => b.visits - a.visits);
  const [best] = edges.flatMap(({ option }) => option.commands.slice(0, 1));
  if (!best) throw new Error('opponents: nothing to choose from');
  return { commands: [best], weighed: weighed(state, edges, root.visits) };
}

/** The choices by their first moves: the lead that the best choice with it may bring, and the share of the search that went into all of them. */
function weighed(state: GameState, edges: readonly Edge[], visits: number): Weighed[] {
  const turns = turnsLeft(state, state.turnSeat);
  const byMove = new Map<string, Weighed>();
  for (const edge of edges) {
    const [command] = edge.option.commands;
    if (!command || edge.visits === 0) continue;
    const key = JSON.stringify(command);
    const known = byMove.get(key);
    const coins = known?.coins ?? leadOfChance(hopeOf(edge, state.seat), turns);
    byMove.set(key, { command, coins, share: (known?.share ?? 0) + edge.visits / visits });
  }
  return [...byMove.values()];
}
