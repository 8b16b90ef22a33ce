import type { Placement } from '../layout/index.ts';
import { arcFor, type Flight, far, flight, gapFor, type Leg } from './flight.ts';

/** A place on the table, seen from above. */
interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Milliseconds. The attackers gather themselves, and are in the air when the defender is struck; he is down when the first of them lands. */
const GATHER = 80;
const CHARGE = GATHER + 560;
const STRUCK = GATHER + 330;
const TOPPLED = 980;
const GAP = 85;
const LONGEST = 520;
const FIRST_STEP = 420;
const STEP = 150;

/** Length of one hop of a walking token, in board units; and its height. */
const PACE = 0.75;
const HOP = 0.2;
/** The winner's joy, once it has landed: milliseconds until it begins and for which it lasts; height of a hop, in board units. */
const JOY = { after: 140, lasts: 400, hops: 2, high: 0.16 } as const;

/** A small fight for a region: the attackers leap in, lost tokens topple away from them and are carried off, the others walk. */
export function fought(legs: readonly Leg[], seat: Spot): Flight[] {
  const defenders = legs.filter(({ from, to, leaves }) => isAt(from, seat) && (leaves || !isAt(to, seat)));
  const attackers = legs.filter((leg) => !defenders.includes(leg) && far(leg) > 0.05);
  const rest = legs.filter((leg) => !defenders.includes(leg) && !attackers.includes(leg));
  const floor = Math.min(...defenders.map(({ from }) => from.y), seatFloor(attackers));
  const [lead] = attackers;
  const towards = lead === undefined ? 0.6 : Math.atan2(seat.z - lead.from.z, seat.x - lead.from.x);
  const struck = lead === undefined ? 0 : STRUCK;
  const gap = gapFor(attackers.length, GAP, LONGEST);
  const lost = defenders.filter(isLost);
  const safe = defenders.filter((leg) => !isLost(leg));
  return [
    ...lost.map((leg, k) =>
      flight(leg, 'topple', struck + k * 40, TOPPLED, {
        fall: towards + (k % 2 === 0 ? 0.25 : -0.3) * k,
        floor,
        arc: arcFor(far(leg)),
        weight: 0.6,
      }),
    ),
    ...safe.map((leg, k) => ({ ...walk(leg, struck + FIRST_STEP - STRUCK + k * 70), stomps: true })),
    // Staying attackers stack up: the figure on top lands last.
    ...attackers.map((leg, k) =>
      flight(leg, 'arc', k * gap, CHARGE, {
        arc: arcFor(far(leg)),
        gather: GATHER / CHARGE,
        weight: isAt(leg.to, seat) && k > 0 ? 0.5 : 1,
      }),
    ),
    ...attackers.flatMap((leg, k) => (isWinner(leg, seat) ? [joy(leg.to, k * gap + CHARGE + JOY.after)] : [])),
    ...rest.map((leg) => flight(leg, 'slide', struck, 260)),
  ];
}

/** A token walks in hops to where it belongs. */
export function walk(leg: Leg, delay: number): Flight {
  const hops = Math.max(2, Math.min(7, Math.round(far(leg) / PACE)));
  return flight(leg, 'walk', delay, STEP * hops + 120, { hops, arc: HOP, weight: 0.15 });
}

/** Is this a figure that has taken the region? */
function isWinner({ piece, to, leaves }: Leg, seat: Spot): boolean {
  return piece.model.startsWith('figure') && !leaves && isAt(to, seat);
}

/** A figure hops for joy where it stands. */
function joy(figure: Placement, delay: number): Flight {
  const leg = { piece: figure, from: figure, to: figure, replaces: null, leaves: false };
  return flight(leg, 'cheer', delay, JOY.lasts, { hops: JOY.hops, arc: JOY.high });
}

/** Is this piece lost for good, or back in the tray? */
function isLost({ leaves, to }: Leg): boolean {
  return leaves || to.id.startsWith('tray/');
}

function seatFloor(attackers: readonly Leg[]): number {
  return Math.min(...attackers.map(({ to }) => to.y), Number.POSITIVE_INFINITY);
}

function isAt(place: Spot, seat: Spot): boolean {
  return Math.hypot(place.x - seat.x, place.z - seat.z) < 0.03;
}
