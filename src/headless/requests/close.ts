import * as v from 'valibot';
import { gameName } from '../desk.ts';
import { defineRequest } from '../request.ts';

export const closeRequest = defineRequest('Forgets a game.', { game: v.optional(gameName) }, (desk, { game }) => {
  desk.close(game);
  return {};
});
