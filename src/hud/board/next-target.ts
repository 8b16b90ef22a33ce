import type { Command, GameView, RegionId } from '../../rules/index.ts';
import { targetsOf } from '../../table/attention/index.ts';

/** By number, cyclic, backwards if `by` is -1; not `from`, unless it is the only target. Null if none is. */
export function nextTarget(view: GameView, legal: readonly Command[], from: RegionId, by: 1 | -1): RegionId | null {
  const targets = [...(targetsOf(view, legal) ?? [])].toSorted((one, other) => (one - other) * by);
  return targets.find((region) => (region - from) * by > 0) ?? targets[0] ?? null;
}
