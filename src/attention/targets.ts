import type { Command, Force, RegionId, RegionState } from '../rules/index.ts';

const attacks: readonly string[] = ['conquer', 'finalRoll', 'act'];
const deployments: readonly string[] = ['place', 'lift', 'placeMarker', 'liftMarker'];

/** Who holds what, as far as it matters here. */
interface Held {
  readonly regions: readonly Pick<RegionState, 'force'>[];
  readonly forces: readonly Pick<Force, 'id' | 'declined'>[];
}

/**
 * Regions that are marked as targets now: those that may be attacked, else those where tokens may be moved, else those that may be abandoned; null if
 * there are none. What stands in decline is never in the way of a choice: it may be abandoned, but is marked only where it is asked for.
 * @param asked the region the person picked, or null
 */
export function targetsOf(view: Held, legal: readonly Command[], asked: RegionId | null): ReadonlySet<RegionId> | null {
  const named = (types: readonly string[]) =>
    legal.flatMap((command) =>
      types.includes(command.type) && 'region' in command && command.region !== undefined ? [command.region] : [],
    );
  const isDeclined = (region: RegionId) =>
    view.forces.some(({ id, declined }) => declined && id === view.regions[region]?.force);
  const abandoned = named(['abandon']).filter((region) => region === asked || !isDeclined(region));
  for (const regions of [named(attacks), named(deployments), abandoned])
    if (regions.length > 0) return new Set(regions);
  return null;
}
