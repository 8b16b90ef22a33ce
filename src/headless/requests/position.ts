import * as v from 'valibot';
import { writePosition } from '../../rules/positions/index.ts';
import { gameName } from '../desk.ts';
import { defineRequest } from '../request.ts';

export const positionRequest = defineRequest(
  'Tells the state in the position language, from which load makes the same state again.',
  { game: v.optional(gameName) },
  (desk, { game }) => ({ position: writePosition(desk.game(game).state) }),
);
