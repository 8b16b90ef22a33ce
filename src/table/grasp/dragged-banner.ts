import { Quaternion, Vector3 } from 'three';
import type { Placement } from '../layout/index.ts';
import { Spring } from '../motion/spring.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { Held } from './graspable.ts';

/** How high a banner is lifted to be turned over, in board units. */
const LIFT = 0.34;

const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const forth = new Vector3(0, 0, 1);
const turned = new Quaternion();

/** A banner that is turned over where it lies: its other side is stone. */
export class DraggedBanner implements Held {
  /** How far it is turned, as its first measure. */
  private readonly spring = new Spring();
  private readonly to = new Vector3();
  private isHeld = true;
  private isThere = false;

  constructor(
    private readonly batch: PieceBatch,
    private readonly banner: Placement,
    private readonly still: boolean,
  ) {}

  get alive(): boolean {
    return !this.isThere;
  }

  get isBack(): boolean {
    return !this.isHeld && this.isThere;
  }

  move(_: Vector3, share: number): void {
    this.to.x = Math.max(-1, Math.min(1, share));
    this.isThere = false;
  }

  back(): void {
    this.isHeld = false;
    this.to.x = 0;
    this.isThere = false;
  }

  lay(): void {
    this.isHeld = false;
    this.isThere = true;
    this.batch.fade(this.banner.id, this.banner.stone);
    this.batch.put(this.banner);
  }

  tick(milliseconds: number): void {
    if (this.still) {
      this.spring.rest(this.to);
      this.isThere = true;
    } else this.isThere = !this.spring.tick(this.to, milliseconds / 1000);
    if (this.isBack) {
      this.lay();
      return;
    }
    const { x } = this.spring.at;
    const angle = x * Math.PI;
    const isOver = Math.abs(x) > 0.5;
    poseOf(this.banner, pose);
    pose.position.y += LIFT * Math.sin(Math.abs(angle));
    // Its other side is its own face in stone: nothing is seen in a mirror.
    pose.turn.premultiply(turned.setFromAxisAngle(forth, -angle + (isOver ? Math.PI * Math.sign(angle) : 0)));
    this.batch.fade(this.banner.id, isOver ? 1 : this.banner.stone);
    this.batch.move(this.banner.id, pose);
  }
}
