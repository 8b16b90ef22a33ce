import { guest, hooksOf, markerRule } from './box.ts';
import type { Clause } from './clause.ts';
import type { PlacedMarker } from './combine.ts';
import { isGround } from './content.ts';
import { releaseGuests } from './guests.ts';
import { inHand, inRegion, inTray, moveMarker, type Play, rememberThisTurn } from './play.ts';
import { heldRegions, need, regionOf } from './queries.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Force, MarkerId, PublicState, RegionId } from './state.ts';
import type { MarkerRule } from './trait.ts';
import { returnsPlaced } from './versions.ts';

export function placeableMarkers(state: PublicState, force: Force): readonly PlacedMarker[] {
  return hooksOf(state, force).placeable;
}

/** A marker's pieces not on the map: the race's own, or those left in the box if shared (FRT-3). */
export function markerPool(state: PublicState, force: Force, rule: MarkerRule): number {
  const { id, supply, placing } = rule;
  let out = 0;
  for (const region of state.regions) {
    if (placing?.shared || region.force === force.id) out += region.markers[id] ?? 0;
  }
  return Math.max(0, supply - out);
}

export interface OwnMarkers {
  readonly id: MarkerId;
  readonly count: number;
}

/** Markers of an active race that may still come to the map, of a limited kind only what this turn allows. */
export function ownMarkers(state: PublicState, force: Force): readonly OwnMarkers[] {
  return hooksOf(state, force).markers.flatMap((rule) => {
    const count = leftWithOwner(state, force, rule);
    return count > 0 ? [{ id: rule.id, count }] : [];
  });
}

function leftWithOwner(state: PublicState, force: Force, rule: MarkerRule): number {
  const { id, supply, placing, countedAs, everywhere } = rule;
  if (everywhere) return 0;
  if (countedAs !== undefined) return supply - (force.memory[countedAs] ?? 0);
  const left = markerPool(state, force, rule);
  if (placing?.perTurn === undefined) return left;
  const placed = force.seat === state.seat ? (state.turn.memory[placedInAll(id)] ?? 0) : 0;
  return Math.min(left, placing.perTurn - placed);
}

/** Markers that belong to tokens, but those that stay: to their owner if they return, else to the box. */
export function clearMarkers(
  play: Play,
  region: RegionId,
  clause: Clause,
  stays: (marker: MarkerId) => boolean = isGround,
): void {
  for (const [marker, count] of Object.entries(regionOf(play.state, region).markers)) {
    if (isGround(marker) || stays(marker)) continue;
    moveMarker(play, marker, count, inRegion(region), markerRule(play.state, marker).returns ? inHand : inTray, clause);
    if (marker === guest.id) releaseGuests(play, region);
  }
}

/** Takes off the board the markers that leave when their race declines (DEC-8). */
export function withdrawMarkers(play: Play, force: Force): void {
  for (const region of heldRegions(play.state, force)) {
    for (const [marker, count] of Object.entries(regionOf(play.state, region).markers)) {
      if (markerRule(play.state, marker).leavesInDecline)
        moveMarker(play, marker, count, inRegion(region), inTray, 'DEC-8');
    }
  }
}

/** Keys under which the turn records new placements. */
const placedHere = (marker: MarkerId, region: RegionId) => `placed.${marker}.${region}`;
const placedInAll = (marker: MarkerId) => `placed.${marker}`;

export function placedCounters({ regions }: PublicState, { id, placing }: MarkerRule): string[] {
  if (!placing) return [];
  const here = placing.movable ? [] : [...regions.keys()].map((region) => placedHere(id, region));
  return placing.perTurn === undefined ? here : [placedInAll(id), ...here];
}

/** May one more go into this region? Assumes the race holds it; `left` of them are not on the map. */
export function fits(state: PublicState, rule: PlacedMarker, left: number, region: RegionId): boolean {
  if (left === 0) return false;
  if (rule.placing.perTurn !== undefined && (state.turn.memory[placedInAll(rule.id)] ?? 0) >= rule.placing.perTurn)
    return false;
  return (regionOf(state, region).markers[rule.id] ?? 0) < rule.placing.perRegion;
}

/** May one of these markers in this region go back to its owner, because it is movable or was placed this turn? */
export function mayLift(state: PublicState, rule: PlacedMarker, region: RegionId): boolean {
  return rule.placing.movable || (state.turn.memory[placedHere(rule.id, region)] ?? 0) > 0;
}

const none: readonly PlacedMarker[] = [];

/** Markers that wait in the race's hand and must be placed, as far as its regions allow. */
export function markersWaiting(state: PublicState, force: Force, withdrawal: boolean): readonly PlacedMarker[] {
  const placeable = placeableMarkers(state, force);
  if (placeable.length === 0) return none;
  return placeable.filter((rule) => {
    if (!(withdrawal ? rule.placing.withdraws : rule.placing.required)) return false;
    const left = markerPool(state, force, rule);
    return heldRegions(state, force).some((region) => fits(state, rule, left, region));
  });
}

/** A marker of a race that may be moved now, and how many of them are not on the map. */
export interface MarkerStock {
  readonly force: Force;
  readonly rule: PlacedMarker;
  readonly left: number;
}

/** The acting seat's movable markers: of its races; at a withdrawal only those placed again (BIV-2). */
export function markerStocks(state: PublicState): MarkerStock[] {
  const stocks: MarkerStock[] = [];
  for (const force of state.forces) {
    if (force.seat !== state.seat) continue;
    for (const rule of placeableMarkers(state, force)) {
      if (state.phase !== 'withdrawal' || rule.placing.withdraws)
        stocks.push({ force, rule, left: markerPool(state, force, rule) });
    }
  }
  return stocks;
}

/** The rule of a marker if this race may place it now; else why not. */
export function placingOf(
  state: PublicState,
  force: Force,
  marker: MarkerId,
  withdrawal: boolean,
): PlacedMarker | Refusal {
  const rule = placeableMarkers(state, force).find((candidate) => candidate.id === marker);
  if (!rule) return refuse('RED-1', 'notYourMarker', { marker, race: force.race });
  if (withdrawal && !rule.placing.withdraws) return refuse('LOS-2', 'markerStays', { marker });
  return rule;
}

/** From its owner to a region, or back (`step` −1); records what is new this turn where it matters. */
export function shiftMarker(play: Play, marker: MarkerId, region: RegionId, step: 1 | -1): void {
  const { clause, movable, perTurn } = need(markerRule(play.state, marker).placing, 'placing');
  if (!movable) addToMemory(play, placedHere(marker, region), step);
  if (perTurn !== undefined) addToMemory(play, placedInAll(marker), step);
  const place = inRegion(region);
  if (step === 1) moveMarker(play, marker, 1, inHand, place, clause);
  else moveMarker(play, marker, 1, place, inHand, clause);
}

/** FRT-3: before a region is emptied, what this redeployment put there returns, as if it had not been. */
export function takeBackPlaced(play: Play, region: RegionId): void {
  const { state } = play;
  if (!returnsPlaced(state)) return;
  for (const marker of Object.keys(regionOf(state, region).markers))
    for (let count = state.turn.memory[placedHere(marker, region)] ?? 0; count > 0; count--)
      shiftMarker(play, marker, region, -1);
}

function addToMemory(play: Play, name: string, change: number): void {
  rememberThisTurn(play, name, Math.max(0, (play.state.turn.memory[name] ?? 0) + change));
}
