import type { Placement } from '../layout/index.ts';
import { figureOf } from '../layout/poses.ts';
import { arcFor, type Flight, far, flight, type Leg } from './flight.ts';

interface Spot {
  readonly x: number;
  readonly z: number;
}

/** Milliseconds. Attackers gather and leap; the defender flies off just before they come down where he stood. */
const GATHER = 90;
const CHARGE = GATHER + 380;
const FLINCH = { at: GATHER, lasts: 260 } as const;
const STRUCK = CHARGE - 50;
export const FLOWN = 450;
/** Milliseconds from the blow until what comes with a conquest does, and in which; from how high. */
const BROUGHT = { after: 200, lasts: 260, from: 0.3 } as const;
/** Milliseconds in which a figure in hand sinks or rises. */
const SUNK = 240;
/** How much higher than a carried token attackers leap: they come down from above, not through anybody. */
const ONSET = 1.7;
/** How far whoever has no home is flung, in board units, and how far to the side of the attackers' way, in radians. */
const OFF = { far: 1.3, aside: 0.95 } as const;

const STEP = 110;
/** Length of one hop of a walking token, in board units; and its height. */
const PACE = 0.75;
const HOP = 0.2;
/** Milliseconds until the winner's joy begins and for which it lasts; height of a hop, in board units. */
const JOY = { after: 110, lasts: 230, hops: 1, high: 0.2 } as const;

/** Attackers leap in; whoever is driven out flies home, what is lost with it; what is built comes last. */
export function fightFlights(legs: readonly Leg[], seat: Spot): Flight[] {
  const brought = legs.filter(isBrought);
  const others = legs.filter((leg) => !brought.includes(leg));
  const defenders = others.filter(({ from, to, leaves }) => isAt(from, seat) && (leaves || !isAt(to, seat)));
  const attackers = others.filter((leg) => !defenders.includes(leg) && far(leg) > 0.05);
  const rest = others.filter((leg) => !defenders.includes(leg) && !attackers.includes(leg));
  const [lead] = attackers;
  const towards = lead === undefined ? 0.6 : Math.atan2(seat.z - lead.from.z, seat.x - lead.from.x);
  const struck = lead === undefined ? 0 : STRUCK;
  const blow = attackers.findLast((leg) => isAt(leg.to, seat));
  const home = defenders.find(({ leaves, to }) => !leaves && !to.id.startsWith('tray/'))?.to;
  const aside = towards + OFF.aside;
  const off = { x: seat.x + Math.cos(aside) * OFF.far, z: seat.z + Math.sin(aside) * OFF.far };
  return [
    ...(lead === undefined ? [] : defenders.filter(isFigure).map((leg) => flinch(leg, towards))),
    ...defenders.map((leg, k) => {
      // What is left of nobody goes where the others go, or off the land.
      const { x, z } = home ?? off;
      const flown = leg.leaves ? { ...leg, to: { ...leg.to, x, z, y: leg.from.y } } : leg;
      return flight(flown, 'flung', struck + k * 12, FLOWN, { arc: arcFor(far(flown)) });
    }),
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
    ...brought.map((leg) => bring(leg, lead === undefined ? 0 : CHARGE + BROUGHT.after)),
    // A figure in hand sinks as its tokens leave, and rises as they come.
    ...rest.map((leg) => flight(leg, 'slide', leg.to.y > leg.from.y ? struck + FLOWN - SUNK : 0, SUNK)),
  ];
}

/** What is built comes from the cloth, or from nowhere: out of the air right above its place. */
function bring(leg: Leg, delay: number): Flight {
  const isNew = far(leg) < 0.05;
  const from = isNew ? { ...leg.from, y: leg.to.y + BROUGHT.from } : leg.from;
  const arc = isNew ? 0 : arcFor(far(leg));
  return flight({ ...leg, from }, 'arc', delay, BROUGHT.lasts, { arc, weight: 0.4 });
}

export function walk(leg: Leg, delay: number): Flight {
  const hops = Math.max(2, Math.min(5, Math.round(far(leg) / PACE)));
  return flight(leg, 'walk', delay, STEP * hops + 100, { hops, arc: HOP, weight: 0.15 });
}

function flinch({ from }: Leg, fall: number): Flight {
  const leg = { piece: from, from, to: from, replaces: null, leaves: false };
  return flight(leg, 'flinch', FLINCH.at, FLINCH.lasts, { fall });
}

function isBrought({ from, to, leaves }: Leg): boolean {
  return to.id.startsWith('marker/') && !leaves && (from.id !== to.id || from.scale[0] < to.scale[0] / 2);
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

function isAt(place: Spot, seat: Spot): boolean {
  return Math.hypot(place.x - seat.x, place.z - seat.z) < 0.03;
}
