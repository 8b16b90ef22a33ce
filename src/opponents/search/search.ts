import type { GameState } from '../../rules/index.ts';
import type { Temper } from '../types.ts';
import { hopesOf } from './hopes.ts';
import { leansOf } from './lean.ts';
import { type Edge, type Hopes, hopeOf, type Node, nodeOf } from './node.ts';
import { optionsOf } from './options.ts';

/** Exploration constant of the search. */
const curiosity = 0.1;

/**
 * Monte-Carlo tree search with a hope for every seat (max^n): each visit follows the choices that look best to the deciding seat, weighed against how
 * little is known about them, to a new position, judges it, and adds the result to every node on the way. Returns the root.
 */
export function search(state: GameState, temper: Temper, visits: number): Node {
  const root = nodeOf(state);
  root.edges = edgesOf(state, temper);
  for (let visit = 0; visit < visits; visit++) {
    descend(root);
    if (root.edges.length === 1) break;
  }
  return root;
}

/** The choices at the root, as seen by the deciding seat's temper, best first. */
function edgesOf(state: GameState, temper: Temper): Edge[] {
  const options = optionsOf(state, true);
  const leans = leansOf(state, options, temper);
  return options
    .map((option, at): Edge => ({ option, lean: leans[at] ?? 0, outcomes: [], visits: 0 }))
    .sort((a, b) => b.option.promise + b.lean - a.option.promise - a.lean);
}

function descend(root: Node): void {
  const path: Node[] = [root];
  const taken: Edge[] = [];
  let node = root;
  while (node.state.phase !== 'gameOver' && (node.visits > 0 || node === root)) {
    node.edges ??= optionsOf(node.state, false).map((option) => ({ option, lean: 0, outcomes: [], visits: 0 }));
    const edge = mostCurious(node);
    if (!edge) break;
    taken.push(edge);
    node = follow(edge);
    path.push(node);
  }
  const hopes = hopesOf(node.state);
  for (const edge of taken) edge.visits++;
  for (const met of path) add(met, hopes);
}

function add(node: Node, hopes: Hopes): void {
  node.visits++;
  for (let seat = 0; seat < hopes.length; seat++) node.sum[seat] = (node.sum[seat] ?? 0) + (hopes[seat] ?? 0);
}

/** Progressive widening: only the most promising choices at first, more as visits grow. */
const looksAt = (visits: number): number => 2 + Math.floor(visits ** 0.5);

function mostCurious({ edges, visits, seat }: Node): Edge | null {
  let best: Edge | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const among = looksAt(visits);
  const known = Math.log(visits + 2);
  for (let place = 0; place < (edges?.length ?? 0) && place < among; place++) {
    const edge = edges?.[place];
    if (!edge) continue;
    const score = hopeOf(edge, seat) + curiosity * Math.sqrt(known / (edge.visits + 1));
    if (score > most) {
      most = score;
      best = edge;
    }
  }
  return best;
}

/** The position a choice leads to: of two outcomes, the one with fewer visits for its odds. */
function follow(edge: Edge): Node {
  if (edge.outcomes.length === 0)
    edge.outcomes.push(...edge.option.leadsTo().map(({ odds, state }) => ({ odds, node: nodeOf(state) })));
  const [first, ...others] = edge.outcomes;
  if (!first) throw new Error('opponents: a choice that leads nowhere');
  const next = others.reduce(
    (best, outcome) => ((outcome.node.visits + 1) / outcome.odds < (best.node.visits + 1) / best.odds ? outcome : best),
    first,
  );
  return next.node;
}
