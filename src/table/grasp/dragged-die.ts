import { Quaternion, Vector3 } from 'three';
import type { Placement } from '../layout/index.ts';
import { Spring } from '../motion/spring.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { Held } from './graspable.ts';

/** How far it rolls in the hand, in radians a board unit; and how fast it is straightened as it goes back, in 1/s. */
const ROLLS = 1.4;
const STRAIGHTENS = 18;

const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const axis = new Vector3();
const rolled = new Quaternion();

/** The die in a hand: it rolls in the fingers as they move. */
export class DraggedDie implements Held {
  private readonly spring = new Spring();
  private readonly home: Vector3;
  private readonly to: Vector3;
  private readonly turn: Quaternion;
  private readonly rest: Quaternion;
  private isHeld = true;
  private isThere = false;

  constructor(
    private readonly batch: PieceBatch,
    private readonly die: Placement,
    private readonly still: boolean,
  ) {
    poseOf(die, pose);
    this.home = pose.position.clone();
    this.spring.rest(pose.position);
    this.to = pose.position.clone();
    this.turn = pose.turn.clone();
    this.rest = pose.turn.clone();
  }

  /** Where it is, in board units. */
  get at(): Vector3 {
    return this.spring.at;
  }

  get alive(): boolean {
    return !this.isThere;
  }

  get isBack(): boolean {
    return !this.isHeld && this.isThere;
  }

  move(to: Vector3): void {
    this.to.copy(to);
    this.isThere = false;
  }

  back(): void {
    this.isHeld = false;
    this.move(this.home);
  }

  lay(): void {
    this.isHeld = false;
    this.isThere = true;
    this.batch.put(this.die);
  }

  tick(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    if (this.still) {
      this.spring.rest(this.to);
      this.isThere = true;
    } else this.isThere = !this.spring.tick(this.to, seconds);
    const { x, z } = this.spring.speed;
    const speed = Math.hypot(x, z);
    if (this.isHeld && speed > 0)
      this.turn.premultiply(rolled.setFromAxisAngle(axis.set(z / speed, 0, -x / speed), speed * seconds * ROLLS));
    else if (!this.isHeld) this.turn.slerp(this.rest, 1 - Math.exp(-STRAIGHTENS * seconds));
    if (this.isBack) {
      this.lay();
      return;
    }
    pose.position.copy(this.at);
    pose.turn.copy(this.turn);
    pose.scale.set(this.die.scale[0], this.die.scale[1], this.die.scale[2]);
    this.batch.move(this.die.id, pose);
  }
}
