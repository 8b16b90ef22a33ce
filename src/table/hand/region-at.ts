import { type Camera, Vector3 } from 'three';
import { boardFacts, type RegionId } from '../../rules/index.ts';
import { standingHeight } from '../layout/ground.ts';
import { type BoardGeometry, contains } from '../outlines/index.ts';
import { meet, type Seen } from './aim.ts';

/** Height at which regions are looked for first, in board units: that of most of them. */
const USUAL = 0.18;

const foot = new Vector3();
const spot = { x: 0, y: 0 };

/** The region on whose ground a point of the picture lies, in CSS pixels; null beside the board. Figures are in nobody's way: what is carried comes down on the ground. */
export function regionAt(board: BoardGeometry, camera: Camera, seen: Seen, x: number, y: number): RegionId | null {
  camera.updateMatrixWorld();
  const first = metAt(board, camera, seen, x, y, USUAL);
  if (first === null) return null;
  // Hills and mountains are met earlier, the sea later.
  const ground = standingHeight(boardFacts(board.id).regions[first]?.terrain ?? 'farmland');
  return metAt(board, camera, seen, x, y, ground) ?? first;
}

/** Board units by which a relief may rise over the ground that is reckoned with. */
const RELIEF = 0.2;

/**
 * How far from the eye, in board units, the board hides everything at a point of the picture, in CSS pixels; infinite beside the board. What stands on the board
 * is nearer.
 */
export function hiddenBeyond(board: BoardGeometry, camera: Camera, seen: Seen, x: number, y: number): number {
  if (regionAt(board, camera, seen, x, y) === null) return Number.POSITIVE_INFINITY;
  return foot.distanceTo(camera.position) + RELIEF;
}

function metAt(
  board: BoardGeometry,
  camera: Camera,
  seen: Seen,
  x: number,
  y: number,
  ground: number,
): RegionId | null {
  meet(foot, camera, seen, x, y, ground);
  spot.x = foot.x;
  spot.y = foot.z;
  for (const { id, outline } of board.regions) if (contains(outline, spot)) return id;
  return null;
}
