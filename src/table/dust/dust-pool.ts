import { Color } from 'three';
import { boardFacts, isWater, type Terrain } from '../../rules/index.ts';
import { type Colour, marks, playerColour, terrains } from '../../ui/look/index.ts';
import { hash } from '../noise.ts';
import type { BoardGeometry } from '../outlines/index.ts';

const pale = new Color('#e2d2b0');
const spray = new Color('#d8eef8');

/** It takes more of the lamp's light than the ground does, and stands out from it by two steps of a painter's scale of ten. */
const LIT = 1.7;

function partsOf({ r, g, b }: Color): Tone {
  return [r, g, b];
}

function toneOf(terrain: Terrain): Tone {
  const wet = isWater(terrain);
  return partsOf(new Color(terrains[terrain].top).lerp(wet ? spray : pale, wet ? 0.75 : 0.6).multiplyScalar(LIT));
}

/** What flies up where something lands: soil of that terrain, or spray. */
export const groundTones: Readonly<Record<Terrain, Tone>> = {
  farmland: toneOf('farmland'),
  hill: toneOf('hill'),
  forest: toneOf('forest'),
  swamp: toneOf('swamp'),
  mountain: toneOf('mountain'),
  sea: toneOf('sea'),
  lake: toneOf('lake'),
};

/** The shards that fall off what turns to stone. */
export const stoneTone: Tone = partsOf(new Color('#9a9188'));

/** What flashes where a blow falls, and what glints where coins do. */
export const flashTone: Tone = partsOf(new Color(marks.hovered));
export const goldTone: Tone = partsOf(new Color(marks.legal));

const hotTone: Tone = [2.2, 2, 1.6];

/** How much brighter an ember is than what it is of. */
const GLOWS = 2.4;

export function glowOf(colour: Colour): Tone {
  return partsOf(new Color(colour).multiplyScalar(GLOWS));
}

/** The tones of confetti for a player: an index into the palette. */
export function festive(colour: number): readonly Tone[] {
  const { colour: own, mark } = playerColour(colour);
  return [partsOf(new Color(own)), goldTone, partsOf(new Color(mark)), flashTone];
}

/** What flies up at a point of the board; null off the board, on cloth or table. */
export function toneAt(board: BoardGeometry, x: number, z: number): Tone | null {
  if (Math.abs(x) > board.width / 2 || Math.abs(z) > board.height / 2) return null;
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const { id, seat } of board.regions) {
    const off = (seat.x - x) ** 2 + (seat.y - z) ** 2;
    if (off < least) [nearest, least] = [id, off];
  }
  const facts = boardFacts(board.id).regions[nearest];
  return facts === undefined ? null : groundTones[facts.terrain];
}

/** A colour in linear components, 0 … 1. */
export type Tone = readonly [number, number, number];

type Triple = readonly [number, number, number];

/** Most puffs in the air at once: the oldest ones make room. */
export const PUFFS = 448;

/** Seconds a puff lives, at least and at most. */
const LIFE = { least: 0.5, most: 0.95 } as const;

/** Puffs of the ring around a blow. */
const RING = 20;
/** Flakes, how high and far around they begin, in board units, and seconds over which they are let go. */
const CONFETTI = { flakes: 130, high: 1.9, far: 2.2, lasts: 2.6 } as const;

/** All puffs of dust on the table, four numbers each in three arrays, allocated once and reused. */
export class DustPool {
  /** Where a puff begins, and when. */
  readonly places = new Float32Array(PUFFS * 4);
  /** How far it drifts over its lifetime, and that lifetime in seconds. */
  readonly drifts = new Float32Array(PUFFS * 4);
  /** Its colour and size; a flake (confetti, a chip of stone) has a negative size. */
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
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const drift = [cos * speed, 0.06 + 0.16 * hash(seed, 4), sin * speed] as const;
      const size = 0.13 + 0.14 * amount * (0.5 + hash(seed, 5));
      this.add([x + cos * 0.13, y + 0.03, z + sin * 0.13], drift, life, size, tone, now);
    }
  }

  /** A flash that lights up for a moment and spreads, `size` across. */
  flash(x: number, y: number, z: number, size: number, tone: Tone, now: number): void {
    // As if a moment ago: it is seen in the very frame of the blow.
    this.add([x, y, z], [0, 0.02, 0], 0.2, size, tone, now - 0.02);
  }

  /** An ember comes by: a white-hot puff in a glow, and sheds sparks of its colour. */
  ember(x: number, y: number, z: number, tone: Tone, now: number): void {
    const [across, along] = [hash(this.made, 67) - 0.5, hash(this.made++, 71) - 0.5];
    this.add([x, y, z], [0, 0.02, 0], 0.1, 0.12, tone, now - 0.012);
    this.add([x, y, z], [0.3 * across, 0.05, 0.3 * along], 0.38, -0.026 - 0.03 * hash(this.made, 73), tone, now);
    this.add([x, y, z], [0, 0.001, 0], 0.06, 0.085, hotTone, now - 0.004);
  }

  /** Dust that is driven outwards along the ground: it leaves what stands in the middle clear. */
  ring(x: number, y: number, z: number, tone: Tone, now: number): void {
    for (let k = 0; k < RING; k++) {
      const [angle, far] = [((k + 0.5 * hash(k, 7)) / RING) * Math.PI * 2, 0.3 + 0.2 * hash(k, 11)];
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const from = [x + cos * 0.22, y + 0.01, z + sin * 0.22] as const;
      this.add(from, [cos * far, 0.05, sin * far], 0.45 + 0.2 * hash(k, 13), 0.12 + 0.06 * hash(k, 17), tone, now);
    }
  }

  /** Flakes that fly up from a place to all sides and fall back. */
  chips(x: number, y: number, z: number, count: number, size: number, tone: Tone, now: number): void {
    for (let k = 0; k < count; k++) {
      const [angle, far] = [(k / count) * Math.PI * 2 + hash(k, 19), 0.18 + 0.3 * hash(k, 23)];
      const drift = [Math.cos(angle) * far, 0.16 + 0.26 * hash(k, 29), Math.sin(angle) * far] as const;
      this.add([x, y + 0.05, z], drift, 0.45 + 0.35 * hash(k, 31), -size * (0.7 + 0.6 * hash(k, 37)), tone, now);
    }
  }

  confetti(x: number, z: number, tones: readonly Tone[], now: number): void {
    for (let k = 0; k < CONFETTI.flakes; k++) {
      const [angle, far] = [hash(k, 41) * Math.PI * 2, CONFETTI.far * Math.sqrt(hash(k, 43))];
      const from = [
        x + Math.cos(angle) * far,
        CONFETTI.high * (0.8 + 0.4 * hash(k, 47)),
        z + Math.sin(angle) * far,
      ] as const;
      const life = 1.7 + 0.9 * hash(k, 53);
      const size = -0.038 * (0.75 + 0.5 * hash(k, 59));
      this.add(
        from,
        [0, -from[1], 0],
        life,
        size,
        tones[k % tones.length] ?? tones[0] ?? [1, 1, 1],
        now + CONFETTI.lasts * hash(k, 61),
      );
    }
  }

  /** Begins at `now`, which may be yet to come. */
  private add(from: Triple, drift: Triple, life: number, size: number, tone: Tone, now: number): void {
    const at = this.next * 4;
    this.next = (this.next + 1) % PUFFS;
    write(this.places, at, from[0], from[1], from[2], now);
    write(this.drifts, at, drift[0], drift[1], drift[2], life);
    write(this.looks, at, tone[0], tone[1], tone[2], size);
    this.until = Math.max(this.until, now + life);
  }

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
