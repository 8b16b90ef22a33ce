import { Quaternion, Vector3 } from 'three';
import { dieTimes } from '../../ui/look/index.ts';
import { dieFaces } from '../layout/die.ts';
import type { Pose } from '../pieces/piece-batch.ts';
import { recordedThrows } from './throws.ts';

/**
 * How fast a throw is played beside how it was simulated; the milliseconds in which a hand moves it from where it lay to where it is thrown from, and in
 * which it is read.
 */
const tempos = {
  whole: { pace: 1.15, taken: 220, read: dieTimes.thrown },
  short: { pace: 1.6, taken: 160, read: dieTimes.again },
} as const;
/** Milliseconds from a hand that flicks it to where it is thrown from. */
const FLICKED = 120;
/** Milliseconds at the end in which it goes back to where it lay, straightened, and how high that takes it. */
const BACK = { lasts: 200, high: 0.8 } as const;
/** Milliseconds in which it hops round for joy, or shakes its head; how high, and how far to either side (radians). */
const ANSWER = { lasts: 360, high: 0.34, aside: 0.42 } as const;
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
  /** Where it lies before and afterwards, if not where it comes to rest. */
  readonly home?: readonly [number, number, number];
  /** Does it do what it is thrown for? Told by how it moves once it lies. */
  readonly won: boolean;
  /** One of many in a turn. */
  readonly short: boolean;
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
  private readonly home: readonly [number, number, number];
  private readonly taken: number;
  private readonly pace: number;
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
    readonly rest: readonly [number, number, number],
    readonly style: ThrowStyle,
  ) {
    const { from, still, after, home = rest } = style;
    const { pace, taken, read } = tempos[style.short ? 'short' : 'whole'];
    this.from = from;
    this.home = home;
    this.pace = pace;
    const { rate, throws } = recordedThrows();
    this.rate = rate;
    this.keys = throws[choice % throws.length] ?? [];
    this.count = Math.max(1, Math.floor(this.keys.length / NUMBERS));
    const length = ((this.count - 1) / rate / pace) * 1000;
    this.skipped = still ? length : 0;
    this.taken = still ? 0 : style.hand ? FLICKED : taken;
    this.restsAt = this.taken + length - this.skipped;
    this.duration = this.restsAt + read;
    // After a rotation about y by an angle, what came from direction `d` (from x towards z) comes from `d - angle`.
    const came = Math.atan2(this.number(0, 2), this.number(0, 0));
    this.about.setFromAxisAngle(up, came - from);
    this.inner = cageTurn(value, this.turnAt(this.count - 1, new Quaternion()), choice, after);
  }

  pose(milliseconds: number, pose: Pose): void {
    const thrown = Math.max(0, milliseconds - this.taken) + this.skipped;
    const at = Math.min(this.count - 1, (thrown / 1000) * this.rate * this.pace);
    const k = Math.floor(at);
    const t = at - k;
    const then = Math.min(this.count - 1, k + 1);
    this.placeAt(k, pose.position).lerp(this.placeAt(then, this.place), t);
    this.turnAt(k, pose.turn).slerp(this.turnAt(then, this.next), t).multiply(this.inner);
    pose.scale.set(1, 1, 1);
    if (milliseconds < this.taken) this.take(milliseconds / this.taken, pose);
    else if (!this.style.still && milliseconds > this.restsAt) {
      this.answer((milliseconds - this.restsAt) / ANSWER.lasts, pose);
      this.goBack(1 - (this.duration - milliseconds) / BACK.lasts, pose);
    }
  }

  private take(t: number, { position, turn }: Pose): void {
    const [x, y, z] = this.style.hand ?? this.home;
    const way = t * t * (3 - 2 * t);
    position.set(x + (position.x - x) * way, y + (position.y - y) * way, z + (position.z - z) * way);
    turn.slerp(this.style.before, 1 - way);
  }

  /** Hops and turns once round, or shakes its head where it lies. */
  private answer(t: number, { position, turn }: Pose): void {
    if (t >= 1) return;
    const { won } = this.style;
    const angle = won ? t * t * (3 - 2 * t) * 2 * Math.PI : ANSWER.aside * Math.sin(t * 4 * Math.PI) * (1 - t);
    turn.premultiply(this.next.setFromAxisAngle(up, angle));
    if (won) position.y += ANSWER.high * Math.sin(t * Math.PI);
  }

  private goBack(t: number, { position, turn }: Pose): void {
    if (t <= 0) return;
    const way = Math.min(1, t) ** 2 * (3 - 2 * Math.min(1, t));
    position.lerp(this.place.set(...this.home), way);
    position.y += BACK.high * 4 * way * (1 - way);
    turn.slerp(this.style.after, way);
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
