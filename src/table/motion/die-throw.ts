import { Quaternion, Vector3 } from 'three';
import { dieFaces } from '../layout/die.ts';
import type { Pose } from '../pieces/piece-batch.ts';
import throws from './throws.json';

/** Milliseconds the die lies before the game goes on, at speed 1. */
const HOLD = 650;
const UNIT = 1000;
const NUMBERS = 7;

const up = new Vector3(0, 1, 0);

/** The turn of the die in its cage that brings a face up when the cage lies as `last`. */
export function faceTurn(value: number, last: Quaternion, choice: number): Quaternion {
  const faces = dieFaces.filter((face) => face.value === value);
  const normal = faces[choice % faces.length]?.normal ?? [0, 1, 0];
  const aloft = up.clone().applyQuaternion(last.clone().invert());
  const axis = new Vector3(Math.round(aloft.x), Math.round(aloft.y), Math.round(aloft.z));
  return new Quaternion().setFromUnitVectors(new Vector3(...normal), axis);
}

/** A throw that was simulated beforehand, the die turned in it so that it lands on the value drawn by the rules. */
export class DieThrow {
  /** Milliseconds it takes at speed 1, the look at the result included. */
  readonly duration: number;
  private readonly skipped: number;
  private readonly keys: readonly number[];
  private readonly count: number;
  private readonly inner: Quaternion;
  private readonly next = new Quaternion();

  constructor(
    value: number,
    choice: number,
    private readonly rest: readonly [number, number, number],
    still: boolean,
  ) {
    // Without motion only the last moment of the throw is shown.
    this.keys = throws.throws[choice % throws.throws.length] ?? [];
    this.count = Math.max(1, Math.floor(this.keys.length / NUMBERS));
    this.skipped = still ? ((this.count - 1) / throws.rate) * 1000 : 0;
    this.duration = ((this.count - 1) / throws.rate) * 1000 + HOLD - this.skipped;
    this.inner = faceTurn(value, this.turnAt(this.count - 1, new Quaternion()), choice);
  }

  /** Writes where the die is after so many milliseconds. */
  pose(milliseconds: number, pose: Pose): void {
    const at = Math.min(this.count - 1, ((milliseconds + this.skipped) / 1000) * throws.rate);
    const [k, t] = [Math.floor(at), at % 1];
    const then = Math.min(this.count - 1, k + 1);
    const along = (axis: 0 | 1 | 2) => this.rest[axis] + (this.number(k, axis) * (1 - t) + this.number(then, axis) * t);
    pose.position.set(along(0), along(1), along(2));
    this.turnAt(k, pose.turn).slerp(this.turnAt(then, this.next), t).multiply(this.inner);
    pose.scale.set(1, 1, 1);
  }

  private number(key: number, which: number): number {
    return (this.keys[key * NUMBERS + which] ?? 0) / UNIT;
  }

  private turnAt(key: number, turn: Quaternion): Quaternion {
    return turn.set(this.number(key, 3), this.number(key, 4), this.number(key, 5), this.number(key, 6)).normalize();
  }
}
