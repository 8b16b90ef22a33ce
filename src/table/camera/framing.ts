/** A place or a direction. */
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

/** The direction from the target to a camera at this height over the table and turn around it, both in radians. */
export function towards(elevation: number, azimuth: number): Vector {
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat];
}

/** The part of the frame's half extent that is free, across and up. Never so small that nothing could be seen. */
export function freeShare({ width, height, insets }: Frame): readonly [number, number] {
  return [
    Math.max(0.2, (width - insets.left - insets.right) / width),
    Math.max(0.2, (height - insets.top - insets.bottom) / height),
  ];
}

/**
 * The nearest place for a camera that looks along `-direction` with all of `points` inside the free part of the frame
 * (the view's middle being shifted to the middle of that part).
 * @param fov the camera's vertical field of view, in radians.
 */
export function frameAll(
  points: readonly Vector[],
  direction: Vector,
  azimuth: number,
  fov: number,
  frame: Frame,
): Framing {
  const [freeX, freeY] = freeShare(frame);
  const up = Math.tan(fov / 2) * freeY;
  const across = Math.tan(fov / 2) * (frame.width / frame.height) * freeX;
  const right: Vector = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  const above: Vector = [
    direction[1] * right[2] - direction[2] * right[1],
    direction[2] * right[0] - direction[0] * right[2],
    direction[0] * right[1] - direction[1] * right[0],
  ];
  const most = (value: (p: Vector) => number) => Math.max(...points.map(value));
  const [rightmost, leftmost] = [
    most((p) => dot(p, right) + across * dot(p, direction)),
    most((p) => -dot(p, right) + across * dot(p, direction)),
  ];
  const [highest, lowest] = [
    most((p) => dot(p, above) + up * dot(p, direction)),
    most((p) => -dot(p, above) + up * dot(p, direction)),
  ];
  const away = Math.max((rightmost + leftmost) / (2 * across), (highest + lowest) / (2 * up));
  const [x, y] = [(rightmost - leftmost) / 2, (highest - lowest) / 2];
  const along = (k: 0 | 1 | 2) => right[k] * x + above[k] * y + direction[k] * away;
  const position: Vector = [along(0), along(1), along(2)];
  const length = position[1] / direction[1];
  return {
    position,
    target: [position[0] - direction[0] * length, 0, position[2] - direction[2] * length],
  };
}
