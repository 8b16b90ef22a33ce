import { Quaternion, Vector3 } from 'three';
import { isChip } from '../layout/stacks.ts';
import { type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { Flight } from './flight.ts';

const scratch = { turn: new Quaternion(), axis: new Vector3() };

/** A piece that has become so small goes for good. */
const GONE = 0.01;
/** How often a struck body and a flat chip turn over on their way, and how much a body is stretched when it starts. */
const FLUNG = { body: 1, chip: 2, stretch: 0.22 } as const;

/** How much a coin in the air is enlarged, since it is small and the centre of attention. */
const COIN = 0.8;

/** How far a piece that gathers itself ducks, as a share of its height. */
const DUCK = 0.16;

/** Writes into `pose` where the piece is after a share `t` (0 … 1) of its time. `end` is scratch space. */
export function fly(flight: Flight, t: number, pose: Pose, end: Pose): void {
  poseOf(flight.from, pose);
  poseOf(flight.to, end);
  switch (flight.way) {
    case 'flung':
      flung(flight, t, pose, end);
      break;
    case 'walk':
      walk(flight, t, pose, end);
      break;
    case 'petrify':
      petrify(t, pose, end);
      break;
    case 'cheer':
      cheer(flight, t, pose);
      break;
    case 'flinch':
      flinch(flight, t, pose);
      break;
    case 'slide':
      glide(pose, end, ease(t), Math.sin(Math.PI * t) * flight.arc);
      break;
    default:
      leap(flight, t, pose, end);
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function glide(pose: Pose, end: Pose, way: number, lift: number): void {
  const high = Math.max(0, end.position.y - pose.position.y);
  pose.position.lerp(end.position, way);
  // Up before across, so that nothing is dragged through its neighbours.
  pose.position.y += lift + high * way * (1 - way);
  pose.turn.slerp(end.turn, way);
  pose.scale.lerp(end.scale, way);
}

function leap({ from, to, arc, way, gather }: Flight, share: number, pose: Pose, end: Pose): void {
  if (share < gather) {
    duck(pose, ease(share / gather));
    return;
  }
  const t = (share - gather) / (1 - gather);
  const along = way === 'coin' ? ease(t) : 0.55 * ease(t) + 0.45 * t * t;
  glide(pose, end, along, 4 * along * (1 - along) * arc);
  if (way === 'coin') pose.scale.multiplyScalar(1 + COIN * Math.sin(Math.PI * t));
  const spin = way === 'coin' ? along * Math.PI * 2 : Math.sin(along * Math.PI * 2) * -0.3 * Math.min(1, arc);
  lean(pose, to.x - from.x, to.z - from.z, spin);
}

function duck({ scale }: Pose, share: number): void {
  scale.set(scale.x * (1 + 0.5 * DUCK * share), scale.y * (1 - DUCK * share), scale.z * (1 + 0.5 * DUCK * share));
}

function flinch({ fall }: Flight, t: number, pose: Pose): void {
  const start = Math.sin(Math.min(1, t * 2.5) * Math.PI);
  const cower = ease(Math.max(0, (t - 0.35) / 0.65));
  pose.scale.y *= 1 + 0.14 * start;
  duck(pose, 1.6 * cower);
  lean(pose, Math.cos(fall), Math.sin(fall), 0.3 * cower);
}

function cheer({ arc, hops }: Flight, t: number, pose: Pose): void {
  const hop = Math.min(hops - 1, Math.floor(t * hops));
  const within = t * hops - hop;
  pose.position.y += 4 * within * (1 - within) * arc;
  lean(pose, 1, 0, Math.sin(within * Math.PI) * (hop % 2 === 0 ? 0.14 : -0.14));
}

function walk({ from, to, arc, hops }: Flight, t: number, pose: Pose, end: Pose): void {
  const hop = Math.min(hops - 1, Math.floor(t * hops));
  const within = t * hops - hop;
  const way = (hop + ease(within)) / hops;
  glide(pose, end, way, 4 * within * (1 - within) * arc);
  lean(pose, from.z - to.z, to.x - from.x, Math.sin(within * Math.PI) * (hop % 2 === 0 ? 0.24 : -0.24));
}

function petrify(t: number, pose: Pose, end: Pose): void {
  const late = ease(Math.max(0, (t - 0.7) / 0.3));
  glide(pose, end, late, 0);
  if (t < 0.85) lean(pose, 1, 0, Math.sin(t * 70) * 0.022 * (1 - t));
}

/** Off at once and head over heels, slower where it comes down; what has nowhere to go is gone before it gets there. */
function flung({ piece, from, to, arc }: Flight, t: number, pose: Pose, end: Pose): void {
  const along = 1 - (1 - t) ** 1.6;
  const goes = to.scale[0] < GONE;
  if (goes) end.scale.copy(pose.scale);
  glide(pose, end, along, 4 * along * (1 - along) * arc);
  const chip = isChip(piece.model);
  if (!chip) pose.scale.y *= 1 + FLUNG.stretch * Math.max(0, 1 - t / 0.3);
  if (goes) pose.scale.multiplyScalar(1 - along ** 4);
  lean(pose, to.x - from.x, to.z - from.z, along * 2 * Math.PI * (chip ? FLUNG.chip : FLUNG.body));
}

function lean(pose: Pose, x: number, z: number, angle: number): void {
  const length = Math.hypot(x, z);
  if (length < 1e-6 || angle === 0) return;
  pose.turn.premultiply(scratch.turn.setFromAxisAngle(scratch.axis.set(z / length, 0, -x / length), angle));
}

/** How flat a stack is so many milliseconds after a landing: at once as flat as it gets, then it springs back; 1 at rest. */
export function squash(after: number, weight: number): number {
  if (after < 0 || after > SETTLE) return 1;
  const t = after / SETTLE;
  return 1 - FLAT * weight * Math.exp(-3 * t) * Math.cos(t * 9) * (1 - t);
}

/** The share of its height that the hardest landing takes from a stack; so much of that goes into its breadth. */
const FLAT = 0.14;
const BROAD = 0.7;

/** Milliseconds for which a landed piece and its stack still yield. */
export const SETTLE = 240;

export function press(pose: Pose, foot: number, flat: number): void {
  const broad = 1 + BROAD * (1 - flat);
  pose.position.y = foot + (pose.position.y - foot) * flat;
  pose.scale.set(pose.scale.x * broad, pose.scale.y * flat, pose.scale.z * broad);
}
