import * as v from 'valibot';
import { type BoardId, type Command, type GameState, newestRules, rulesOf } from '../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { digest, positionDigest } from './digest.ts';
import { lettersBefore, limits } from './limits.ts';
import { SaveError } from './problem.ts';
import { commandsSchema, list, nameOf, setupSchema, tooMuch, whole } from './schema.ts';

/** Marks every saved game as ours. */
export const FORMAT = 'small-world-table';
/** Raised when the shape of `SavedGame` changes, or what its seal covers. Records of all earlier versions can be read; 2 introduced positions. */
export const VERSION = 3;
/** Up to this version the seal covered only `title`, `setup` and `commands`, and names could be longer. */
const LOOSE = 2;

/** What a list of games shows without replaying them. */
export interface Title {
  readonly players: readonly string[];
  readonly board: BoardId;
  readonly round: number;
  readonly rounds: number;
  readonly over: boolean;
}

/** A game as saved: its set-up and every command since. Plain JSON. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly id: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly title: Title;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
  /** Fingerprint of everything else: a record that does not match it is damaged. */
  readonly seal: string;
  /** Fingerprint of the state the commands lead to. */
  readonly check: string;
}

/** A record as saved by this or an earlier version of the table. */
type Written = Omit<SavedGame, 'version'> & { readonly version: 1 | 2 | typeof VERSION };

/** The schema of a record whose names have at most `letters` letters. */
function recordSchema(letters: number): v.GenericSchema<unknown, Written> {
  return v.object({
    format: v.literal(FORMAT),
    version: v.picklist([1, 2, VERSION]),
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    savedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(limits.moment)),
    title: v.object({
      players: list(nameOf(letters), limits.players, limits.least),
      board: v.picklist([2, 3, 4, 5]),
      round: whole(0, 99),
      rounds: whole(0, 99),
      over: v.boolean(),
    }),
    setup: setupSchema(letters),
    commands: commandsSchema,
    seal: v.pipe(v.string(), v.maxLength(64)),
    check: v.pipe(v.string(), v.maxLength(64)),
  });
}

const schema = recordSchema(limits.letters);
const schemaBefore = recordSchema(lettersBefore);

/** The contents of a record. `game` is the state that `commands` lead to. */
export interface Facts {
  readonly id: string;
  readonly savedAt: number;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
  readonly game: GameState;
}

/** Makes the record of a game. */
export function makeRecord({ id, savedAt, setup: begun, commands, game }: Facts): SavedGame {
  // The game itself is the authority on its version of the rules and its box. The first box is omitted, as in records from before there were others.
  const { content: _named, ...rest } = begun.game;
  const dealt = game.content === undefined ? {} : { content: game.content };
  const setup = { ...begun, game: { ...rest, rules: rulesOf(game), ...dealt } };
  const players = setup.seats.map((seat) => seat.name);
  const { board, round, rounds, phase } = game;
  const title = { players, board, round, rounds, over: phase === 'gameOver' };
  return sealed({ format: FORMAT, version: VERSION, id, savedAt, title, setup, commands, check: positionDigest(game) });
}

/** The record with its seal, in today's format. */
export function sealed(record: Omit<SavedGame, 'seal'>): SavedGame {
  return { ...record, seal: sealOf(record) };
}

const versionAbove = (version: number) =>
  v.object({ version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)) });

const ours = v.object({ format: v.literal(FORMAT) });
const newer = versionAbove(VERSION);
const sealedWhole = versionAbove(LOOSE);
const playedByNewerRules = v.object({
  setup: v.object({ game: v.object({ rules: v.pipe(v.number(), v.safeInteger(), v.gtValue(newestRules)) }) }),
});

/**
 * Reads a record from any value; one of an earlier version is returned in today's format. Throws a `SaveError`: `foreign`, `newer`, `tooMuch` or
 * `damaged`.
 */
export function readRecord(data: unknown): SavedGame {
  if (!v.is(ours, data)) throw new SaveError('foreign');
  if (v.is(newer, data) || v.is(playedByNewerRules, data)) throw new SaveError('newer');
  const parsed = v.safeParse(v.is(sealedWhole, data) ? schema : schemaBefore, data, { abortEarly: true });
  if (!parsed.success) {
    const [{ message }] = parsed.issues;
    throw new SaveError(message === tooMuch ? tooMuch : 'damaged', message);
  }
  const written = parsed.output;
  if (written.seal !== sealOf(written)) throw new SaveError('damaged', 'seal');
  return renewed(written);
}

/** The seal covers everything that is read of a record, including fields added later. */
function sealOf(record: Omit<Written, 'seal'>): string {
  const { version, title, setup, commands } = record;
  return digest(version <= LOOSE ? [title, setup, commands] : { ...record, seal: undefined });
}

/** Converts a record of any version to today's format. Earlier versions allowed longer names: no reason to refuse a game. */
function renewed({ version, ...rest }: Written): SavedGame {
  if (version === VERSION) return { ...rest, version };
  const short = (name: string) => name.slice(0, limits.letters);
  const { title, setup } = rest;
  return sealed({
    ...rest,
    version: VERSION,
    title: { ...title, players: title.players.map(short) },
    setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, name: short(seat.name) })) },
  });
}
