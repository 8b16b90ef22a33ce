import type { BoardId, Command, GameState } from '../../rules/index.ts';
import { rulesOf } from '../../rules/versions.ts';
import type { TableSetup } from '../turn/index.ts';
import { digest, lasting, positionDigest } from './digest.ts';

export const FORMAT = 'small-world-table';
/** Raised when `SavedGame` or what its seal covers changes; earlier ones can be read. 2: with positions. */
export const VERSION = 3;
/** Up to this version the seal covered only `title`, `setup` and `commands`, and names could be longer. */
export const LOOSE = 2;

/** What a list of games shows without replaying them. */
interface Title {
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

export type Written = Omit<SavedGame, 'version'> & { readonly version: 1 | 2 | typeof VERSION };

/** The contents of a record. `game` is the state that `commands` lead to. */
export interface Facts {
  readonly id: string;
  readonly savedAt: number;
  readonly setup: TableSetup;
  readonly commands: readonly Command[];
  readonly game: GameState;
}

export function makeRecord({ id, savedAt, setup: begun, commands, game }: Facts): SavedGame {
  // The game knows its version of the rules and its box. The first box is omitted, as in early records.
  const { content: _named, ...rest } = begun.game;
  const dealt = game.content === undefined ? {} : { content: game.content };
  const setup = { ...begun, game: { ...rest, rules: rulesOf(game), ...dealt } };
  const players = setup.seats.map((seat) => seat.name);
  const { board, round, rounds, phase } = game;
  const title = { players, board, round, rounds, over: phase === 'gameOver' };
  return sealed({ format: FORMAT, version: VERSION, id, savedAt, title, setup, commands, check: positionDigest(game) });
}

export function sealed(record: Omit<SavedGame, 'seal'>): SavedGame {
  return { ...record, seal: sealOf(record) };
}

/** The seal covers everything that is read of a record, including fields added later. */
export function sealOf(record: Omit<Written, 'seal'>): string {
  const { version, title, setup, commands } = record;
  if (version <= LOOSE) return digest([title, setup, commands]);
  return digest({ ...record, commands: commands.map(lasting), seal: undefined });
}
