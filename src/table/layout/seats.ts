import { type Force, type GameView, inHandOf, ownMarkers, type Seat } from '../../rules/index.ts';
import { type Colour, playerColour, raceColours } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { markerModel, traitModel } from './model-names.ts';
import { type Placement, piece } from './placement.ts';
import { stack } from './stacks.ts';
import { type SeatPlace, seatPlace } from './table-plan.ts';

/** How a figure lies that waits for somebody: on its side, in radians, and so high. */
const ASLEEP = { lean: 1.36, high: 0.2 } as const;

/** `places`: whether somebody sits there; until the first race comes a figure lies on the cloth or stands. */
export function placeSeats(
  view: GameView,
  board: BoardGeometry,
  colours: readonly number[],
  places: readonly string[] | null = null,
): Placement[] {
  return Array.from({ length: view.players }, (_, seat) => {
    const place = seatPlace(board, view.players, seat);
    const owner = colours[seat] ?? seat;
    const { colour } = playerColour(owner);
    const forces = forcesAt(view, seat);
    return [
      piece(`cloth/${seat}`, `cloth/${owner}`, [place.x, place.y, place.z], {
        scale: [place.width, 1, place.depth],
        tint: mixedDown(colour),
      }),
      piece(`purse/${seat}`, 'purse', pursePlace(place), { tint: colour }),
      ...forces.flatMap((force, k) => placeForce(view, force, forceSlot(place, k, forces.length), colours)),
      ...placeSavings(view, seat, place),
      ...(places === null || forces.length > 0 ? [] : [placeSitter(seat, place, colour, places[seat] === 'asleep')]),
    ];
  }).flat();
}

function placeSitter(seat: Seat, { x, y, z }: SeatPlace, tint: Colour, isAsleep: boolean): Placement {
  const { lean, high } = ASLEEP;
  return isAsleep
    ? piece(`sitter/${seat}`, 'sitter', [x + 0.35, y + high, z], { tint, lean, stone: 0.7, scale: 0.85 })
    : piece(`sitter/${seat}`, 'sitter', [x, y + 0.03, z], { tint, scale: 0.95 });
}

/** A seat's races in play, the active one first. */
export function forcesAt(view: Pick<GameView, 'forces'>, seat: Seat): Force[] {
  return view.forces
    .filter((force) => force.seat === seat)
    .sort((a, b) => Number(a.declined) - Number(b.declined) || b.id - a.id);
}

export function pursePlace(place: SeatPlace): [number, number, number] {
  return [place.x + place.width / 2 - 0.28, place.y + 0.02, place.z - place.side * 0.08];
}

/** In front of the purse, or beside it on the far side, where the purse would be in front of the name. */
export function namePlace({ x, y, z, width, side }: SeatPlace): [number, number, number] {
  return side > 0 ? [x + width / 2 - 0.4, y, z + 0.22] : [x + width / 2 - 0.8, y, z];
}

export function forceSlot(place: SeatPlace, k: number, count: number): [number, number, number] {
  const pitch = Math.min(1.25, (place.width - 0.62) / Math.max(1, count));
  return [place.x - place.width / 2 + 0.12 + pitch * (k + 0.5), place.y + 0.025, place.z];
}

export function bannerSlot([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [x - 0.06, y, z + 0.15];
}

export function badgeSlot([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [x + 0.42, y, z + 0.15];
}

function placeForce(
  view: GameView,
  force: Force,
  slot: readonly [number, number, number],
  colours: readonly number[],
): Placement[] {
  const [x, y, z] = slot;
  const { ready, leaving } = inHandOf(view, force);
  const stone = force.declined ? 1 : 0;
  const tint = raceColours(view, force.race).rim;
  const placed = [
    piece(`banner/${force.race}`, `banner/${traitModel(view, force.race)}`, bannerSlot(slot), {
      tint,
      stone,
      scale: 0.62,
    }),
    ...stack(view, 'hand', force, ready, [x - 0.14, y, z - 0.15], colours, { most: 10, scale: 0.8 }),
    ...stack(view, 'aside', force, force.aside + leaving, [x + 0.34, y, z - 0.15], colours, {
      scale: 0.62,
      figure: false,
    }),
    ...placeOwnMarkers(view, force, slot),
  ];
  if (force.power !== null)
    placed.push(
      piece(`badge/${force.power}`, `badge/${traitModel(view, force.power)}`, badgeSlot(slot), {
        tint: '#efe0bd',
        scale: 0.62,
        stone,
      }),
    );
  return placed;
}

/** Markers on the cloth beside the hand: the first from its slot's middle, how many abreast, how large. */
const MARKERS = { x: 0.17, z: -0.2, abreast: 3, pitch: 0.17, size: 0.28 } as const;

function placeOwnMarkers(view: GameView, force: Force, [x, y, z]: readonly [number, number, number]): Placement[] {
  const all = ownMarkers(view, force).flatMap(({ id, count }) => Array.from({ length: count }, (_, k) => ({ id, k })));
  return all.map(({ id, k }, place) => {
    const [column, row] = [place % MARKERS.abreast, Math.floor(place / MARKERS.abreast)];
    const at: [number, number, number] = [
      x + MARKERS.x + column * MARKERS.pitch,
      y,
      z + MARKERS.z + row * MARKERS.pitch,
    ];
    return piece(`waiting/${id}/${force.id}/${k}`, markerModel(id, k), at, { scale: MARKERS.size });
  });
}

/** Coins are laid out at the end of the game; until then they stay in the purse (SCO-3). */
function placeSavings(view: GameView, seat: Seat, place: SeatPlace): Placement[] {
  const coins = view.coins[seat] ?? null;
  if (view.phase !== 'gameOver' || coins === null) return [];
  const [x, y, z] = pursePlace(place);
  return coinsFor(coins).map((value, k) =>
    piece(`savings/${seat}/${k}`, `coin/${value}`, [x - 0.36 - Math.floor(k / 6) * 0.34, y + (k % 6) * 0.046, z], {
      turn: k,
    }),
  );
}

function mixedDown(colour: Colour): Colour {
  const dim = (at: number) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.42)
      .toString(16)
      .padStart(2, '0');
  return `#${dim(1)}${dim(3)}${dim(5)}`;
}

export function coinsFor(amount: number): number[] {
  const coins: number[] = [];
  let left = Math.max(0, Math.floor(amount));
  for (const value of [10, 5, 3, 1]) {
    while (left >= value) {
      coins.push(value);
      left -= value;
    }
  }
  return coins;
}
