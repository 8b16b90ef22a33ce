import type { GameState, Seat } from '../../rules/index.ts';
import type { Option } from './options.ts';

/** Probabilities of winning, one per seat, 0–1 each: what a search accumulates. */
export type Hopes = readonly number[];

/** A decision in the tree: who decides, the choices, and the results so far. */
export interface Node {
  readonly state: GameState;
  readonly seat: Seat;
  /** Ordered by promise, best first; null until the node is visited again. */
  edges: Edge[] | null;
  visits: number;
  /** Sum of the hopes of all visits. */
  readonly sum: number[];
}

/** A choice with its possible outcomes: one, or two where the die decides. */
export interface Edge {
  readonly option: Option;
  /** Hope added by the seat's temper, at the root of a search. */
  readonly lean: number;
  readonly outcomes: Outcome[];
  visits: number;
}

/** A possible outcome of a choice, with its probability, 0–1. */
export interface Outcome {
  readonly odds: number;
  readonly node: Node;
}

/** A decision that has not been visited yet. */
export function nodeOf(state: GameState): Node {
  return { state, seat: state.seat, edges: null, visits: 0, sum: new Array(state.players).fill(0) };
}

/** A seat's hope from a choice: the mean of its outcomes weighted by their exact odds; its promise counts as one visit. */
export function hopeOf({ option, lean, outcomes, visits }: Edge, seat: Seat): number {
  let hope = 0;
  let weight = 0;
  for (const { odds, node } of outcomes) {
    if (node.visits === 0) continue;
    hope += (odds * (node.sum[seat] ?? 0)) / node.visits;
    weight += odds;
  }
  const found = weight > 0 ? hope / weight : 0;
  return (found * visits + option.promise) / (visits + 1) + lean;
}
