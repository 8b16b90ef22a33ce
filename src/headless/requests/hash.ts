import * as v from 'valibot';
import { defineRequest, gameName } from '../desk.ts';
import { hashOf } from '../game.ts';

export const hashRequest = defineRequest(
  'Tells the fingerprint of the position: equal states have equal ones.',
  { game: v.optional(gameName) },
  (desk, { game }) => ({ hash: hashOf(desk.game(game).state) }),
);
