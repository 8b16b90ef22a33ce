import { PerspectiveCamera, Vector3 } from 'three';

/** Vertical field of view of every camera of the table, in radians. */
export const FIELD = (28 * Math.PI) / 180;

export type Vector = readonly [number, number, number];

/** Parts of the table's box, in CSS pixels from each side, that panels of the HUD cover. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The box the table is drawn in, in CSS pixels, and what covers it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

/** Where a camera stands and what it looks at, in board units. */
export interface Framing {
  readonly position: Vector;
  readonly target: Vector;
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** From the target to a camera at this elevation above and azimuth around the table, in radians. */
export function towards(elevation: number, azimuth: number): Vector {
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat];
}

/** Points that must be visible, and how far they stay from each side of the frame, in CSS pixels. */
export interface Group {
  readonly points: readonly Vector[];
  readonly insets: Insets;
}

/** Seen from the camera: across or up the picture, towards it, and the range of slopes it may be seen at. */
interface Bound {
  readonly at: number;
  readonly near: number;
  readonly more: number;
  readonly less: number;
}

/** The smallest distance at which all bounds can hold, wherever the camera is across. */
function leastDistance(bounds: readonly Bound[]): number {
  let least = 0;
  for (const p of bounds)
    for (const q of bounds)
      least = Math.max(least, (p.at + p.more * p.near - q.at + q.less * q.near) / (p.more + q.less));
  return least;
}

/** The middle of the camera's possible positions across, at this distance. */
function middle(bounds: readonly Bound[], distance: number): number {
  const from = Math.max(...bounds.map(({ at, near, more }) => at + more * (near - distance)));
  const to = Math.min(...bounds.map(({ at, near, less }) => at - less * (near - distance)));
  return (from + to) / 2;
}

/** Smallest share of the frame left between two insets, of 2: enough to see something. */
const LEAST_LEFT = 0.24;

/** How far the picture may reach to a side, in half frames; negative if its panel extends past the middle. */
function share(inset: number, opposite: number, length: number): number {
  const left = 2 - (2 * (inset + opposite)) / length;
  return 1 - (2 * inset) / length + Math.max(0, LEAST_LEFT - left) / 2;
}

/**
 * The nearest position for a camera that looks along `-direction` with every group inside its part of the frame.
 * @param fov the camera's vertical field of view, in radians.
 */
export function frameAll(
  groups: readonly Group[],
  direction: Vector,
  azimuth: number,
  fov: number,
  { width, height }: Omit<Frame, 'insets'>,
): Framing {
  const up = Math.tan(fov / 2);
  const across = up * (width / height);
  const right: Vector = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  const above: Vector = [
    direction[1] * right[2] - direction[2] * right[1],
    direction[2] * right[0] - direction[0] * right[2],
    direction[0] * right[1] - direction[1] * right[0],
  ];
  const bounds = (
    axis: Vector,
    slope: number,
    more: (insets: Insets) => number,
    less: (insets: Insets) => number,
  ): Bound[] =>
    groups.flatMap(({ points, insets }) =>
      points.map((point) => ({
        at: dot(point, axis),
        near: dot(point, direction),
        more: slope * more(insets),
        less: slope * less(insets),
      })),
    );
  const sideways = bounds(
    right,
    across,
    (insets) => share(insets.right, insets.left, width),
    (insets) => share(insets.left, insets.right, width),
  );
  const upwards = bounds(
    above,
    up,
    (insets) => share(insets.top, insets.bottom, height),
    (insets) => share(insets.bottom, insets.top, height),
  );
  const away = Math.max(leastDistance(sideways), leastDistance(upwards));
  const [x, y] = [middle(sideways, away), middle(upwards, away)];
  const along = (k: 0 | 1 | 2) => right[k] * x + above[k] * y + direction[k] * away;
  const position: Vector = [along(0), along(1), along(2)];
  const length = position[1] / direction[1];
  return {
    position,
    target: [position[0] - direction[0] * length, 0, position[2] - direction[2] * length],
  };
}

/** A camera that stands there, without roll. */
export function cameraAt({ position, target }: Framing, fov: number, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera((fov * 180) / Math.PI, aspect);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  return camera;
}

/** Are all points of a group inside its part of the frame, for a camera with this framing that has no roll? */
export function isFramed(
  framing: Framing,
  { points, insets }: Group,
  fov: number,
  { width, height }: Omit<Frame, 'insets'>,
): boolean {
  const camera = cameraAt(framing, fov, width / height);
  return points.every((point) => {
    const at = new Vector3(...point).project(camera);
    const [x, y] = [((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height];
    return x >= insets.left && x <= width - insets.right && y >= insets.top && y <= height - insets.bottom;
  });
}
