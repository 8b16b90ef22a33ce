import * as v from 'valibot';
import { view } from '../../rules/index.ts';
import { defineRequest, gameName } from '../desk.ts';
import { viewerField, viewerOf } from '../fields.ts';

export const viewRequest = defineRequest(
  'Tells what a seat may see: not the stacks, nor the coins of others.',
  { game: v.optional(gameName), seat: viewerField },
  (desk, { game, seat }) => {
    const { state } = desk.game(game);
    return { view: view(state, viewerOf(state, seat, 'seat')) };
  },
);
