import type { GameEvent } from '../../rules/index.ts';
import type { Placement } from '../layout/index.ts';
import type { Beat, Manner } from './beats.ts';

/** One piece on its way. */
export interface Flight {
  /** The piece as it is drawn on the way; its id is the one it has at the end, or had at the start if it goes. */
  readonly piece: Placement;
  readonly from: Placement;
  readonly to: Placement;
  /** A piece of the old layout that this one is; taken away when the flight starts. */
  readonly replaces: string | null;
  /** Taken away when the flight ends. */
  readonly leaves: boolean;
  /** Height of the arc over the higher end, in board units. */
  readonly arc: number;
  /** Hops on the way: 1 for one arc. */
  readonly hops: number;
  /** Falls over first. */
  readonly topples: boolean;
  /** Milliseconds after the beat's start, and how long it takes, at speed 1. */
  readonly delay: number;
  readonly duration: number;
}

/** Where coins go to and come from, apart from the column. */
export interface CoinPlaces {
  readonly purse: (seat: number) => readonly [number, number, number];
  readonly region: (region: number) => readonly [number, number, number];
  readonly stash: readonly [number, number, number];
}

const durations: Readonly<Record<Manner, number>> = {
  carried: 430,
  lost: 620,
  walked: 520,
  coins: 560,
  die: 0,
  declined: 760,
  slid: 560,
};
const STAGGER = 55;
const LONGEST_STAGGER = 620;

/** How every piece gets from one layout to the next. */
export function flightsOf(
  before: readonly Placement[],
  after: readonly Placement[],
  beat: Beat,
  places: CoinPlaces,
): Flight[] {
  const [old, now] = [byId(before), byId(after)];
  const gone = before.filter(({ id }) => !now.has(id));
  const come = after.filter(({ id }) => !old.has(id));
  const stays = after.flatMap((to) => {
    const from = old.get(to.id);
    return from === undefined || samePose(from, to) ? [] : [{ piece: to, from, to, replaces: null, leaves: false }];
  });
  const carried = come.flatMap((to) => {
    const k = gone.findIndex((from) => from.model === to.model && from.tint === to.tint);
    const [from] = k < 0 ? [] : gone.splice(k, 1);
    return from === undefined ? [] : [{ piece: to, from, to, replaces: from.id, leaves: false }];
  });
  const matched = new Set(carried.map(({ to }) => to.id));
  const source = carried[0]?.from;
  const appearing = come
    .filter(({ id }) => !matched.has(id))
    .map((to) => ({ piece: to, from: originOf(to, beat, places, source), to, replaces: null, leaves: false }));
  const leaving = gone.map((from) => ({
    piece: from,
    from,
    to: goalOf(from, beat, places),
    replaces: null,
    leaves: true,
  }));
  const flights = [...carried, ...appearing, ...leaving, ...paid(beat, places), ...stays];
  const gap = Math.min(STAGGER, LONGEST_STAGGER / Math.max(1, flights.length));
  return flights.map((flight, k) => ({
    ...flight,
    arc: arcOf(beat.manner, flight.from, flight.to),
    hops: beat.manner === 'walked' ? 3 : 1,
    topples: beat.manner === 'lost' && (flight.leaves || flight.replaces !== null),
    delay: beat.manner === 'declined' || stays.some(({ piece }) => piece === flight.piece) ? 0 : k * gap,
    duration: durations[beat.manner],
  }));
}

function byId(placements: readonly Placement[]): Map<string, Placement> {
  return new Map(placements.map((placement) => [placement.id, placement]));
}

function samePose(a: Placement, b: Placement): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.z === b.z &&
    a.turn === b.turn &&
    a.lean === b.lean &&
    a.stone === b.stone &&
    a.tint === b.tint &&
    a.scale[0] === b.scale[0]
  );
}

function arcOf(manner: Manner, from: Placement, to: Placement): number {
  const far = Math.hypot(to.x - from.x, to.z - from.z);
  if (manner === 'slid') return far > 0.3 && from.model !== 'banner' ? 0.1 : 0.06;
  if (manner === 'walked') return 0.22;
  return far < 0.01 ? 0 : Math.min(1.3, 0.25 + far * 0.3);
}

/** A new piece that was nowhere before comes with those that were carried, out of a purse, or down from above. */
function originOf(to: Placement, beat: Beat, places: CoinPlaces, source: Placement | undefined): Placement {
  const payer = to.model.startsWith('coin') ? beat.events.find(isPayment) : undefined;
  if (payer?.from.at === 'player') return at(to, places.purse(payer.from.seat));
  if (source !== undefined && to.model.startsWith('figure'))
    return { ...to, x: source.x, y: source.y + 0.1, z: source.z };
  return { ...to, y: to.y + 0.9, scale: [0.001, 0.001, 0.001] };
}

/** A piece that goes for good goes into a purse, or falls over and is gone. */
function goalOf(from: Placement, beat: Beat, places: CoinPlaces): Placement {
  const taker = from.model.startsWith('coin')
    ? beat.events.find((event) => isPayment(event) && event.to.at === 'player')
    : undefined;
  if (taker !== undefined && isPayment(taker) && taker.to.at === 'player') return at(from, places.purse(taker.to.seat));
  return { ...from, y: from.y - 0.04, scale: [0.001, 0.001, 0.001] };
}

function at(piece: Placement, [x, y, z]: readonly [number, number, number]): Placement {
  return { ...piece, x, y: y + 0.15, z };
}

type Payment = Extract<GameEvent, { type: 'coinsMoved' }>;

function isPayment(event: GameEvent): event is Payment {
  return event.type === 'coinsMoved';
}

/** Coins between the stash and a purse lie nowhere before or after: they are seen only while they fly. */
function paid(beat: Beat, places: CoinPlaces): Omit<Flight, 'arc' | 'hops' | 'topples' | 'delay' | 'duration'>[] {
  return beat.events.filter(isPayment).flatMap((event, order) => {
    if (event.from.at === 'column' || event.to.at === 'column') return [];
    const placeOf = (end: Payment['from']) =>
      end.at === 'player' ? places.purse(end.seat) : event.region === null ? places.stash : places.region(event.region);
    const values = Math.min(event.amount, 6);
    return Array.from({ length: values }, (_, k) => {
      const piece: Placement = {
        id: `paid/${order}/${k}`,
        model: 'coin/1',
        x: 0,
        y: 0,
        z: 0,
        turn: k,
        lean: 0,
        scale: [1.25, 1.25, 1.25],
        tint: '#ffffff',
        stone: 0,
        face: null,
      };
      return {
        piece,
        from: at(piece, placeOf(event.from)),
        to: at(piece, placeOf(event.to)),
        replaces: null,
        leaves: true,
      };
    });
  });
}
