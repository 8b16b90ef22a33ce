import * as v from 'valibot';
import { type Command, explain, prospect, type RegionId } from '../../rules/index.ts';
import { command, onBoard } from '../command.ts';
import { defineRequest, gameName } from '../desk.ts';
import { viewerField, viewerOf } from '../fields.ts';
import { inWords } from '../refusal-trouble.ts';

/** The region a command would conquer with tokens; null for commands that cost none. */
function target(asked: Command): RegionId | null {
  return asked.type === 'conquer' || asked.type === 'finalRoll' ? asked.region : null;
}

export const explainRequest = defineRequest(
  'Says whether a command is legal, what it costs and its odds, or why it is refused and what would help. Changes nothing.',
  { game: v.optional(gameName), command, viewer: v.optional(viewerField) },
  (desk, { game, command: given, viewer }) => {
    const { state } = desk.game(game);
    const asked = onBoard(state, given, 'command');
    const refusal = explain(state, asked, viewerOf(state, viewer));
    const region = target(asked);
    return {
      legal: refusal === null,
      refusal,
      words: refusal && inWords(refusal, state),
      prospect: region === null ? null : prospect(state, region),
    };
  },
);
