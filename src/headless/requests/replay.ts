import * as v from 'valibot';
import { apply, type Command } from '../../rules/index.ts';
import { readRecord, SaveError } from '../../saves/index.ts';
import { command, onBoard } from '../command.ts';
import { gameName, statusOf } from '../desk.ts';
import { flag, leaf, list, object } from '../fields.ts';
import { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { refused } from '../refused.ts';
import { defineRequest } from '../request.ts';
import { badField, Trouble } from '../trouble.ts';
import { inFewWords } from './load.ts';
import { setupFields, start } from './new-game.ts';

const fields = {
  game: v.optional(gameName),
  file: v.optional(leaf<unknown>('a game file', (value) => value !== undefined)),
  setup: v.optional(object(setupFields)),
  commands: v.optional(list('commands', command, 100_000)),
  hash: v.optional(leaf<string>('16 hexadecimal digits', (value) => typeof value === 'string')),
  hashes: v.optional(flag),
};

/** Plays a whole game again, and checks where it comes out. */
export const replayRequest = defineRequest(
  'Plays a game file, or a set-up and its commands, from the beginning, and checks the position it leads to.',
  fields,
  (desk, { game: name, file, setup, commands, hash, hashes: wanted = false }) => {
    if ((file === undefined) === (setup === undefined)) throw badField('file', 'Expected either file or setup.');
    if (file !== undefined && commands !== undefined) throw badField('commands', 'The file brings its own commands.');
    const record = file === undefined ? null : recordOf(file);
    const asked = record?.setup.game ?? setup;
    if (!asked) throw badField('setup', 'Expected a set-up.');
    const position = record?.setup.position;
    const game =
      position === undefined
        ? start(asked, record ? 'file.setup.game' : 'setup').game
        : new Game(inFewWords(position), null);
    const hashes = playOn(game, record?.commands ?? commands ?? [], wanted);
    if (record && hashOf(game.state) !== record.check)
      throw new Trouble('badFile', 'The commands lead to another position than the file says: otherRules.');
    if (hash !== undefined && hash !== hashOf(game.state))
      throw new Trouble('otherHash', `The game leads to ${hashOf(game.state)}, not to ${hash}.`);
    desk.put(name, game);
    return {
      ...statusOf(game.state),
      hash: hashOf(game.state),
      commands: game.commands.length,
      hashes: wanted ? hashes : undefined,
    };
  },
);

/** Plays the commands on; gives the hash before the first and after each, if wanted. */
function playOn(game: Game, commands: readonly Command[], wanted: boolean): readonly string[] {
  const hashes = wanted ? [hashOf(game.state)] : [];
  for (const [at, command] of commands.entries()) {
    const outcome = apply(game.state, onBoard(game.state, command, `commands[${at}]`));
    if (!outcome.ok) throw refused(outcome.refusal, game.state.board, at);
    game.advance(command, outcome.state);
    if (wanted) hashes.push(hashOf(game.state));
  }
  return hashes;
}

function recordOf(file: unknown) {
  try {
    return readRecord(file);
  } catch (failure) {
    if (failure instanceof SaveError) throw new Trouble('badFile', `The file cannot be read: ${failure.code}.`);
    throw failure;
  }
}
