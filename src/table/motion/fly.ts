import { Euler, Quaternion } from 'three';
import { type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { Flight } from './flights.ts';

const scratch = { turn: new Quaternion(), fall: new Euler() };

/** Share of the way during which a lost piece falls over, before it is taken away. */
const FALL = 0.4;

/** Writes into `pose` where the piece is after a share `t` (0 … 1) of its flight. `end` is used up. */
export function fly({ from, to, arc, hops, topples }: Flight, t: number, pose: Pose, end: Pose): void {
  poseOf(from, pose);
  poseOf(to, end);
  const way = topples ? Math.max(0, (t - FALL) / (1 - FALL)) : t;
  const [low, high] = [pose.position.y, end.position.y];
  pose.position.lerp(end.position, way);
  // Up before it is across, so that nothing is dragged through its neighbours.
  const lift = Math.abs(Math.sin(way * Math.PI * hops)) * arc;
  pose.position.y = low + (high - low) * way + lift + Math.max(0, high - low) * way * (1 - way);
  pose.turn.slerp(end.turn, way);
  pose.scale.lerp(end.scale, way);
  if (!topples) return;
  const fallen = Math.sin((Math.min(1, t / FALL) * Math.PI) / 2) * (1 - way);
  pose.turn.multiply(scratch.turn.setFromEuler(scratch.fall.set(0, 0, fallen * 1.35)));
}
