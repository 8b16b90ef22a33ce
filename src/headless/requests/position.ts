import * as v from 'valibot';
import { writePosition } from '../../rules/positions/index.ts';
import { defineRequest, gameName } from '../desk.ts';

export const positionRequest = defineRequest(
  'Tells the state in the position language, from which load makes the same state again.',
  { game: v.optional(gameName) },
  (desk, { game }) => ({ position: writePosition(desk.game(game).state) }),
);
