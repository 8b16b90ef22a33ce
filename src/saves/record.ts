import * as v from 'valibot';
import type { BoardId, Command, GameState } from '../rules/index.ts';
import type { TableSetup } from '../turn/index.ts';
import { digest } from './digest.ts';
import { SaveError } from './problem.ts';
import { commandSchema, setupSchema } from './schema.ts';

/** Every saved game says that it is one of ours. */
export const FORMAT = 'small-world-table';
/** Raised when the shape of `SavedGame` changes. Games that a table of version 1 can open are still written as that. */
export const VERSION = 2;

/** What a list of games shows without replaying any. */
export interface Title {
  readonly players: readonly string[];
  readonly board: BoardId;
  readonly round: number;
  readonly rounds: number;
  readonly over: boolean;
}

/** A game as it is written down: how it was set up and every command since. Plain JSON. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly version: 1 | typeof VERSION;
  readonly id: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly title: Title;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
  /** Fingerprint of `title`, `setup` and `commands`: a record that does not match it is damaged. */
  readonly seal: string;
  /** Fingerprint of the state the commands lead to. */
  readonly check: string;
}

const schema = v.object({
  format: v.literal(FORMAT),
  version: v.picklist([1, VERSION]),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  savedAt: v.number(),
  title: v.object({
    players: v.array(v.string()),
    board: v.picklist([2, 3, 4, 5]),
    round: v.number(),
    rounds: v.number(),
    over: v.boolean(),
  }),
  setup: setupSchema,
  commands: v.array(commandSchema),
  seal: v.string(),
  check: v.string(),
});

/** What a record is made of. `game` is the state that `commands` lead to. */
export interface Facts {
  readonly id: string;
  readonly savedAt: number;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
  readonly game: GameState;
}

/** Writes a game down. */
export function makeRecord({ id, savedAt, setup, commands, game }: Facts): SavedGame {
  const players = setup.seats.map((seat) => seat.name);
  const { board, round, rounds, phase } = game;
  const contents = { title: { players, board, round, rounds, over: phase === 'gameOver' }, setup, commands };
  // Version 2 knows of games that begin with a position.
  const version = setup.position === undefined ? 1 : VERSION;
  return { format: FORMAT, version, id, savedAt, ...contents, seal: sealOf(contents), check: digest(game) };
}

/** Reads a record out of anything at all. Throws a `SaveError`: `foreign`, `newer` or `damaged`. */
export function readRecord(data: unknown): SavedGame {
  if (!v.is(v.object({ format: v.literal(FORMAT) }), data)) throw new SaveError('foreign');
  if (v.is(v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) }), data)) throw new SaveError('newer');
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  if (!parsed.success) throw new SaveError('damaged', parsed.issues[0].message);
  const record = parsed.output;
  if (record.seal !== sealOf(record)) throw new SaveError('damaged', 'seal');
  return record;
}

function sealOf({ title, setup, commands }: Pick<SavedGame, 'title' | 'setup' | 'commands'>): string {
  return digest([title, setup, commands]);
}
