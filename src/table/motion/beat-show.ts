import { Quaternion, Vector3 } from 'three';
import type { RegionId } from '../../rules/index.ts';
import type { Colour } from '../../ui/look/index.ts';
import type { Tone } from '../dust/dust-pool.ts';
import { DIE_HALF, type Placement } from '../layout/index.ts';
import { isChip } from '../layout/stacks.ts';
import { type PieceBatch, type Pose, poseOf } from '../pieces/piece-batch.ts';
import type { DieThrow } from './die-throw.ts';
import { type Ember, emberOf, type Flight, type Wave } from './flight.ts';
import { fly, press, SETTLE, squash } from './fly.ts';

export interface Effects {
  /** A cloud of `amount` (0 … 1) at a place, in board units. */
  puff(x: number, y: number, z: number, amount: number, tone: Tone): void;
  blow(x: number, y: number, z: number, tone: Tone): void;
  crumble(x: number, y: number, z: number): void;
  glint(x: number, y: number, z: number): void;
  confetti(x: number, z: number, seat: number): void;
  clearAir(): void;
  shake(amount: number): void;
  /** Glows at a place in that colour: an ember comes by, or did so many milliseconds ago. */
  ember(x: number, y: number, z: number, tint: Colour, ago: number): void;
  /** Drains the colours of a region's rim by a share, 0 … 1. */
  dull(region: RegionId, share: number): void;
  /** The colours of a region's new holder have run so far from its foot, 0 … 1; from the blow on, which is at 0. */
  dye(region: RegionId, share: number): void;
  toneAt(x: number, z: number): Tone | null;
}

export interface BeatListener {
  /** A token begins to fall. */
  readonly struck: () => void;
  readonly landed: (flight: Flight) => void;
  readonly dieLanded: () => void;
}

export interface Movement {
  readonly flights: readonly Flight[];
  readonly goal?: readonly Placement[];
  readonly thrown?: DieThrow | null;
  readonly wave?: Wave | null;
  /** The region that is fought for. */
  readonly region?: RegionId | null;
}

interface Moving {
  readonly flight: Flight;
  readonly landing: Landing | null;
  begun: boolean;
  landed: boolean;
}

/** Milliseconds for which all hold still at the blow, and in which the new holder's colours run around the rim then. */
export const HOLD = 60;
const DYE = 250;
/** Milliseconds in which an ember reaches its banner, and between its glows; how it rises, and from what height. */
const EMBER = { lasts: 560, apart: 10, high: 0.7, from: 0.36 } as const;

const pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
const end: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };

/** One movement of the table: its flying pieces, the die, the wave. It has no clock of its own. */
export class BeatShow {
  /** Milliseconds at speed 1. */
  readonly length: number;
  private readonly moving: readonly Moving[];
  private readonly landings: readonly Landing[];
  /** Chips that come with the blow raise no dust of their own. */
  private readonly isFight: boolean;
  private readonly thrown: DieThrow | null;
  private readonly wave: Wave | null;
  private readonly ember: Ember | null;
  private readonly region: RegionId | null;
  /** When the region is taken, in milliseconds; never, if nobody takes it. */
  private readonly blowAt: number;
  private hasDieLanded = false;
  /** Milliseconds for which the ember has been seen. */
  private risen = 0;

  constructor(
    private readonly batch: PieceBatch,
    private readonly effects: Effects,
    private readonly listener: BeatListener,
    { flights, goal = [], thrown = null, wave = null, region = null }: Movement,
  ) {
    this.thrown = thrown;
    this.wave = wave;
    this.region = region;
    this.ember = wave === null ? null : emberOf(flights);
    const landings = landingsOf(flights, goal);
    this.landings = [...new Set(landings.values())];
    const blow = flights.find(({ takes }) => takes);
    this.isFight = blow !== undefined;
    this.blowAt = blow === undefined ? Number.POSITIVE_INFINITY : blow.delay + blow.duration;
    this.moving = flights.map((flight) => {
      return { flight, landing: landings.get(flight) ?? null, begun: false, landed: false };
    });
    const risen = this.ember === null ? 0 : this.ember.delay + EMBER.lasts;
    const taken = this.isFight ? this.blowAt + DYE : 0;
    const length = Math.max(thrown?.duration ?? 0, ...flights.map(lengthOf), risen, taken, 0);
    this.length = length + (this.isFight ? HOLD : 0);
  }

  get anyLanded(): boolean {
    return this.moving.some(({ landed }) => landed);
  }

  draw(now: number): void {
    const elapsed = now < this.blowAt ? now : Math.max(this.blowAt, now - HOLD);
    for (const each of this.moving) if (elapsed >= each.flight.delay) this.drawPiece(each, elapsed);
    for (const landing of this.landings) this.drawResting(landing, elapsed);
    if (this.wave !== null) this.drawWave(this.wave, elapsed);
    this.drawDye(elapsed);
    if (this.thrown !== null) this.drawDie(this.thrown, elapsed);
  }

  end(): void {
    for (const { flight } of this.moving) if (flight.leaves) this.batch.remove(flight.piece.id);
  }

  private drawPiece(each: Moving, elapsed: number): void {
    const { flight, landing } = each;
    const { piece, from, to } = flight;
    if (!each.begun) this.begin(each);
    const t = Math.min(1, (elapsed - flight.delay) / Math.max(1, flight.duration));
    if (t === 1 && !each.landed) this.land(each, elapsed);
    fly(flight, t, pose, end);
    if (each.landed && landing !== null) press(pose, landing.foot, squash(elapsed - landing.at, landing.weight));
    this.batch.move(piece.id, pose);
    if (from.stone === to.stone) return;
    if (flight.way === 'petrify' && to.stone === 1) this.batch.petrify(piece.id, t);
    else this.batch.fade(piece.id, from.stone + (to.stone - from.stone) * t);
  }

  private begin(each: Moving): void {
    each.begun = true;
    if (each.flight.replaces !== null) this.batch.remove(each.flight.replaces);
    this.batch.put(each.flight.piece);
    const { way, from } = each.flight;
    if (way !== 'flung') return;
    this.listener.struck();
    if (!this.isFight) this.dustAt(from.x, from.y, from.z, 0.5);
  }

  private land(each: Moving, elapsed: number): void {
    each.landed = true;
    const { flight, landing } = each;
    const { piece, way, to, weight, leaves, takes, earns } = flight;
    if (way === 'cheer' || way === 'flinch' || (this.isFight && way === 'slide')) return;
    if (landing !== null) {
      landing.at = elapsed;
      landing.weight = weight;
    }
    if (way === 'petrify' && weight > 0) this.effects.crumble(to.x, to.y, to.z);
    else if (way === 'coin' && earns !== null) this.effects.glint(to.x, to.y, to.z);
    else if (takes) this.blow(landing?.foot ?? to.y, to);
    else if (weight > 0 && way === 'arc' && !leaves && !(this.isFight && isToken(piece)))
      this.dustAt(to.x, landing?.foot ?? to.y, to.z, weight);
    this.listener.landed(flight);
  }

  private blow(foot: number, { x, z }: Placement): void {
    this.effects.shake(1);
    const tone = this.effects.toneAt(x, z);
    if (tone !== null) this.effects.blow(x, foot, z, tone);
    if (this.region !== null) this.effects.dye(this.region, 0);
  }

  private dustAt(x: number, y: number, z: number, amount: number): void {
    const tone = this.effects.toneAt(x, z);
    if (tone !== null) this.effects.puff(x, y, z, amount, tone);
  }

  private drawResting({ resting, foot, at, weight }: Landing, elapsed: number): void {
    if (elapsed < at || elapsed > at + SETTLE * 2) return;
    const flat = squash(elapsed - at, weight);
    for (const placement of resting) {
      poseOf(placement, pose);
      press(pose, foot, flat);
      this.batch.move(placement.id, pose);
    }
  }

  private drawWave({ regions }: Wave, elapsed: number): void {
    for (const { region, delay, duration } of regions)
      if (elapsed > delay) this.effects.dull(region, Math.min(1, (elapsed - delay) / duration));
    if (this.ember !== null) this.drawEmber(this.ember, Math.min(EMBER.lasts, elapsed - this.ember.delay));
  }

  private drawEmber({ from, to }: Ember, since: number): void {
    for (; this.risen <= since; this.risen += EMBER.apart) {
      const t = this.risen / EMBER.lasts;
      const way = t * t * (3 - 2 * t);
      const low = from.y + (to.y - from.y) * way + EMBER.from;
      const x = from.x + (to.x - from.x) * way;
      const z = from.z + (to.z - from.z) * way;
      this.effects.ember(x, low + 4 * t * (1 - t) * EMBER.high, z, to.tint, since - this.risen);
      if (this.risen === EMBER.lasts) this.effects.glint(x, low, z);
    }
  }

  private drawDye(elapsed: number): void {
    const since = elapsed - this.blowAt;
    if (this.region !== null && since >= 0) this.effects.dye(this.region, Math.max(0.001, Math.min(1, since / DYE)));
  }

  private drawDie(thrown: DieThrow, elapsed: number): void {
    thrown.pose(elapsed, pose);
    this.batch.move('die', pose);
    if (this.hasDieLanded || elapsed < thrown.restsAt) return;
    this.hasDieLanded = true;
    this.listener.dieLanded();
    const [x, y, z] = thrown.rest;
    if (thrown.style.still) return;
    if (!thrown.style.won) this.dustAt(x, y - DIE_HALF, z, 1);
    else
      for (const aside of [-1, 0, 1]) this.effects.glint(x + aside * DIE_HALF, y + (1 - Math.abs(aside)) * DIE_HALF, z);
  }
}

function lengthOf({ delay, duration, weight, leaves, way, piece }: Flight): number {
  const settles = weight > 0 && !leaves && way !== 'petrify' && isToken(piece);
  return delay + duration + (settles ? SETTLE : 0);
}

interface Landing {
  /** Height of the table or ground under it, in board units. */
  foot: number;
  /** When something last landed, in milliseconds of the beat, and how hard. */
  at: number;
  weight: number;
  readonly resting: readonly Placement[];
}

function keyOf({ x, z }: Placement): string {
  return `${x.toFixed(2)}/${z.toFixed(2)}`;
}

function isToken({ model }: Placement): boolean {
  return isChip(model) || model.startsWith('figure');
}

function landingsOf(flights: readonly Flight[], goal: readonly Placement[]): Map<Flight, Landing> {
  const landing = flights.filter(
    ({ weight, leaves, piece, way }) => weight > 0 && !leaves && way !== 'petrify' && isToken(piece),
  );
  const keys = new Set(landing.map(({ to }) => keyOf(to)));
  const flying = new Set(flights.map(({ piece }) => piece.id));
  const stacks = new Map<string, Landing>();
  for (const key of keys) {
    const pieces = goal.filter((each) => isToken(each) && keyOf(each) === key);
    const foot = Math.min(...pieces.map(({ y }) => y));
    const resting = pieces.filter(({ id }) => !flying.has(id));
    stacks.set(key, { foot, at: Number.NEGATIVE_INFINITY, weight: 0, resting });
  }
  return new Map(
    landing.flatMap((each) => {
      const stack = stacks.get(keyOf(each.to));
      return stack === undefined ? [] : [[each, stack] as const];
    }),
  );
}
