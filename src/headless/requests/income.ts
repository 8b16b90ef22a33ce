import * as v from 'valibot';
import { payments } from '../../rules/ahead.ts';
import { income } from '../../rules/index.ts';
import { defineRequest, gameName, statusOf } from '../desk.ts';
import { viewerField, viewerOf } from '../fields.ts';

export const incomeRequest = defineRequest(
  'Says what the turn would pay if it were scored now, line by line, and what it would pay after each legal command. Changes nothing.',
  { game: v.optional(gameName), viewer: v.optional(viewerField) },
  (desk, { game, viewer }) => {
    const { state } = desk.game(game);
    const lines = income(state, state.turnSeat);
    return {
      ...statusOf(state),
      turnSeat: state.turnSeat,
      coins: lines.reduce((sum, { amount }) => sum + amount, 0),
      lines,
      after: payments(state, viewerOf(state, viewer)),
    };
  },
);
