import type { Placement } from '../layout/index.ts';

/** How a piece gets from one place to another. */
export type FlightKind = 'arc' | 'topple' | 'walk' | 'slide' | 'petrify' | 'coin';

/** Who goes from where to where, before it is said how. */
export interface Leg {
  /** The piece as it is drawn on the way; its id is the one it has at the end, or had at the start if it goes. */
  readonly piece: Placement;
  readonly from: Placement;
  readonly to: Placement;
  /** A piece of the old layout that this one is; taken away when the flight starts. */
  readonly replaces: string | null;
  /** Taken away when the flight ends. */
  readonly leaves: boolean;
}

/** One piece on its way. */
export interface Flight extends Leg {
  readonly way: FlightKind;
  /** Height of the arc over the higher end, in board units. */
  readonly arc: number;
  /** Hops on the way, for one that walks. */
  readonly hops: number;
  /** Where it falls to, for one that topples: a direction on the table, in radians from x towards the viewer. */
  readonly fall: number;
  /** Height of what it falls on, in board units. */
  readonly floor: number;
  /** Milliseconds after the beat's start, and how long it takes, at speed 1. */
  readonly delay: number;
  readonly duration: number;
  /** How hard it lands: 0 without a trace, 1 with a cloud of dust; its stack gives way a little. */
  readonly weight: number;
  /** Coins that its owner has more once it lands. */
  readonly earns: { readonly seat: number; readonly amount: number } | null;
}

/** A flight, with the usual values for what is left out. */
export function flight(leg: Leg, way: FlightKind, delay: number, duration: number, rest: Partial<Flight> = {}): Flight {
  return { ...leg, way, delay, duration, arc: 0, hops: 1, fall: 0, floor: leg.from.y, weight: 0, earns: null, ...rest };
}

/** Distance over the table. */
export function far({ from, to }: Leg): number {
  return Math.hypot(to.x - from.x, to.z - from.z);
}

/** Height of the arc of something carried so far by a hand. */
export function arcFor(distance: number): number {
  return distance < 0.01 ? 0 : Math.min(1.2, 0.28 + distance * 0.24);
}

/** So much later does each of many begin than the one before, in milliseconds: all have begun after `most`. */
export function gapFor(count: number, gap: number, most: number): number {
  return Math.min(gap, most / Math.max(1, count - 1));
}
