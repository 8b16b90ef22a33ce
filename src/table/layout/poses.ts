import { hash } from '../noise.ts';

/** How a copy of a figure differs from the sculpted one: angles in radians. */
interface Pose {
  /** Left and right are exchanged. */
  readonly mirrored: boolean;
  /** How far the upper body turns against the feet, and bends to its side. */
  readonly twist: number;
  readonly bend: number;
}

/** The poses of every figure, the sculpted one first. */
export const poses: readonly Pose[] = [
  { mirrored: false, twist: 0, bend: 0 },
  { mirrored: true, twist: 0.18, bend: 0.1 },
  { mirrored: false, twist: -0.42, bend: -0.1 },
];

/** How far figures turn away from the viewer at most, in radians: faces are still seen. */
const CASUAL = 0.52;
/** How much sizes differ. */
const SIZES = { least: 0.95, most: 1.05 } as const;

/** How the figure of a region stands there: which pose, how it is turned, and how large it is. It depends on the region alone. */
export function poseIn(region: number): { readonly pose: number; readonly turn: number; readonly size: number } {
  const pose = region % poses.length;
  // Whoever looks aside with head and shoulders stands straighter.
  const turn = (hash(region, 3) - 0.5) * 2 * CASUAL;
  const twist = poses[pose]?.twist ?? 0;
  const within = Math.min(CASUAL, Math.max(-CASUAL, turn + twist)) - twist;
  return { pose, turn: within, size: SIZES.least + (SIZES.most - SIZES.least) * hash(region, 29) };
}

/** The model of a figure in one of its poses; the first is the sculpted one. */
export function inPose(model: string, pose: number): string {
  return pose === 0 ? model : `${model}/${pose}`;
}

const posed = /^(figure\/[^/]+|totem)\/(\d)$/;

/** The figure and the pose that a model's name tells; null if it tells none. */
export function posedAs(model: string): { readonly figure: string; readonly pose: number } | null {
  const [, figure, pose] = posed.exec(model) ?? [];
  return figure === undefined ? null : { figure, pose: Number(pose) };
}

/** The model without its pose: the same piece to the eye. */
export function figureOf(model: string): string {
  return posedAs(model)?.figure ?? model;
}
