import type { Placement } from '../layout/index.ts';

export type FlightKind = 'arc' | 'topple' | 'walk' | 'slide' | 'petrify' | 'coin' | 'cheer' | 'flinch';

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
  readonly stomps: boolean;
  /** The share of its time in which it gathers itself before it leaps, 0 … 1. */
  readonly gather: number;
  /** Direction it falls in, if it topples: radians on the table from x towards the viewer. */
  readonly fall: number;
  /** Height of what it falls on, in board units. */
  readonly floor: number;
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
    stomps: false,
    gather: 0,
    fall: 0,
    floor: leg.from.y,
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
