import * as v from 'valibot';
import { legal } from '../../rules/index.ts';
import { gameName, statusOf } from '../desk.ts';
import { defineRequest } from '../request.ts';
import { writtenCommands } from '../written.ts';

/** Lists what may be done. */
export const legalRequest = defineRequest(
  'Lists every command the seat to decide may give: exactly those that apply accepts.',
  { game: v.optional(gameName) },
  (desk, { game }) => {
    const { state } = desk.game(game);
    return { ...statusOf(state), legal: writtenCommands(legal(state)) };
  },
);
