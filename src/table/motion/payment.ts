import type { GameEvent } from '../../rules/index.ts';
import type { Placement } from '../layout/index.ts';
import { coinsFor } from '../layout/seats.ts';
import { type Flight, flight, gapFor } from './flight.ts';

export type Payment = Extract<GameEvent, { type: 'coinsMoved' }>;
type Spot = readonly [number, number, number];

export interface CoinPlaces {
  readonly purse: (seat: number) => Spot;
  readonly region: (region: number) => Spot;
  /** The badge of a race in play, or its banner if it has none any more; null if it is not on the table. */
  readonly force: (force: number) => Spot | null;
  readonly stash: Spot;
}

const FLIGHT = 640;
/** Coins start one after the other, but all are in the air after this many milliseconds. */
const GAP = 170;
const LONGEST = 2100;

export function isPayment(event: GameEvent): event is Payment {
  return event.type === 'coinsMoved';
}

export function originOfCoins({ from, region, force }: Payment, places: CoinPlaces): Spot {
  if (from.at === 'player') return places.purse(from.seat);
  if (region !== null) return places.region(region);
  return (force === null ? null : places.force(force)) ?? places.stash;
}

/** What each player is paid, by seat: of the payments that `paid` shows, those that end in a purse. */
export function sumsOf(events: readonly GameEvent[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { from, to, amount } of events.filter(isPayment))
    if (from.at !== 'column' && to.at === 'player') sums.set(to.seat, (sums.get(to.seat) ?? 0) + amount);
  return sums;
}

/** Coins between stash and purse have no place before or after: they are seen only while they fly. */
export function paid(events: readonly GameEvent[], places: CoinPlaces): Flight[] {
  const coins = events.filter(isPayment).flatMap((payment, order) => {
    if (payment.from.at === 'column' || payment.to.at === 'column') return [];
    const origin = originOfCoins(payment, places);
    const goal = payment.to.at === 'player' ? places.purse(payment.to.seat) : places.stash;
    const owner = payment.to.at === 'player' ? payment.to.seat : null;
    return coinsFor(payment.amount).map((value, k) => ({ id: `paid/${order}/${k}`, value, origin, goal, owner }));
  });
  const gap = gapFor(coins.length, GAP, LONGEST);
  return coins.map(({ id, value, origin, goal, owner }, k) => {
    const from = coinAt(id, value, k, origin);
    const leg = { piece: from, from, to: coinAt(id, value, k, goal), replaces: null, leaves: true };
    return flight(leg, 'coin', k * gap, FLIGHT, {
      arc: 0.9,
      earns: owner === null ? null : { seat: owner, amount: value },
    });
  });
}

/** Board units from a region up to its coins, above its figure's head; and between two of them. */
const SHOWN = { over: 0.52, apart: 0.2 } as const;

/** Where nothing may move: the coins of the payments that end in a purse, each over what earned it. */
export function laid(events: readonly GameEvent[], places: CoinPlaces): Placement[] {
  return events.filter(isPayment).flatMap((payment, order) => {
    if (payment.from.at === 'column' || payment.to.at !== 'player') return [];
    const [x, y, z] = originOfCoins(payment, places);
    const coins = coinsFor(payment.amount);
    return coins.map((value, k) =>
      coinAt(`laid/${order}/${k}`, value, k, [x + (k - (coins.length - 1) / 2) * SHOWN.apart, y + SHOWN.over, z]),
    );
  });
}

function coinAt(id: string, value: number, turn: number, [x, y, z]: Spot): Placement {
  const scale = [1.3, 1.3, 1.3] as const;
  const rest = { turn, lean: 0, scale, tint: '#ffffff', stone: 0, face: null } as const;
  return { id, model: `coin/${value}`, x, y: y + 0.15, z, ...rest };
}
