import * as v from 'valibot';
import { defineRequest, gameName } from '../desk.ts';

export const closeRequest = defineRequest('Forgets a game.', { game: v.optional(gameName) }, (desk, { game }) => {
  desk.close(game);
  return {};
});
