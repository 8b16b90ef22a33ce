import { Quaternion, Vector3 } from 'three';
import { dieTimes } from '../../ui/look/index.ts';
import { dieFaces } from '../layout/die.ts';
import type { Pose } from '../pieces/piece-batch.ts';
import { recordedThrows } from './throws.ts';

/** Milliseconds at the end in which it is straightened to its resting orientation. */
const STRAIGHTENED = 200;
/** Milliseconds in which a hand moves it from where it lay to where it is thrown from. */
const TAKEN = 340;
/** The same from a hand that flicks it. */
const FLICKED = 120;
const UNIT = 1000;
const NUMBERS = 7;

const up = new Vector3(0, 1, 0);

/** The rotation of the die within its cage that brings a face up when the cage ends as `last`. */
function faceTurn(value: number, last: Quaternion, choice: number): Quaternion {
  const faces = dieFaces.filter((face) => face.value === value);
  const normal = faces[choice % faces.length]?.normal ?? [0, 1, 0];
  const aloft = up.clone().applyQuaternion(last.clone().invert());
  const axis = new Vector3(Math.round(aloft.x), Math.round(aloft.y), Math.round(aloft.z));
  return new Quaternion().setFromUnitVectors(new Vector3(...normal), axis);
}

/** That rotation, plus one about the upright axis, so that the die ends nearly in its resting orientation. */
function cageTurn(value: number, last: Quaternion, choice: number, rest: Quaternion): Quaternion {
  const inner = faceTurn(value, last, choice);
  const aloft = up.clone().applyQuaternion(last.clone().invert());
  const quarters = [0, 1, 2, 3].map((k) => new Quaternion().setFromAxisAngle(aloft, (k * Math.PI) / 2).multiply(inner));
  const off = (turn: Quaternion) => last.clone().multiply(turn).angleTo(rest);
  return quarters.toSorted((a, b) => off(a) - off(b))[0] ?? inner;
}

interface ThrowStyle {
  readonly before: Quaternion;
  readonly after: Quaternion;
  /** The direction on the table it comes from, as seen from its resting place: radians from x towards the viewer. */
  readonly from: number;
  /** Where a hand holds it, if it does; else it is taken up from where it lies. */
  readonly hand?: readonly [number, number, number] | null;
  /** No motion: only the end of the throw is shown. */
  readonly still: boolean;
}

/** Pre-simulated; turned to come from the throwing hand, with the die inside turned to land on the value. */
export class DieThrow {
  /** Milliseconds it takes at speed 1, including the time to read the result. */
  readonly duration: number;
  /** Milliseconds until it lies. */
  readonly restsAt: number;
  readonly from: number;
  private readonly taken: number;
  private readonly skipped: number;
  private readonly keys: readonly number[];
  private readonly rate: number;
  private readonly count: number;
  private readonly inner: Quaternion;
  private readonly about = new Quaternion();
  private readonly next = new Quaternion();
  private readonly place = new Vector3();

  constructor(
    value: number,
    choice: number,
    private readonly rest: readonly [number, number, number],
    private readonly style: ThrowStyle,
  ) {
    const { from, still, after } = style;
    this.from = from;
    const { rate, throws } = recordedThrows();
    this.rate = rate;
    this.keys = throws[choice % throws.length] ?? [];
    this.count = Math.max(1, Math.floor(this.keys.length / NUMBERS));
    const length = ((this.count - 1) / rate) * 1000;
    this.skipped = still ? length : 0;
    this.taken = still ? 0 : style.hand ? FLICKED : TAKEN;
    this.restsAt = this.taken + length - this.skipped;
    this.duration = this.restsAt + dieTimes.thrown;
    // After a rotation about y by an angle, what came from direction `d` (from x towards z) comes from `d - angle`.
    const came = Math.atan2(this.number(0, 2), this.number(0, 0));
    this.about.setFromAxisAngle(up, came - from);
    this.inner = cageTurn(value, this.turnAt(this.count - 1, new Quaternion()), choice, after);
  }

  pose(milliseconds: number, pose: Pose): void {
    const thrown = Math.max(0, milliseconds - this.taken) + this.skipped;
    const at = Math.min(this.count - 1, (thrown / 1000) * this.rate);
    const k = Math.floor(at);
    const t = at - k;
    const then = Math.min(this.count - 1, k + 1);
    this.placeAt(k, pose.position).lerp(this.placeAt(then, this.place), t);
    this.turnAt(k, pose.turn).slerp(this.turnAt(then, this.next), t).multiply(this.inner);
    pose.scale.set(1, 1, 1);
    if (milliseconds < this.taken) this.take(milliseconds / this.taken, pose);
    const straight = 1 - (this.duration - milliseconds) / STRAIGHTENED;
    if (straight > 0) pose.turn.slerp(this.style.after, Math.min(1, straight));
  }

  private take(t: number, { position, turn }: Pose): void {
    const [x, y, z] = this.style.hand ?? this.rest;
    const way = t * t * (3 - 2 * t);
    position.set(x + (position.x - x) * way, y + (position.y - y) * way, z + (position.z - z) * way);
    turn.slerp(this.style.before, 1 - way);
  }

  private placeAt(key: number, place: Vector3): Vector3 {
    place.set(this.number(key, 0), this.number(key, 1), this.number(key, 2)).applyQuaternion(this.about);
    return place.set(place.x + this.rest[0], place.y + this.rest[1], place.z + this.rest[2]);
  }

  private number(key: number, which: number): number {
    return (this.keys[key * NUMBERS + which] ?? 0) / UNIT;
  }

  private turnAt(key: number, turn: Quaternion): Quaternion {
    turn.set(this.number(key, 3), this.number(key, 4), this.number(key, 5), this.number(key, 6)).normalize();
    return turn.premultiply(this.about);
  }
}
