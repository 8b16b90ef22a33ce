import { type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three';

/** How high over the ground a stack is carried, in board units, and at most: what stands there may be higher. */
const HOVER = { usual: 0.26, most: 1.6 } as const;
/** CSS pixels by which it rides above a finger. */
const ABOVE_FINGER = 58;

const caster = new Raycaster();
const point = new Vector2();
const plane = new Plane(new Vector3(0, 1, 0));
const high = new Vector3();

/** Where a pointer is, in CSS pixels of the picture, and whether it is a finger. */
export interface Hand {
  x: number;
  y: number;
  isFinger: boolean;
}

/** Size of the picture, in CSS pixels. */
export interface Seen {
  readonly width: number;
  readonly height: number;
}

/** Writes into `foot` the point of the table at that height seen there; leaves it where there is only sky. */
export function meet(
  foot: Vector3,
  camera: Camera,
  { width, height }: Seen,
  x: number,
  y: number,
  ground: number,
): void {
  caster.setFromCamera(point.set((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
  plane.constant = -ground;
  caster.ray.intersectPlane(plane, foot);
}

/** How many pixels a board unit above that point takes upwards. */
function pixelsUp(foot: Vector3, camera: Camera, { height }: Seen): number {
  const base = high.copy(foot).project(camera).y;
  const top = high
    .copy(foot)
    .setY(foot.y + 1)
    .project(camera).y;
  return Math.max(0, ((top - base) / 2) * height);
}

/**
 * Writes into `base` where what a hand carries is: with its foot seen at a mouse, so that it goes where it seems to stand; above a finger, so that it is
 * seen, and clear of what stands there. Into `meant`, the point of the ground that the hand points at, where the shadow falls. Lengths in board units.
 */
export function aimHand(
  { base, meant }: { readonly base: Vector3; readonly meant: Vector3 },
  hand: Hand,
  camera: Camera,
  seen: Seen,
  { ground, stands }: { readonly ground: number; readonly stands: number },
): void {
  meet(meant, camera, seen, hand.x, hand.y, ground);
  if (!hand.isFinger) {
    meet(base, camera, seen, hand.x, hand.y, ground + HOVER.usual);
    base.y = ground + HOVER.usual;
    return;
  }
  base.copy(meant);
  const up = pixelsUp(base, camera, seen);
  const lift = Math.min(HOVER.most, Math.max(HOVER.usual, stands, ABOVE_FINGER / Math.max(1, up)));
  // Seen from straight above, higher is not farther from the finger.
  const left = ABOVE_FINGER - lift * up;
  if (left > 1) meet(base, camera, seen, hand.x, hand.y - left, ground);
  base.y = ground + lift;
}
