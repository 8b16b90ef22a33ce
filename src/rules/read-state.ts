import type { GameState } from './state.ts';
import type { StateFault } from './validity/fault.ts';
import { faultsOf } from './validity/faults-of.ts';
import { shapeOf } from './validity/shape.ts';

export type StateReading =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly faults: readonly StateFault[] };

/**
 * Reads a state from any value: foreign JSON, something handmade, something hostile. Returns a fresh plain copy of a state that could occur on the
 * table, or every fault found, each with its path, the clause it breaks and a sentence. Never throws, and reads each part of the value once; races
 * and powers are those of the box it names.
 */
export function readState(value: unknown): StateReading {
  const faults: StateFault[] = [];
  const state = shapeOf({ value, path: '', faults });
  if (faults.length === 0) faults.push(...faultsOf(state));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, state };
}
