import type { Placement } from '../layout/index.ts';
import { figureOf } from '../layout/poses.ts';
import { arcFor, type Flight, far, flight, type Leg } from './flight.ts';

interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Milliseconds. Attackers gather and leap; the defender flies aside just before they land where he stood. */
const GATHER = 80;
const CHARGE = GATHER + 560;
const FLINCH = { at: GATHER + 90, lasts: 260 } as const;
const STRUCK = CHARGE - 210;
const TOPPLED = 1080;
const ASIDE = 0.95;
/** How much higher than a carried token attackers leap: they come down from above, not through anybody. */
const ONSET = 1.7;
const FIRST_STEP = 110;
const STEP = 150;

/** Length of one hop of a walking token, in board units; and its height. */
const PACE = 0.75;
const HOP = 0.2;
/** Milliseconds until the winner's joy begins and for which it lasts; height of a hop, in board units. */
const JOY = { after: 170, lasts: 440, hops: 2, high: 0.22 } as const;

/** Attackers leap in; lost tokens topple away from them and are carried off; the others walk. */
export function fightFlights(legs: readonly Leg[], seat: Spot): Flight[] {
  const defenders = legs.filter(({ from, to, leaves }) => isAt(from, seat) && (leaves || !isAt(to, seat)));
  const attackers = legs.filter((leg) => !defenders.includes(leg) && far(leg) > 0.05);
  const rest = legs.filter((leg) => !defenders.includes(leg) && !attackers.includes(leg));
  const floor = Math.min(...defenders.map(({ from }) => from.y), seatFloor(attackers));
  const [lead] = attackers;
  const towards = lead === undefined ? 0.6 : Math.atan2(seat.z - lead.from.z, seat.x - lead.from.x);
  const struck = lead === undefined ? 0 : STRUCK;
  const blow = attackers.findLast((leg) => isAt(leg.to, seat));
  const lost = defenders.filter(isLost);
  const safe = defenders.filter((leg) => !isLost(leg));
  return [
    ...(lead === undefined ? [] : defenders.filter(isFigure).map((leg) => flinch(leg, towards))),
    ...lost.map((leg, k) =>
      flight(leg, 'topple', struck + k * 40, TOPPLED, {
        // Aside, so that whoever comes does not hide it.
        fall: towards + ASIDE + (k % 2 === 0 ? 0.25 : -0.3) * k,
        floor,
        arc: arcFor(far(leg)),
        weight: 0.6,
      }),
    ),
    ...safe.map((leg, k) => ({ ...walk(leg, struck + (lead === undefined ? 0 : FIRST_STEP) + k * 70), stomps: true })),
    // They come as one: the chips, and the figure on top of them.
    ...attackers.map((leg) =>
      flight(leg, 'arc', 0, CHARGE, {
        arc: ONSET * arcFor(far(leg)),
        gather: GATHER / CHARGE,
        weight: leg === blow || !isAt(leg.to, seat) ? 1 : 0.5,
        takes: leg === blow,
      }),
    ),
    ...attackers.flatMap((leg) => (isWinner(leg, seat) ? [joy(leg.to, CHARGE + JOY.after)] : [])),
    ...rest.map((leg) => flight(leg, 'slide', struck, 260)),
  ];
}

export function walk(leg: Leg, delay: number): Flight {
  const hops = Math.max(2, Math.min(7, Math.round(far(leg) / PACE)));
  return flight(leg, 'walk', delay, STEP * hops + 120, { hops, arc: HOP, weight: 0.15 });
}

function flinch({ from }: Leg, fall: number): Flight {
  const leg = { piece: from, from, to: from, replaces: null, leaves: false };
  return flight(leg, 'flinch', FLINCH.at, FLINCH.lasts, { fall });
}

function isFigure({ from }: Leg): boolean {
  return from.model.startsWith('figure') || figureOf(from.model) === 'totem';
}

function isWinner({ piece, to, leaves }: Leg, seat: Spot): boolean {
  return piece.model.startsWith('figure') && !leaves && isAt(to, seat);
}

function joy(figure: Placement, delay: number): Flight {
  const leg = { piece: figure, from: figure, to: figure, replaces: null, leaves: false };
  return flight(leg, 'cheer', delay, JOY.lasts, { hops: JOY.hops, arc: JOY.high });
}

function isLost({ leaves, to }: Leg): boolean {
  return leaves || to.id.startsWith('tray/');
}

function seatFloor(attackers: readonly Leg[]): number {
  return Math.min(...attackers.map(({ to }) => to.y), Number.POSITIVE_INFINITY);
}

function isAt(place: Spot, seat: Spot): boolean {
  return Math.hypot(place.x - seat.x, place.z - seat.z) < 0.03;
}
