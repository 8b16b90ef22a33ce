import { hash } from '../noise.ts';

/** A colour in linear components, 0 … 1. */
export type Tone = readonly [number, number, number];

/** Most puffs in the air at once: the oldest ones make room. */
export const PUFFS = 96;

/** Seconds a puff lives, at least and at most. */
const LIFE = { least: 0.5, most: 0.95 } as const;

/** All puffs of dust on the table, four numbers each in three arrays, allocated once and reused. */
export class DustPool {
  /** Where a puff begins, and when. */
  readonly places = new Float32Array(PUFFS * 4);
  /** How far it drifts over its lifetime, and that lifetime in seconds. */
  readonly drifts = new Float32Array(PUFFS * 4);
  /** Its colour and size. */
  readonly looks = new Float32Array(PUFFS * 4);
  private next = 0;
  private made = 0;
  private until = 0;

  /** Is there any dust in the air at this time, in seconds? */
  isAlive(now: number): boolean {
    return now < this.until;
  }

  /** A cloud of `amount` (0 … 1) at a place, in a ring around it. Lengths in board units. */
  puff(x: number, y: number, z: number, amount: number, tone: Tone, now: number): void {
    const count = Math.round(4 + 7 * amount);
    for (let k = 0; k < count; k++) {
      const seed = this.made++;
      const angle = ((k + hash(seed, 1)) / count) * Math.PI * 2;
      const speed = 0.12 + 0.26 * amount * (0.5 + hash(seed, 2));
      const life = LIFE.least + (LIFE.most - LIFE.least) * hash(seed, 3);
      const at = this.next * 4;
      this.next = (this.next + 1) % PUFFS;
      write(this.places, at, x + Math.cos(angle) * 0.13, y + 0.03, z + Math.sin(angle) * 0.13, now);
      write(this.drifts, at, Math.cos(angle) * speed, 0.06 + 0.16 * hash(seed, 4), Math.sin(angle) * speed, life);
      write(this.looks, at, tone[0], tone[1], tone[2], 0.13 + 0.14 * amount * (0.5 + hash(seed, 5)));
      this.until = Math.max(this.until, now + life);
    }
  }

  /** Removes all dust. */
  clear(): void {
    this.until = 0;
    this.places.fill(-1000);
  }
}

function write(list: Float32Array, at: number, a: number, b: number, c: number, d: number): void {
  list[at] = a;
  list[at + 1] = b;
  list[at + 2] = c;
  list[at + 3] = d;
}
