import type { ForceId, GameView, RegionId } from '../../rules/index.ts';
import type { Placement } from '../layout/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { STONE_EDGE } from '../pieces/piece-material.ts';

interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Most milliseconds in which the wave crosses the two farthest regions of a race; a small race is crossed faster. */
const CROSSING = 660;
const PER_UNIT = 220;
/** Milliseconds in which the colour drains from a stack, from its foot to the figure's hat; and its rim's. */
export const DRAIN = 600;
/** The stone has cracks all over it a little later. */
const CLIMB = DRAIN * (1 + STONE_EDGE / 2);
const CHIP_CLIMB = 150;
/** The stack turns before the figure on it: milliseconds per board unit of height. */
const UPWARDS = 300;

export interface Wave {
  readonly regions: readonly { readonly region: RegionId; readonly delay: number; readonly duration: number }[];
  readonly delayAt: (x: number, z: number) => number;
}

/**
 * The wave starts from the race's region nearest its owner's cloth, and reaches each region after a time proportional to its distance.
 * @param owner the middle of the owner's cloth: pieces there turn as the wave sets out.
 */
export function waveOf(view: GameView, force: ForceId, board: BoardGeometry, owner: Spot): Wave {
  const held = view.regions.flatMap((state, region) => {
    const seat = board.regions[region]?.seat;
    return state.force === force && state.tokens > 0 && seat ? [{ region, x: seat.x, z: seat.y }] : [];
  });
  const [first = { region: 0, ...owner }] = held.toSorted((a, b) => distance(a, owner) - distance(b, owner));
  const farthest = Math.max(0.01, ...held.map((spot) => distance(spot, first)));
  const slowness = Math.min(PER_UNIT, CROSSING / farthest);
  const delayAt = (x: number, z: number) => {
    const off = distance({ x, z }, first);
    // The owner's cloth lies beyond the race: the wave comes from there.
    return off > farthest + 0.6 ? 0 : off * slowness;
  };
  const regions = held.map(({ region, x, z }) => ({ region, delay: delayAt(x, z), duration: DRAIN }));
  return { regions: regions.sort((a, b) => a.delay - b.delay), delayAt };
}

export function petrified(legs: readonly Leg[], wave: Wave): Flight[] {
  return legs.map((leg) => {
    const isFigure = leg.piece.model.startsWith('figure');
    const late = heightIn(legs, leg) * UPWARDS;
    const delay = wave.delayAt(leg.from.x, leg.from.z) + late;
    return flight(leg, 'petrify', delay, isFigure ? CLIMB - late : CHIP_CLIMB, { weight: isFigure ? 0.7 : 0 });
  });
}

/** The last of a race's colour: it leaves the last figure on land and rises to the race's banner. */
export interface Ember {
  readonly delay: number;
  readonly from: Placement;
  readonly to: Placement;
}

export function emberOf(flights: readonly Flight[]): Ember | null {
  const turned = flights.filter(({ way }) => way === 'petrify');
  const banner = turned.find(({ piece }) => piece.id.startsWith('banner/'));
  const onLand = turned.filter(({ piece }) => /^figure\/\d+\/r/.test(piece.id));
  const [last] = onLand.toSorted((a, b) => b.delay - a.delay);
  if (banner === undefined || last === undefined) return null;
  return { delay: last.delay + DRAIN, from: last.from, to: banner.to };
}

function heightIn(legs: readonly Leg[], { from }: Leg): number {
  const under = legs.filter((other) => distance(other.from, from) < 0.02).map((other) => other.from.y);
  return from.y - Math.min(...under);
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.z - b.z);
}

export type FlightKind = 'arc' | 'flung' | 'walk' | 'slide' | 'petrify' | 'coin' | 'cheer' | 'flinch';

export interface Leg {
  /** The piece as drawn on the way; its id is the one it has at the end, or had at the start if it leaves. */
  readonly piece: Placement;
  readonly from: Placement;
  readonly to: Placement;
  /** The piece of the old layout that this one continues; removed when the flight starts. */
  readonly replaces: string | null;
  readonly leaves: boolean;
}

export interface Flight extends Leg {
  readonly way: FlightKind;
  /** Height of the arc above the higher end, in board units. */
  readonly arc: number;
  readonly hops: number;
  /** The share of its time in which it gathers itself before it leaps, 0 … 1. */
  readonly gather: number;
  /** Direction in which it cowers: radians on the table from x towards the viewer. */
  readonly fall: number;
  /** Milliseconds after the beat's start, and duration, at speed 1. */
  readonly delay: number;
  readonly duration: number;
  /** How hard it lands: 0 without a trace, 1 with a cloud of dust, its stack yielding a little. */
  readonly weight: number;
  /** The region is theirs when it lands: the blow of the fight. */
  readonly takes: boolean;
  readonly earns: { readonly seat: number; readonly amount: number } | null;
}

export function flight(leg: Leg, way: FlightKind, delay: number, duration: number, rest: Partial<Flight> = {}): Flight {
  return {
    ...leg,
    way,
    delay,
    duration,
    arc: 0,
    hops: 1,
    gather: 0,
    fall: 0,
    weight: 0,
    takes: false,
    earns: null,
    ...rest,
  };
}

export function far({ from, to }: Leg): number {
  return Math.hypot(to.x - from.x, to.z - from.z);
}

export function arcFor(distance: number): number {
  return distance < 0.01 ? 0 : Math.min(1.2, 0.28 + distance * 0.24);
}

/** Delay between the starts of many flights, in milliseconds, such that all have begun after `most`. */
export function gapFor(count: number, gap: number, most: number): number {
  return Math.min(gap, most / Math.max(1, count - 1));
}
