import {
  boardFacts,
  type Force,
  type GameView,
  type MarkerId,
  type RegionFacts,
  type RegionState,
  type RegionSymbol,
} from '../../rules/index.ts';
import { hash } from '../noise.ts';
import { type BoardGeometry, distance, type Point, type RegionGeometry, type Spot } from '../outlines/index.ts';
import { standingHeight } from './ground.ts';
import { markerModel } from './model-names.ts';
import { CHIP, CHIP_RADIUS, FIGURE, type Placement, piece, TRIBE } from './placement.ts';
import { inPose, poseIn } from './poses.ts';
import { stack } from './stacks.ts';

/** Which spots of a region are for what. Fixed per region, so that nothing shifts during a game. */
export interface RegionPlan {
  readonly mountain: Spot | null;
  readonly symbols: readonly { readonly symbol: RegionSymbol; readonly spot: Spot }[];
  /** Places for the markers that races and powers bring: the one at the back, the roomiest, then the rest. */
  readonly markers: readonly Spot[];
  /** The remaining spots: only props stand here. */
  readonly free: readonly Spot[];
}

/** Each region reserves spots for this many kinds of markers; more stand closer to the stack. */
const MARKERS = 2;

export function regionPlan(region: RegionGeometry, facts: RegionFacts): RegionPlan {
  const left = [...region.spots];
  const take = (worth: (spot: Spot) => number): Spot | null => {
    const best = left.toSorted((a, b) => worth(b) - worth(a))[0];
    if (best === undefined) return null;
    left.splice(left.indexOf(best), 1);
    return best;
  };
  const behind = (spot: Spot) => spot.radius - 0.2 * (spot.y - region.seat.y);
  // What is low is seen within its own region at the front; what is seen over the stack is better beside it.
  const aside = ({ x, y, radius }: Spot, front: number) =>
    Math.min(radius, 0.2) + front * (y - region.seat.y) + 0.15 * Math.min(0.3, Math.abs(x - region.seat.x));
  const mountain = facts.terrain === 'mountain' ? (take(behind) ?? beside(region, 0)) : null;
  const symbols = facts.symbols.map((symbol, k) => ({
    symbol,
    spot: take((spot) => aside(spot, 0.3)) ?? beside(region, k + 1),
  }));
  const markers = [take((spot) => aside(spot, -0.2)), take((spot) => spot.radius)].filter((spot) => spot !== null);
  return { mountain, symbols, markers: [...markers, beside(region, 3), beside(region, 4)], free: left };
}

interface MarkerSpot {
  readonly marker: MarkerId;
  readonly count: number;
  readonly spot: Spot;
  readonly isMountain: boolean;
}

/** Sculpted low and narrow, so that nobody takes them for a figure; they stand at the back. */
const LOW: readonly MarkerId[] = ['hero', 'fortress', 'lair'];

/** The Mountain stands on its own spot, other kinds on the next for markers each; the last takes the rest. */
export function markerSpots(plan: RegionPlan, markers: RegionState['markers']): readonly MarkerSpot[] {
  const free = [...plan.markers];
  const take = (marker: MarkerId) => {
    const next = !LOW.includes(marker) && free.length === plan.markers.length ? 1 : 0;
    return free.length > 1 ? free.splice(next, 1)[0] : free[0];
  };
  return Object.entries(markers).flatMap(([marker, count]) => {
    const isMountain = marker === 'mountain' && plan.mountain !== null;
    const spot = isMountain ? plan.mountain : take(marker);
    return spot && count > 0 ? [{ marker, count, spot, isMountain }] : [];
  });
}

/** A narrow place right beside the stack, for when the spots run out: the k-th of five around it, starting behind. */
function beside(region: RegionGeometry, k: number): Spot {
  const angle = [-2.36, -0.78, Math.PI, 2.5, 0.64][k % 5] ?? 0;
  const off = Math.min(0.34, region.inradius * 0.8);
  return { x: region.seat.x + Math.cos(angle) * off, y: region.seat.y + Math.sin(angle) * off, radius: 0.12 };
}

/** Bits for what is occupied in a region: the stack's place, the places of markers, any of these. */
export const OCCUPIED = { seat: 1, markers: 2, any: 3 } as const;

/** What something of this radius must make room for at this point: bits of `OCCUPIED`, 0 for nothing; null where something always stands. */
export function clearingAt(region: RegionGeometry, plan: RegionPlan, at: Point, radius: number): number | null {
  const isNear = (spots: readonly Spot[], share: number, own: number) =>
    spots.some((spot) => distance(at, spot) < spot.radius * share + radius * own);
  const always = [...(plan.mountain ? [plan.mountain] : []), ...plan.symbols.map(({ spot }) => spot)];
  if (isNear(always, 0.75, 0.6)) return null;
  const seat = distance(at, region.seat) < CHIP_RADIUS + 0.02 + radius * 0.7 ? OCCUPIED.seat : 0;
  return seat | (isNear(plan.markers.slice(0, MARKERS), 0.85, 0.5) ? OCCUPIED.markers : 0);
}

export function occupancy({ tokens, lostTribe, markers }: RegionState): number {
  const isMarked = Object.keys(markers).some((marker) => marker !== 'mountain');
  return (tokens > 0 || lostTribe ? OCCUPIED.seat : 0) | (isMarked ? OCCUPIED.markers : 0);
}

export function placeRegions(view: GameView, board: BoardGeometry, colours: readonly number[]): Placement[] {
  const forces = new Map(view.forces.map((force) => [force.id, force]));
  return boardFacts(board.id).regions.flatMap((facts) => {
    const [geometry, state] = [board.regions[facts.id], view.regions[facts.id]];
    if (geometry === undefined || state === undefined) return [];
    const force = state.force === null ? undefined : forces.get(state.force);
    return [
      ...placeHolders(view, geometry, facts, state, force, colours),
      ...placeMarkers(geometry, facts, state, force),
    ];
  });
}

/** Radius of the Mountain's foot, in units of its model. */
const MOUNTAIN_RADIUS = 0.58;

/** How far a Lost Tribe is weathered towards stone: nobody's figures are calmer than those in play. */
const WEATHERED = 0.15;

/** A small turn of its own for each region, so that markers do not stand in formation. */
function casualTurn(region: number): number {
  return (hash(region, 3) - 0.5) * 0.7;
}

function placeHolders(
  view: GameView,
  geometry: RegionGeometry,
  facts: RegionFacts,
  state: RegionState,
  force: Force | undefined,
  colours: readonly number[],
): Placement[] {
  const { x, y: z } = geometry.seat;
  const y = standingHeight(facts.terrain);
  const placed: Placement[] = [];
  if (state.lostTribe) {
    placed.push(piece(`tribechip/${facts.id}`, 'chip', [x, y, z], { tint: '#8a8074', scale: FIGURE }));
    const { pose, turn, size } = poseIn(facts.id);
    placed.push(
      piece(`tribe/${facts.id}`, inPose('totem', pose), [x, y + CHIP, z], {
        scale: FIGURE * TRIBE * size,
        turn,
        stone: WEATHERED,
      }),
    );
  }
  if (force !== undefined)
    placed.push(...stack(view, `r${facts.id}`, force, state.tokens, [x, y, z], colours, poseIn(facts.id)));
  return placed;
}

function placeMarkers(
  geometry: RegionGeometry,
  facts: RegionFacts,
  state: RegionState,
  force: Force | undefined,
): Placement[] {
  const plan = regionPlan(geometry, facts);
  const y = standingHeight(facts.terrain);
  const stone = force?.declined ? 0.45 : 0;
  return markerSpots(plan, state.markers).flatMap(({ marker, count, spot, isMountain }) => {
    // A Mountain fits into its spot, so that it never seems to stand on the neighbour's land.
    const fits = LOW.includes(marker) ? FIGURE : Math.min(FIGURE, Math.max(0.2, (spot.radius / 0.5) * 1.25));
    const size = isMountain ? spot.radius / MOUNTAIN_RADIUS : fits;
    return Array.from({ length: count }, (_, k) => {
      const around = count === 1 ? 0 : spot.radius * 0.55;
      const angle = (k / count) * Math.PI * 2 + 0.6;
      const at: [number, number, number] = [spot.x + Math.cos(angle) * around, y, spot.y + Math.sin(angle) * around];
      return piece(`marker/${marker}/${facts.id}/${k}`, markerModel(marker, facts.id), at, {
        scale: count === 1 ? size : size * 0.72,
        turn: isMountain ? 0 : casualTurn(facts.id + k * 7) * 0.6,
        stone: isMountain ? 0 : stone,
      });
    });
  });
}
