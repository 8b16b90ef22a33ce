import { type GameState, isDeployment } from '../../rules/index.ts';
import { deploy } from '../evaluation/deploy.ts';
import { turnsLeft } from '../evaluation/outlook.ts';
import { leadOfChance } from '../search/hopes.ts';
import { type Edge, hopeOf } from '../search/node.ts';
import { search } from '../search/search.ts';
import type { Level, Mind, Thought, Weighed } from '../types.ts';
import { peaceOf } from './peace.ts';

/** Number of visits of a search. */
const visits = 900;

/** Searches the answers of others, some turns deep. */
export const warlord: Level = searching(visits);

/** Makes a level that searches with this many visits per decision. */
export function searching(visits: number): Level {
  return (state, opponent) => searched(state, opponent, visits);
}

function searched(state: GameState, opponent: Mind, visits: number): Thought {
  if (isDeployment(state.phase)) return { commands: deploy(state, 'careful'), weighed: [] };
  if (state.phase === 'treaty') return { commands: [peaceOf(state)], weighed: [] };
  const root = search(state, opponent.temper, visits);
  const edges = (root.edges ?? []).toSorted((a, b) => b.visits - a.visits);
  const [best] = edges.flatMap(({ option }) => option.commands.slice(0, 1));
  if (!best) throw new Error('opponents: nothing to choose from');
  return { commands: [best], weighed: weighed(state, edges, root.visits) };
}

/** Groups the choices by first move: the lead of the best choice, and the share of the search spent on all of them. */
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
