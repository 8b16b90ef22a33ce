import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import { FINGER, type Graspable, type PageBox } from '../attention/grasp.ts';
import { box } from '../camera/table-points.ts';
import { stackPlace } from '../layout/ground.ts';
import type { TableState } from '../layout/index.ts';
import { bannerSlot, forceSlot, forcesAt, pursePlace } from '../layout/seats.ts';
import { COMBO, comboPlace, diePlace, seatPlace } from '../layout/table-plan.ts';

const corner = new Vector3();
const seek = new Raycaster();
const pointer = new Vector2();
const level = new Plane(new Vector3(0, 1, 0), 0);

/** Where points of the table are seen, in CSS pixels of the window; null if any is behind the camera. */
export function boxOnPage(
  points: readonly (readonly [number, number, number])[],
  camera: Camera,
  canvas: HTMLCanvasElement,
): PageBox | null {
  const page = canvas.getBoundingClientRect();
  camera.updateMatrixWorld();
  const seen = points.map((point) => {
    const { x, y, z } = corner.set(...point).project(camera);
    return { x: page.left + ((x + 1) / 2) * page.width, y: page.top + ((1 - y) / 2) * page.height, z };
  });
  if (seen.length === 0 || seen.some(({ z }) => z > 1)) return null;
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function aimAt(ray: Raycaster, x: number, y: number, camera: Camera, canvas: HTMLCanvasElement): void {
  const page = canvas.getBoundingClientRect();
  camera.updateMatrixWorld();
  ray.setFromCamera(
    pointer.set(((x - page.left) / page.width) * 2 - 1, 1 - ((y - page.top) / page.height) * 2),
    camera,
  );
}

/** Writes into `place` the point at a height over the table that is seen at a place of the window; leaves it where there is none. */
export function placeUnder(
  x: number,
  y: number,
  height: number,
  camera: Camera,
  canvas: HTMLCanvasElement,
  place: Vector3,
): void {
  aimAt(seek, x, y, camera, canvas);
  level.constant = -height;
  seek.ray.intersectPlane(level, place);
}

/** A point of the table, in board units. */
type Point = readonly [number, number, number];

export function clothPoints({ board, view }: TableState, seat: number): readonly Point[] {
  const { x, y, z, width, depth } = seatPlace(board, view.players, seat);
  return box(x, z, width / 2, depth / 2, y);
}

/** Half the breadth of a banner on a cloth, of the die and of a purse; and the height of a purse, in board units. */
const BANNER = { x: 0.29, z: 0.17 } as const;
const DIE = 0.21;
const PURSE = { half: 0.22, height: 0.34 } as const;

function solids({
  view,
  board,
  arrangement,
  isClothless = false,
}: TableState): readonly (readonly [Graspable, readonly Point[]])[] {
  const combos = view.column.map((_, index): readonly [Graspable, readonly Point[]] => {
    const { x, y, z } = comboPlace(board, arrangement, index);
    return [{ of: 'combo', index }, box(x, z, COMBO.width / 2, COMBO.depth / 2, y)];
  });
  const own = Array.from({ length: isClothless ? 0 : view.players }, (_, seat) => {
    const place = seatPlace(board, view.players, seat);
    const forces = forcesAt(view, seat);
    const [px, py, pz] = pursePlace(place);
    const purse = [0, PURSE.height].flatMap((above) => box(px, pz, PURSE.half, PURSE.half, py + above));
    const banners = forces.map(({ id }, k): readonly [Graspable, readonly Point[]] => {
      const [x, y, z] = bannerSlot(forceSlot(place, k, forces.length));
      return [{ of: 'banner', force: id }, box(x, z, BANNER.x, BANNER.z, y)];
    });
    return [...banners, [{ of: 'purse', seat }, purse] as const];
  }).flat();
  const die = diePlace(board, arrangement);
  const cube = [0, 2 * DIE].flatMap((above) => box(die.x, die.z, DIE, DIE, die.y + above));
  return [...combos, ...own, [{ of: 'die' }, cube]];
}

/** Half the breadth of what stands in a region with the coins over it, and its height, in board units. */
const PAID = { half: 0.32, height: 1 } as const;

function paid({ view, board }: TableState): readonly (readonly [Graspable, readonly Point[]])[] {
  return view.regions.flatMap(({ force }, region): readonly (readonly [Graspable, readonly Point[]])[] => {
    const owner = view.forces.find(({ id }) => id === force);
    if (owner === undefined) return [];
    const [x, y, z] = stackPlace(board, region);
    const points = [0, PAID.height].flatMap((above) => box(x, z, PAID.half, PAID.half, y + above));
    return [[{ of: 'coins', seat: owner.seat }, points]];
  });
}

/**
 * What lies at a place of the window, in CSS pixels, the nearest middle first; for a finger generously.
 * @param rests nothing is being shown; else coins can be taken as well
 */
export function graspableAt(
  state: TableState,
  rests: boolean,
  { clientX, clientY, pointerType }: PointerEvent,
  camera: Camera,
  canvas: HTMLCanvasElement,
): readonly Graspable[] {
  const found = [...solids(state), ...(rests ? [] : paid(state))].flatMap(([thing, points]) => {
    const seen = boxOnPage(points, camera, canvas);
    if (seen === null) return [];
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const least = pointerType === 'touch' ? FINGER : 0;
    const isMet =
      Math.abs(clientX - x) <= Math.max(least, seen.right - seen.left) / 2 &&
      Math.abs(clientY - y) <= Math.max(least, seen.bottom - seen.top) / 2;
    return isMet ? [{ thing, away: Math.hypot(clientX - x, clientY - y) }] : [];
  });
  return found.sort((a, b) => a.away - b.away).map(({ thing }) => thing);
}

/** Something that a hand carries in the picture. It has no clock of its own: call `tick` for every drawn frame. */
export interface Held {
  readonly alive: boolean;
  readonly isBack: boolean;
  /** The hand is there, in board units, and has turned it so far. */
  move(to: Vector3, turned: number): void;
  back(): void;
  /** It lies there again at once. */
  lay(): void;
  /** Moves on by milliseconds and draws. */
  tick(milliseconds: number): void;
}
