import * as v from 'valibot';
import { apply, type Command, firstRules, recorded } from '../../rules/index.ts';
import { type SavedGame, SaveError } from '../../session/saves/index.ts';
import { readRecord } from '../../session/saves/save-text.ts';
import { command, onBoard } from '../command.ts';
import { defineRequest, gameName, statusOf } from '../desk.ts';
import { flag, leaf, list, object } from '../fields.ts';
import { Game, hashOf } from '../game.ts';
import { refused } from '../refusal-trouble.ts';
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

export const replayRequest = defineRequest(
  'Plays a game file, or a set-up and its commands, from the beginning, and checks the position it leads to.',
  fields,
  (desk, { game: name, hash, hashes: wanted = false, ...asked }) => {
    const { game, commands, path, check } = scriptOf(asked);
    const hashes = playOn(game, commands, path, wanted);
    if (check !== null && hashOf(game.state) !== check)
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

/** A game before its first command, and the commands to play. */
interface Script {
  readonly game: Game;
  readonly commands: readonly Command[];
  /** Path of the commands in the request. */
  readonly path: string;
  /** The hash they should lead to, if the file has one. */
  readonly check: string | null;
}

type ReplayRequest = Pick<v.InferOutput<v.StrictObjectSchema<typeof fields, undefined>>, 'file' | 'setup' | 'commands'>;

function scriptOf({ file, setup, commands }: ReplayRequest): Script {
  if (file !== undefined && setup === undefined) {
    if (commands !== undefined) throw badField('commands', 'The file brings its own commands.');
    const record = recordOf(file);
    return { game: begun(record.setup), commands: record.commands, path: 'file.commands', check: record.check };
  }
  if (setup !== undefined && file === undefined)
    return { game: start(recorded(setup), 'setup').game, commands: commands ?? [], path: 'commands', check: null };
  throw badField('file', 'Expected either file or setup.');
}

function begun({ game, position }: SavedGame['setup']): Game {
  if (position === undefined) return start(recorded(game), 'file.setup.game').game;
  const state = inFewWords(position, 'file.setup.position', game.rules ?? firstRules, game.content);
  if (state.players === game.players) return new Game(state, null);
  throw new Trouble('badFile', 'The file cannot be read, its position is for another number of players: damaged.');
}

/** Plays the commands; returns the hash before the first and after each, if wanted. */
function playOn(game: Game, commands: readonly Command[], path: string, wanted: boolean): readonly string[] {
  const hashes = wanted ? [hashOf(game.state)] : [];
  for (const [at, command] of commands.entries()) {
    const outcome = apply(game.state, onBoard(game.state, command, `${path}[${at}]`));
    if (!outcome.ok) throw refused(outcome.refusal, game.state, at);
    game.advance(command, outcome.state);
    if (wanted) hashes.push(hashOf(game.state));
  }
  return hashes;
}

function recordOf(file: unknown): SavedGame {
  try {
    return readRecord(file);
  } catch (failure) {
    if (failure instanceof SaveError) throw new Trouble('badFile', `The file cannot be read: ${failure.code}.`);
    throw failure;
  }
}
