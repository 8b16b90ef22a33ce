import type { Command, RegionId } from '../rules/index.ts';

const attacks: readonly string[] = ['conquer', 'finalRoll', 'act'];
const deployments: readonly string[] = ['place', 'lift', 'placeMarker', 'liftMarker'];

/**
 * Regions that may be chosen now: those that may be attacked, else those where tokens may be moved, else those that may be abandoned; null if no
 * command names a region.
 */
export function targetsOf(legal: readonly Command[]): ReadonlySet<RegionId> | null {
  const named = (types: readonly string[]) =>
    legal.flatMap((command) =>
      types.includes(command.type) && 'region' in command && command.region !== undefined ? [command.region] : [],
    );
  for (const types of [attacks, deployments, ['abandon']]) {
    const regions = named(types);
    if (regions.length > 0) return new Set(regions);
  }
  return null;
}
