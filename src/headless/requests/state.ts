import * as v from 'valibot';
import { defineRequest, gameName } from '../desk.ts';

export const stateRequest = defineRequest(
  'Tells the whole state, hidden things included.',
  { game: v.optional(gameName) },
  (desk, { game }) => ({ state: desk.game(game).state }),
);
