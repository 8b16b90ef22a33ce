import type { GameEvent, GameView, RegionId, Seat } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import type { TableState } from '../layout/index.ts';
import { badgeSlot, forceSlot, forcesAt, pursePlace } from '../layout/seats.ts';
import { type SeatPlace, seatPlace } from '../layout/table-plan.ts';
import { type Wave, waveOf } from './flight.ts';
import type { CoinPlaces } from './payment.ts';

export type Scenery = Omit<TableState, 'view'>;

function clothOf({ board }: Scenery, players: number, seat: Seat): SeatPlace {
  return seatPlace(board, players, seat);
}

export function purseOf(scenery: Scenery, players: number, seat: Seat): readonly [number, number, number] {
  return pursePlace(clothOf(scenery, players, seat));
}

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

export interface FightPlace {
  readonly region: RegionId;
  readonly x: number;
  readonly z: number;
}

export function fightPlace({ board }: Scenery, events: readonly GameEvent[]): FightPlace | null {
  const attack = events.find((event) => event.type === 'attackBegan');
  const region = attack?.type === 'attackBegan' ? board.regions[attack.region] : undefined;
  return region === undefined ? null : { region: region.id, x: region.seat.x, z: region.seat.y };
}

export function waveIn(scenery: Scenery, view: GameView, events: readonly GameEvent[]): Wave | null {
  const declined = events.find((event) => event.type === 'declined');
  if (declined === undefined || declined.type !== 'declined') return null;
  return waveOf(view, declined.force, scenery.board, clothOf(scenery, view.players, declined.seat));
}
