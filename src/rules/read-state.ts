import type { GameState } from './state.ts';
import type { StateFault } from './validity/fault.ts';
import { faultsOf } from './validity/faults-of.ts';
import { shapeOf } from './validity/shape.ts';

/** A state that can be played on with, or all that is wrong with it. */
export type StateReading =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly faults: readonly StateFault[] };

/**
 * Reads a state from anything: JSON from elsewhere, a value made by hand, something hostile. Gives a fresh plain copy of a state that
 * could stand on the table, or every fault found, each with its path, the clause it breaks and a sentence that says so.
 * Never throws, and reads each part of the value once; the races and powers meant are those of the box that it names.
 */
export function readState(value: unknown): StateReading {
  const faults: StateFault[] = [];
  const state = shapeOf({ value, path: '', faults });
  if (faults.length === 0) faults.push(...faultsOf(state));
  return faults.length > 0 ? { ok: false, faults } : { ok: true, state };
}
