import type { GameEvent, GameView, Seat } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import type { TableState } from '../layout/index.ts';
import { badgeSlot, forceSlot, forcesAt, pursePlace } from '../layout/seats.ts';
import { type SeatPlace, seatPlace } from '../layout/table-plan.ts';
import type { CoinPlaces } from './paid.ts';
import { type Wave, waveOf } from './wave.ts';

/** The table without the pieces on it. */
export type Scenery = Omit<TableState, 'view'>;

function clothOf({ board }: Scenery, players: number, seat: Seat): SeatPlace {
  return seatPlace(board, players, seat);
}

/** Where a player's purse stands, in board units. */
export function purseOf(scenery: Scenery, players: number, seat: Seat): readonly [number, number, number] {
  return pursePlace(clothOf(scenery, players, seat));
}

/** Where coins go to and come from, on a table showing this view. */
export function coinPlaces(scenery: Scenery, view: GameView): CoinPlaces {
  const { board } = scenery;
  return {
    purse: (seat) => purseOf(scenery, view.players, seat),
    region: (region) => {
      const [x, y, z] = stackPlace(board, region);
      return [x, y + 0.2, z];
    },
    force: (id) => {
      const force = view.forces.find((each) => each.id === id);
      if (force === undefined) return null;
      const all = forcesAt(view, force.seat);
      return badgeSlot(forceSlot(clothOf(scenery, view.players, force.seat), all.indexOf(force), all.length));
    },
    stash: [0, 0.5, -board.height / 2 - 0.4],
  };
}

/** The middle of the region contested in these events, in board units; null if there is no fight. */
export function fightPlace({ board }: Scenery, events: readonly GameEvent[]): { x: number; z: number } | null {
  const attack = events.find((event) => event.type === 'attackBegan');
  const seat = attack?.type === 'attackBegan' ? board.regions[attack.region]?.seat : undefined;
  return seat === undefined ? null : { x: seat.x, z: seat.y };
}

/** The wave of stone over the race that declines in these events; null if none does. */
export function waveIn(scenery: Scenery, view: GameView, events: readonly GameEvent[]): Wave | null {
  const declined = events.find((event) => event.type === 'declined');
  if (declined === undefined || declined.type !== 'declined') return null;
  return waveOf(view, declined.force, scenery.board, clothOf(scenery, view.players, declined.seat));
}
