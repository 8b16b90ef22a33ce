import type { RegionId } from './state.ts';

/** One line of a conquest's receipt: what adds to the cost, or takes from it. */
export interface CostLine {
  /** The clause behind it. */
  readonly clause: string;
  /** Tokens added (positive) or saved (negative). */
  readonly amount: number;
  /** What it is for: `base`, `lostTribe`, `tokens`, `discount`, `surcharge`, `roll`, `minimum`, or a marker's name. */
  readonly source: string;
  /** The race whose tokens defend, or the race or power behind the discount or surcharge. */
  readonly of?: string;
}

/** The itemised cost of a conquest; the lines add up to `total`. */
export interface ConquestCost {
  readonly region: RegionId;
  readonly lines: readonly CostLine[];
  readonly total: number;
}

/** A fact or remedy value: numbers, names of regions, races …, or a receipt. */
export type FactValue = string | number | boolean | readonly string[] | readonly number[] | ConquestCost | null;

/**
 * Why a command was refused.
 * `code` is a key of the message catalogue (`refusal.<code>`), `facts` its arguments, `clause` the rule broken.
 */
export interface Refusal {
  /** The clause broken; null for a malformed command. */
  readonly clause: string | null;
  readonly code: string;
  readonly facts: Readonly<Record<string, FactValue>>;
  /** What would make it legal: a key `remedy.<code>` of the catalogue and its arguments, or null. */
  readonly remedy: { readonly code: string; readonly facts: Readonly<Record<string, FactValue>> } | null;
}

/** Exact odds that a final roll makes up for `short` missing tokens (DIE-3), in sixths. */
export interface Odds {
  readonly wins: number;
  readonly of: 6;
}
