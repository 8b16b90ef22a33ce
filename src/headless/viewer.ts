import * as v from 'valibot';
import type { GameState, Seat } from '../rules/index.ts';
import { integer, leaf } from './fields.ts';
import { badField } from './trouble.ts';

const seat = integer(0, 4);

/** The field of a request that says who is looking: a seat, or null for a spectator. */
export const viewerField = leaf<Seat | null>(
  'a seat, or null for a spectator',
  (value) => value === null || v.is(seat, value),
);

/** Returns the viewer, if there is such a seat at this table; by default the seat to decide. `path` is the field of the request. */
export function viewerOf(state: GameState, viewer: Seat | null | undefined, path = 'viewer'): Seat | null {
  if (viewer === undefined) return state.seat;
  if (viewer === null || viewer < state.players) return viewer;
  throw badField(path, `Seats go from 0 to ${state.players - 1}, found ${viewer}.`);
}
