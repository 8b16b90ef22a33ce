import type { RegionId } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import { CHIP } from '../layout/placement.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { FIELD, type Vector } from './framing.ts';
import { clamp, type Home, over, type Place } from './home.ts';

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

/** Distance in board units; angles around the table and from straight above, in radians. */
export interface Pose extends Place {
  readonly distance: number;
  readonly azimuth: number;
  readonly polar: number;
}

/** The size of the picture, in CSS pixels. */
export interface Lens {
  readonly width: number;
  readonly height: number;
}

/** How near and far the camera comes, as shares of the distance of the seated view. */
const NEAREST = 0.22;
const FARTHEST = 1.5;
/** The flattest view, from straight above, in radians: far from where the table's underside would be seen. */
export const LOWEST = 1.28;
/** A flat view foreshortens what is dragged across the table, at most so much. */
const FORESHORTENED = 0.35;
/** A ray that falls less steeply than this meets the table too far away. */
const LEVEL = 0.05;

/** From what is looked at, amid what the panels leave free, to what the camera is aimed at. */
function shift({ distance, azimuth }: Pose, { aside, distance: usual }: Home): Place {
  const share = distance / usual;
  const [across, near] = [aside.x * share, aside.z * share];
  return {
    x: across * Math.cos(azimuth) + near * Math.sin(azimuth),
    z: near * Math.cos(azimuth) - across * Math.sin(azimuth),
  };
}

/** The pose of a camera that is aimed there. */
export function poseOf(aimed: Pose, home: Home): Pose {
  const { x, z } = shift(aimed, home);
  return { ...aimed, x: aimed.x - x, z: aimed.z - z };
}

/** Where a camera in this pose is aimed. */
export function aimOf(pose: Pose, home: Home): Pose {
  const { x, z } = shift(pose, home);
  return { ...pose, x: pose.x + x, z: pose.z + z };
}

export function within(pose: Pose, home: Home): Pose {
  return {
    ...pose,
    ...over(pose, home.half),
    distance: clamp(pose.distance, home.distance * NEAREST, home.distance * FARTHEST),
    polar: clamp(pose.polar, 0, LOWEST),
  };
}

/** The pose after a drag of so many pixels that turns the table: its whole height is a whole turn. */
export function turned(pose: Pose, dx: number, dy: number, { height }: Lens): Pose {
  const angle = (2 * Math.PI) / height;
  return { ...pose, azimuth: pose.azimuth - dx * angle, polar: pose.polar - dy * angle };
}

/** The pose after a step across the table, in the directions of the screen: right and ahead, in board units. */
export function moved(pose: Pose, right: number, ahead: number): Pose {
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)];
  return { ...pose, x: pose.x + right * cos - ahead * sin, z: pose.z - right * sin - ahead * cos };
}

/** The pose after a drag of so many pixels that takes the table along. */
export function dragged(pose: Pose, dx: number, dy: number, { height }: Lens): Pose {
  const unit = (2 * pose.distance * Math.tan(FIELD / 2)) / height;
  return moved(pose, -dx * unit, (dy * unit) / Math.max(FORESHORTENED, Math.cos(pose.polar)));
}

/** The pose at `grow` times the size: what is seen at a place of the table stays where it is in the picture. */
export function zoomed(pose: Pose, grow: number, about: Place, home: Home): Pose {
  const { distance } = within({ ...pose, distance: pose.distance / grow }, home);
  const share = distance / pose.distance;
  return { ...pose, x: about.x + (pose.x - about.x) * share, z: about.z + (pose.z - about.z) * share, distance };
}

/** The pose after a twist of the picture around a place of the table, clockwise, in radians. */
export function twisted(pose: Pose, angle: number, about: Place): Pose {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, z] = [pose.x - about.x, pose.z - about.z];
  return {
    ...pose,
    x: about.x + x * cos + z * sin,
    z: about.z + z * cos - x * sin,
    azimuth: pose.azimuth + angle,
  };
}

/** The place of the board nearest to what is seen at a point of the window, in CSS pixels from its corner. */
export function placeAt(pose: Pose, x: number, y: number, { width, height }: Lens, home: Home): Place {
  const aim = aimOf(pose, home);
  const slope = (2 * Math.tan(FIELD / 2)) / height;
  const [right, up] = [(x - width / 2) * slope, (height / 2 - y) * slope];
  const [sin, cos] = [Math.sin(pose.polar), Math.cos(pose.polar)];
  const fall = cos - sin * up;
  if (fall < LEVEL) return over(aim, home.half);
  // Along the ray from the camera to the table, in the directions of the screen.
  const far = (pose.distance * cos) / fall;
  return over(moved(aim, right * far, (sin + cos * up) * far - pose.distance * sin), home.half);
}
