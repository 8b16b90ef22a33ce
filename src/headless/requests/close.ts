import * as v from 'valibot';
import { gameName } from '../desk.ts';
import { defineRequest } from '../request.ts';

/** Takes a game off the desk. */
export const closeRequest = defineRequest('Forgets a game.', { game: v.optional(gameName) }, (desk, { game }) => {
  desk.close(game);
  return {};
});
