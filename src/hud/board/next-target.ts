import type { Command, GameView, RegionId } from '../../rules/index.ts';
import { targetsOf } from '../../table/attention/index.ts';

/**
 * The next of the regions marked as targets, by their numbers, and after the last the first again; backwards if `by` is -1. Null if none is marked.
 * @param from the region to go on from: not itself, but as the only one
 */
export function nextTarget(view: GameView, legal: readonly Command[], from: RegionId, by: 1 | -1): RegionId | null {
  const targets = [...(targetsOf(view, legal) ?? [])].toSorted((one, other) => (one - other) * by);
  return targets.find((region) => (region - from) * by > 0) ?? targets[0] ?? null;
}
