import type { GameState, Seat } from '../../../src/rules/index.ts';
import type { Option } from './options.ts';

/** Chances to win, one a seat, 0–1 each: what a search adds up. */
export type Hopes = readonly number[];

/** A decision in the tree: who decides, what there is to choose from, and what came of it so far. */
export interface Node {
  readonly state: GameState;
  readonly seat: Seat;
  /** Best first by their promise; null until the node is visited again. */
  edges: Edge[] | null;
  visits: number;
  /** Sum of the hopes of all visits. */
  readonly sum: number[];
}

/** A choice with the ways it may turn out: one, or two where the die decides. */
export interface Edge {
  readonly option: Option;
  /** Hope that the temper of the seat adds, where a search begins. */
  readonly lean: number;
  readonly outcomes: Outcome[];
  visits: number;
}

/** One of the ways a choice may turn out, with its odds, 0–1. */
export interface Outcome {
  readonly odds: number;
  readonly node: Node;
}

/** A decision not visited yet. */
export function nodeOf(state: GameState): Node {
  return { state, seat: state.seat, edges: null, visits: 0, sum: new Array(state.players).fill(0) };
}

/** What a seat may hope for by a choice: the mean of each outcome, weighed by its exact odds; its promise counts as one visit. */
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
