import * as v from 'valibot';
import { boardFacts, prospect } from '../../rules/index.ts';
import { defineRequest, gameName, statusOf } from '../desk.ts';

export const prospectsRequest = defineRequest(
  'Says of every region what taking it would cost, why it is refused, and the odds of a final roll. Changes nothing.',
  { game: v.optional(gameName) },
  (desk, { game }) => {
    const { state } = desk.game(game);
    return { ...statusOf(state), prospects: boardFacts(state.board).regions.map(({ id }) => prospect(state, id)) };
  },
);
