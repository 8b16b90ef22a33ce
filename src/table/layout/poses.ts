import { hash } from '../noise.ts';

/** How a copy of a figure differs from the sculpted one: angles in radians. */
interface Pose {
  readonly mirrored: boolean;
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
const SIZES = { least: 0.95, most: 1.05 } as const;

/** How a region's figure stands: its pose, turn and size depend on the region alone. */
export function poseIn(region: number): { readonly pose: number; readonly turn: number; readonly size: number } {
  const pose = region % poses.length;
  // Whoever looks aside with head and shoulders stands straighter.
  const turn = (hash(region, 3) - 0.5) * 2 * CASUAL;
  const twist = poses[pose]?.twist ?? 0;
  const within = Math.min(CASUAL, Math.max(-CASUAL, turn + twist)) - twist;
  return { pose, turn: within, size: SIZES.least + (SIZES.most - SIZES.least) * hash(region, 29) };
}

export function inPose(model: string, pose: number): string {
  return pose === 0 ? model : `${model}/${pose}`;
}

const posed = /^(figure\/[^/]+|totem)\/(\d)$/;

export function posedAs(model: string): { readonly figure: string; readonly pose: number } | null {
  const [, figure, pose] = posed.exec(model) ?? [];
  return figure === undefined ? null : { figure, pose: Number(pose) };
}

export function figureOf(model: string): string {
  return posedAs(model)?.figure ?? model;
}
