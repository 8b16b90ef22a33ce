import { boardFacts, type GameView, type RegionId, type Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import { DIE_HALF } from '../layout/index.ts';
import { CHIP_RADIUS } from '../layout/placement.ts';
import { regionPlan } from '../layout/regions.ts';
import { seatPlace } from '../layout/table-plan.ts';
import { type BoardGeometry, depth, distance, type Point } from '../outlines/index.ts';

/** Where a die comes to rest, in board units, and from where: radians from x towards the viewer. */
export interface Landing {
  readonly at: readonly [number, number, number];
  readonly from: number;
}

interface Obstacle extends Point {
  readonly radius: number;
}

/** Around the middle of a region, in board units. */
const RADII = [0.5, 0.62, 0.74, 0.86, 0.98, 1.1] as const;
const ANGLES = 24;
/** Half a die across, whichever way it is turned; and the room around it that is enough. */
const [HALF, ENOUGH] = [DIE_HALF * 1.25, 0.12];
/** How near the board's edge it may lie. */
const INSIDE = 0.2;
/** What a figure before it hides, and what it hides itself: how far aside, and how far behind. */
const HIDES = { aside: 0.36, behind: 0.8 } as const;
/** How far within a region its ground has risen. */
const RISES = { slowly: 0.45, usually: 0.2 } as const;
/** Where what is said of the throw stands in the picture, over the region: how far aside, and how far behind. */
const SIGN = { aside: 0.7, from: 0.2, to: 1.5 } as const;
/** The last of its way, where it is low: how long, and how broad. */
const LOW = { long: 1, broad: 0.4 } as const;

const around = Array.from({ length: ANGLES }, (_, k) => (k / ANGLES) * 2 * Math.PI);

/** What stands on the board where a die may roll: stacks, markers, mountains, symbols. */
function obstaclesOf(board: BoardGeometry, view: GameView): Obstacle[] {
  const facts = boardFacts(board.id).regions;
  return board.regions.flatMap((region) => {
    const [now, fact] = [view.regions[region.id], facts[region.id]];
    if (now === undefined || fact === undefined) return [];
    const { mountain, symbols } = regionPlan(region, fact);
    const isHeld = now.tokens > 0 || now.lostTribe || Object.keys(now.markers).length > 0;
    return [
      ...(isHeld ? [{ ...region.seat, radius: CHIP_RADIUS }] : []),
      ...(mountain === null ? [] : [mountain]),
      ...symbols.map(({ spot }) => spot),
    ];
  });
}

/** About how high the ground is so far within a region: hills rise slowly, mountains have ridges. */
function heightOf(terrain: Terrain, inside: number): number {
  const { rim, rise, rough } = groundOf(terrain);
  return rim + Math.max(0, rise + rough * 3) * Math.min(1, inside / RISES[terrain === 'hill' ? 'slowly' : 'usually']);
}

/** The highest ground under a die there; null beside the board. */
function groundAt(board: BoardGeometry, { x, y }: Point): number | null {
  if (Math.abs(x) > board.width / 2 - INSIDE || Math.abs(y) > board.height / 2 - INSIDE) return null;
  const facts = boardFacts(board.id).regions;
  const heights = [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].map((near) => {
      const at = { x: x + across * DIE_HALF, y: y + near * DIE_HALF };
      const found = board.regions
        .filter(({ seat }) => distance(seat, at) < 1.5)
        .map((region) => ({ region, inside: depth(region.outline, at) }))
        .find(({ inside }) => inside >= 0);
      const terrain = found && facts[found.region.id]?.terrain;
      return found && terrain ? heightOf(terrain, found.inside) : 0;
    }),
  );
  return Math.max(...heights);
}

/**
 * Where on the board a die comes to rest, so that it is read beside what it is thrown for: as near as there is room for it, on low ground, behind
 * nobody. It comes from the side of the player who throws, where nobody stands in its way.
 * @param about the regions it is thrown for
 */
export function landingOf(board: BoardGeometry, view: GameView, about: readonly RegionId[], seat: number): Landing {
  const obstacles = obstaclesOf(board, view);
  const seats = about.flatMap((id) => board.regions[id]?.seat ?? []);
  const middle = {
    x: seats.reduce((sum, { x }) => sum + x, 0) / Math.max(1, seats.length),
    y: seats.reduce((sum, { y }) => sum + y, 0) / Math.max(1, seats.length),
  };
  const places = (seats.length > 0 ? seats : [middle]).flatMap(({ x, y }) =>
    RADII.flatMap((radius) =>
      around.map((angle) => {
        const at = { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
        const hidden = hiddenAt(at, obstacles) * 0.5 + (about.length === 1 && isUnderSign(at, middle) ? 0.6 : 0);
        const worth = roomAt(at, obstacles) * 5 - distance(at, middle) * 0.7 - hidden;
        return { at, worth };
      }),
    ),
  );
  let best: { readonly at: Point; readonly ground: number; readonly worth: number } = {
    at: middle,
    ground: 0,
    worth: Number.NEGATIVE_INFINITY,
  };
  for (const { at, worth } of places.toSorted((a, b) => b.worth - a.worth)) {
    // Ground is never below the slab, and is asked for last: it takes longest.
    if (worth <= best.worth) break;
    const ground = groundAt(board, at);
    if (ground !== null && worth - ground > best.worth) best = { at, ground, worth: worth - ground };
  }
  const { at, ground } = best;
  return { at: [at.x, ground + DIE_HALF, at.y], from: wayTo(board, view, at, seat, obstacles) };
}

/** From the nearest that stands there, as far as it counts; negative where it would be in the way. */
function roomAt(at: Point, obstacles: readonly Obstacle[]): number {
  return Math.min(ENOUGH, ...obstacles.map((one) => distance(one, at) - one.radius - HALF));
}

/** How much of it is hidden by what stands before it, and of what it hides itself. */
function hiddenAt({ x, y }: Point, obstacles: readonly Obstacle[]): number {
  const beside = obstacles.filter((one) => Math.abs(one.x - x) < HIDES.aside && Math.abs(one.y - y) < HIDES.behind);
  return beside.reduce((sum, one) => sum + (one.y > y ? 1.2 : 0.4), 0);
}

const isUnderSign = (at: Point, { x, y }: Point): boolean =>
  Math.abs(at.x - x) < SIGN.aside && y - at.y > SIGN.from && y - at.y < SIGN.to;

/** From the player, or as near to that as nobody stands where it is low. */
function wayTo(board: BoardGeometry, view: GameView, at: Point, seat: number, obstacles: readonly Obstacle[]): number {
  const place = seatPlace(board, view.players, seat);
  const side = Math.atan2(place.z - at.y, place.x - at.x);
  const inWay = (angle: number) =>
    obstacles.filter(({ x, y }) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const along = (x - at.x) * cos + (y - at.y) * sin;
      return along > 0 && along < LOW.long && Math.abs((y - at.y) * cos - (x - at.x) * sin) < LOW.broad;
    }).length;
  const off = (angle: number) => Math.abs(Math.atan2(Math.sin(angle - side), Math.cos(angle - side)));
  const cost = (angle: number) => inWay(angle) + off(angle) * 0.6;
  return around.map((angle) => side + angle).reduce((a, b) => (cost(b) < cost(a) ? b : a), side);
}
