import * as v from 'valibot';
import { gameName } from '../desk.ts';
import { defineRequest } from '../request.ts';

export const stateRequest = defineRequest(
  'Tells the whole state, hidden things included.',
  { game: v.optional(gameName) },
  (desk, { game }) => ({ state: desk.game(game).state }),
);
