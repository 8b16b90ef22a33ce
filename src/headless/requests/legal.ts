import * as v from 'valibot';
import { legal } from '../../rules/index.ts';
import { writtenCommands } from '../answer-text.ts';
import { defineRequest, gameName, statusOf } from '../desk.ts';
import { viewerField, viewerOf } from '../fields.ts';

export const legalRequest = defineRequest(
  'Lists every command the seat to decide may give: exactly those that apply accepts; for another viewer, those it can be sure of.',
  { game: v.optional(gameName), viewer: v.optional(viewerField) },
  (desk, { game, viewer }) => {
    const { state } = desk.game(game);
    return { ...statusOf(state), legal: writtenCommands(legal(state, viewerOf(state, viewer))) };
  },
);
