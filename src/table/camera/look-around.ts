import type { RegionId } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { CHIP } from '../layout/units.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import type { Vector } from './framing.ts';

/** Eyes above the ground (least, above chips) and behind the stack, in board units: its figures are seen. */
const EYES = { least: 0.8, chips: 0.62, behind: 1.1 } as const;
/** Height of the eyes above the middle of the board, so that no crag is in the way. */
const MIDDLE = 1.1;
/** Height above the table of what is looked at, in board units. */
const AHEAD = 0.1;
/** A stack closer to the middle than this looks where the player looks, in board units. */
const MIDST = 0.6;
/** How far down one looks at first, and down and up at most, in radians. */
const PITCH = { first: -0.3, down: -0.7, up: 0.25 } as const;
/** How much wider the picture is than a seated player's, as a factor of the lens. */
export const WIDE = 0.55;
/** From the eyes to what the camera turns about, in board units: so near that they stay where they are while it turns. */
const REACH = 0.2;

/** A look from a point: the direction around the table, and how far up, in radians. */
export interface Look {
  readonly eyes: Vector;
  readonly yaw: number;
  readonly pitch: number;
}

const level = (pitch: number) => Math.min(PITCH.up, Math.max(PITCH.down, pitch));

/**
 * The look from a token's height towards the middle of the board: over the stack of a region, or over the middle itself, then as the player looks.
 * @param tokens how many chips are in that stack.
 * @param azimuth where the player looks from, around the table, in radians.
 */
export function lookFrom(board: BoardGeometry, region: RegionId | null, tokens: number, azimuth: number): Look {
  const [x, ground, z] = region === null ? ([0, 0, 0] as const) : stackPlace(board, region);
  const away = Math.hypot(x, z);
  const yaw = away < MIDST ? azimuth + Math.PI : Math.atan2(-x, -z);
  const height = region === null ? MIDDLE : ground + Math.max(EYES.least, tokens * CHIP + EYES.chips);
  const eyes: Vector = [x - Math.sin(yaw) * EYES.behind, height, z - Math.cos(yaw) * EYES.behind];
  return { eyes, yaw, pitch: Math.max(PITCH.first, -Math.atan2(height - AHEAD, away + EYES.behind)) };
}

/** The same eyes, looking further to the right and up, in radians. */
export function lookTo({ eyes, yaw, pitch }: Look, right: number, up: number): Look {
  return { eyes, yaw: yaw - right, pitch: level(pitch + up) };
}

export function framingOf({ eyes, yaw, pitch }: Look): { readonly position: Vector; readonly target: Vector } {
  const [x, y, z] = eyes;
  const flat = Math.cos(pitch) * REACH;
  return {
    position: eyes,
    target: [x + Math.sin(yaw) * flat, y + Math.sin(pitch) * REACH, z + Math.cos(yaw) * flat],
  };
}
