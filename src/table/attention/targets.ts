import type { Command, Force, RegionId, RegionState, Seat } from '../../rules/index.ts';

const attacks: readonly string[] = ['conquer', 'finalRoll', 'act'];
const deployments: readonly string[] = ['place', 'lift', 'placeMarker', 'liftMarker'];

interface Held {
  readonly seat: Seat;
  readonly regions: readonly Pick<RegionState, 'force'>[];
  readonly forces: readonly Pick<Force, 'id' | 'seat' | 'declined'>[];
}

/** Such a region may be attacked, but hardly ever is: so it is marked only on request. */
export function isOwnDeclined({ seat, regions, forces }: Held, region: RegionId): boolean {
  const holder = regions[region]?.force ?? null;
  return holder !== null && forces.some((force) => force.id === holder && force.seat === seat && force.declined);
}

/**
 * Regions that are marked as targets now: those that may be attacked, else those where tokens may be moved, else those that may be abandoned; null if
 * there are none. The player's own regions in decline are left out of attacks and abandonment, unless asked for.
 * @param asked the regions the person picked or points at
 */
export function targetsOf(
  view: Held,
  legal: readonly Command[],
  ...asked: readonly (RegionId | null)[]
): ReadonlySet<RegionId> | null {
  const named = (types: readonly string[]) =>
    legal.flatMap((command) =>
      types.includes(command.type) && 'region' in command && command.region !== undefined ? [command.region] : [],
    );
  const meant = (region: RegionId) => asked.includes(region) || !isOwnDeclined(view, region);
  for (const regions of [named(attacks).filter(meant), named(deployments), named(['abandon']).filter(meant)])
    if (regions.length > 0) return new Set(regions);
  return null;
}
