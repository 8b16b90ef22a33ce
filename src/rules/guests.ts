import { guest } from './box.ts';
import type { Clause } from './clause.ts';
import { inHand, inRegion, moveMarker, moveTokens, type Play, setAside } from './play.ts';
import { forcesOf, heldRegions, holdsAny, regionsOf } from './queries.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState, RegionId } from './state.ts';

// LOS-2, read otherwise: withdrawn troops may go to any region of their player. A region belongs to one race, so tokens of another stand there as
// guests: they add to its defence until their race is readied, and hold nothing. They lie beside the map (`aside`), a marker stands for each, and the
// race remembers where.

const prefix = 'guest.';

export const guestCounter = (region: RegionId): string => prefix + region;

export function guestsOf({ memory }: Force): readonly (readonly [region: RegionId, count: number])[] {
  return Object.entries(memory).flatMap(([name, count]) =>
    name.startsWith(prefix) && count > 0 ? [[Number(name.slice(prefix.length)), count] as const] : [],
  );
}

export function guestTokens(force: Force): number {
  return guestsOf(force).reduce((sum, [, count]) => sum + count, 0);
}

/** The regions that the race's withdrawn troops may go to (LOS-2). */
export function refuges(state: PublicState, force: Force): RegionId[] {
  if (!ruled(state, 'LOS-2')) return heldRegions(state, force);
  return regionsOf(state, force.seat);
}

/** Is there any region that the race's withdrawn troops may go to (LOS-2)? */
export function hasRefuge(state: PublicState, force: Force): boolean {
  return ruled(state, 'LOS-2') ? refuges(state, force).length > 0 : holdsAny(state, force);
}

/** Whose withdrawn troops go into a region of `host`: its own, or when none are left, its player's others. */
export function comingTo(state: PublicState, host: Force): Force {
  if (host.hand > 0 || state.phase !== 'withdrawal' || !ruled(state, 'LOS-2')) return host;
  return forcesOf(state, host.seat).find(({ hand }) => hand > 0) ?? host;
}

/** Places tokens from the race's hand as guests. */
export function lodge(play: Play, force: Force, region: RegionId, count: number): void {
  moveTokens(play, force, count, inHand, setAside, 'lodged', guest.clause);
  moveMarker(play, guest.id, count, inHand, inRegion(region), guest.clause);
  remember(force, region, (force.memory[guestCounter(region)] ?? 0) + count);
}

/** Takes the race's guests off the regions, before it is readied or leaves the map; its tokens stay aside. */
export function gatherGuests(play: Play, force: Force, clause: Clause): void {
  if (!ruled(play.state, 'LOS-2')) return;
  for (const [region, count] of guestsOf(force)) {
    moveMarker(play, guest.id, count, inRegion(region), inHand, clause);
    remember(force, region, 0);
  }
}

/** Returns the guests of a region to hand, after their markers have left it: they withdraw with whoever held it. */
export function releaseGuests(play: Play, region: RegionId): void {
  for (const force of play.state.forces) {
    const count = force.memory[guestCounter(region)] ?? 0;
    moveTokens(play, force, count, setAside, inHand, 'withdrawn', guest.clause);
    remember(force, region, 0);
  }
}

function remember(force: Force, region: RegionId, count: number): void {
  const { [guestCounter(region)]: _before, ...others } = force.memory;
  force.memory = count > 0 ? { ...others, [guestCounter(region)]: count } : others;
}
