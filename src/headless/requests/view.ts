import * as v from 'valibot';
import { view } from '../../rules/index.ts';
import { gameName } from '../desk.ts';
import { integer, leaf } from '../fields.ts';
import { defineRequest } from '../request.ts';
import { badField } from '../trouble.ts';

const seat = integer(0, 4);
const seatOrNull = leaf<number | null>(
  'a seat, or null for a spectator',
  (value) => value === null || v.is(seat, value),
);

/** Tells what a seat may see. */
export const viewRequest = defineRequest(
  'Tells what a seat may see: not the stacks, nor the coins of others.',
  { game: v.optional(gameName), seat: seatOrNull },
  (desk, { game, seat }) => {
    const { state } = desk.game(game);
    if (seat !== null && seat >= state.players)
      throw badField('seat', `Seats go from 0 to ${state.players - 1}, found ${seat}.`);
    return { view: view(state, seat) };
  },
);
