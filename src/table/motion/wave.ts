import type { ForceId, GameView, RegionId } from '../../rules/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { type Flight, flight, type Leg } from './flight.ts';

interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Most milliseconds in which the wave crosses the two farthest regions of a race; a small race is crossed faster. */
const CROSSING = 1500;
const PER_UNIT = 330;
/** Milliseconds in which stone climbs up one figure, and one chip. */
const CLIMB = 720;
const CHIP_CLIMB = 180;
/** The stack turns before the figure on it: milliseconds per board unit of height. */
const UPWARDS = 1400;
const RIM = 420;

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
  const regions = held.map(({ region, x, z }) => ({ region, delay: delayAt(x, z), duration: RIM }));
  return { regions: regions.sort((a, b) => a.delay - b.delay), delayAt };
}

export function petrified(legs: readonly Leg[], wave: Wave): Flight[] {
  return legs.map((leg) => {
    const isFigure = leg.piece.model.startsWith('figure');
    const delay = wave.delayAt(leg.from.x, leg.from.z) + heightIn(legs, leg) * UPWARDS;
    return flight(leg, 'petrify', delay, isFigure ? CLIMB : CHIP_CLIMB, { weight: isFigure ? 0.7 : 0 });
  });
}

function heightIn(legs: readonly Leg[], { from }: Leg): number {
  const under = legs.filter((other) => distance(other.from, from) < 0.02).map((other) => other.from.y);
  return from.y - Math.min(...under);
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.z - b.z);
}
