import { type BoardFacts, boardFacts, isWater, type RegionFacts } from './boards/index.ts';
import { hooksOf } from './box.ts';
import type { Force, ForceId, PublicState, RegionId, RegionState, Seat } from './state.ts';

/** Throws if the value is missing, which is a bug in the kernel, not in the player's input. */
export function need<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`rules: ${what} is missing`);
  return value;
}

function boardOf(state: PublicState): BoardFacts {
  return boardFacts(state.board);
}

export function factsOf(state: PublicState, region: RegionId): RegionFacts {
  const facts = boardOf(state).regions[region];
  if (!facts) throw new Error(`rules: region ${region} is missing`);
  return facts;
}

/** Is the region water (MAP-1)? */
export function isWaterRegion(state: PublicState, region: RegionId): boolean {
  return isWater(factsOf(state, region).terrain);
}

export function regionOf(state: PublicState, region: RegionId): RegionState {
  const there = state.regions[region];
  if (!there) throw new Error(`rules: region ${region} is missing`);
  return there;
}

export function forceOf(state: PublicState, id: ForceId): Force {
  for (const force of state.forces) if (force.id === id) return force;
  throw new Error(`rules: force ${id} is missing`);
}

export function holder(state: PublicState, region: RegionId): Force | null {
  const id = regionOf(state, region).force;
  return id === null ? null : forceOf(state, id);
}

export function activeForce(state: PublicState, seat: Seat): Force | null {
  for (const force of state.forces) if (force.seat === seat && !force.declined) return force;
  return null;
}

/** All races of a player, oldest first. */
export function forcesOf(state: PublicState, seat: Seat): Force[] {
  return state.forces.filter((force) => force.seat === seat);
}

/** The race that conquers now (in `ghouls` and `conquer`), or null. */
export function actingForce(state: PublicState): Force | null {
  return state.turn.force === null ? null : forceOf(state, state.turn.force);
}

/** Whose conquests are asked about: the acting race, or else the active race of the seat to move; null if there is none. */
export function conqueror(state: PublicState): Force | null {
  return actingForce(state) ?? activeForce(state, state.seat);
}

/** The race that conquers now; throws if there is none. */
export function acting(state: PublicState): Force {
  return need(actingForce(state), 'acting race');
}

/** Regions held by a race, ascending. */
export function heldRegions(state: PublicState, force: Force): RegionId[] {
  const held: RegionId[] = [];
  for (let id = 0; id < state.regions.length; id++) if (state.regions[id]?.force === force.id) held.push(id);
  return held;
}

/** Regions that the races of a seat hold, race by race. */
export function regionsOf(state: PublicState, seat: Seat): RegionId[] {
  return forcesOf(state, seat).flatMap((force) => heldRegions(state, force));
}

export function holdsAny(state: PublicState, force: Force): boolean {
  for (const region of state.regions) if (region.force === force.id) return true;
  return false;
}

export function tokensOnMap(state: PublicState, force: Force): number {
  let tokens = 0;
  for (const region of state.regions) if (region.force === force.id) tokens += region.tokens;
  return tokens;
}

/** Tokens wherever they are. If 0, it has left the board (COL-7) or is waiting to be declined (TRN-8). */
export function tokensLeft(state: PublicState, force: Force): number {
  return force.hand + force.aside + tokensOnMap(state, force);
}

/** MAP-6: a Lost Tribe or at least one race token. */
export function isNonEmpty(region: RegionState): boolean {
  return region.lostTribe || region.tokens > 0;
}

/** Are two regions adjacent for this race: by a border (MAP-2), or by a link of its own (UND-2)? */
export function areAdjacent(state: PublicState, force: Force, from: RegionId, to: RegionId): boolean {
  if (factsOf(state, from).neighbours.includes(to)) return true;
  return hooksOf(state, force).links.some((links) => links(state, from, to));
}

export function touches(state: PublicState, force: Force, region: RegionId): boolean {
  const { regions } = state;
  const { id } = force;
  for (const neighbour of factsOf(state, region).neighbours) if (regions[neighbour]?.force === id) return true;
  for (const links of hooksOf(state, force).links) {
    for (let from = 0; from < regions.length; from++) {
      if (regions[from]?.force === id && links(state, from, region)) return true;
    }
  }
  return false;
}

/** May the race attack this region without adjacency (FLY-1)? */
export function reachesOver(state: PublicState, force: Force, region: RegionId): boolean {
  for (const reach of hooksOf(state, force).reaches) if (reach.allows(state, force, region)) return true;
  return false;
}

/** CON-2: may a race with no region enter the map here? */
function mayEnter(state: PublicState, force: Force, region: RegionId): boolean {
  const facts = factsOf(state, region);
  if (isWater(facts.terrain) ? facts.terrain === 'sea' && facts.edge : facts.entry) return true;
  for (const entry of hooksOf(state, force).entries) if (entry.allows(state, force, region)) return true;
  return reachesOver(state, force, region);
}

/** By entry, or from a region that it holds (CON-2, CON-3)? `onMap`: whether it holds any, if known. */
export function isWithinReach(
  state: PublicState,
  force: Force,
  region: RegionId,
  onMap = holdsAny(state, force),
): boolean {
  if (!onMap) return mayEnter(state, force, region);
  return touches(state, force, region) || reachesOver(state, force, region);
}

/** `isWithinReach` for every region: faster for lists; most races look only beside their own regions. */
export function reachOf(state: PublicState, force: Force): boolean[] {
  const { regions } = state;
  const { links, reaches } = hooksOf(state, force);
  const within: boolean[] = new Array(regions.length).fill(false);
  const { id } = force;
  let onMap = false;
  for (let from = 0; from < regions.length; from++) {
    if (regions[from]?.force !== id) continue;
    onMap = true;
    for (const neighbour of factsOf(state, from).neighbours) within[neighbour] = true;
  }
  if (onMap && links.length === 0 && reaches.length === 0) return within;
  for (let region = 0; region < regions.length; region++) within[region] ||= isWithinReach(state, force, region, onMap);
  return within;
}

/** The player's races in decline that still act (GHO-2) and have tokens left, oldest first. */
export function actingInDecline(state: PublicState, seat: Seat): Force[] {
  return state.forces.filter(
    (force) =>
      force.seat === seat && force.declined && hooksOf(state, force).acts !== null && tokensLeft(state, force) > 0,
  );
}
