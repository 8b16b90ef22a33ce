import * as v from 'valibot';
import type { GameState, Seat } from '../rules/index.ts';
import { integer, leaf } from './fields.ts';
import { badField } from './trouble.ts';

const seat = integer(0, 4);

export const viewerField = leaf<Seat | null>(
  'a seat, or null for a spectator',
  (value) => value === null || v.is(seat, value),
);

/** Refuses a seat that the table lacks; by default the seat to decide. `path`: the field of the request. */
export function viewerOf(state: GameState, viewer: Seat | null | undefined, path = 'viewer'): Seat | null {
  if (viewer === undefined) return state.seat;
  if (viewer === null || viewer < state.players) return viewer;
  throw badField(path, `Seats go from 0 to ${state.players - 1}, found ${viewer}.`);
}
