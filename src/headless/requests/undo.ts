import * as v from 'valibot';
import { defineRequest, gameName, statusOf } from '../desk.ts';
import { integer } from '../fields.ts';
import { hashOf, mostKept } from '../game.ts';
import { Trouble } from '../trouble.ts';

/** Takes back commands, whatever they have revealed: there are no players here who could peek. */
export const undoRequest = defineRequest(
  'Takes back the last command, or the last so many.',
  { game: v.optional(gameName), steps: v.optional(integer(1, mostKept)) },
  (desk, { game: name, steps = 1 }) => {
    const game = desk.game(name);
    if (steps > game.undoable)
      throw new Trouble('nothingToUndo', `Only ${game.undoable} can be taken back, not ${steps}.`);
    game.undo(steps);
    return { ...statusOf(game.state), hash: hashOf(game.state), undoable: game.undoable };
  },
);
