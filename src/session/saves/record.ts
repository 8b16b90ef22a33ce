import type { BoardId, Command, GameState } from '../../rules/index.ts';
import { rulesOf } from '../../rules/versions.ts';
import type { TableSetup } from '../turn/index.ts';
import { digest, lasting, positionDigest } from './digest.ts';

/** Limits of a saved game, so that no file can keep the page busy or blow up its lists. */
export const limits = {
  /** Players of a game (SET-1). */
  least: 2,
  players: 5,
  /** Letters of a player's name: what fits on a small screen. */
  letters: 20,
  /** Commands of a game: sixty times the longest random game. Replaying them takes about two seconds. */
  steps: 50_000,
  /** Bytes of a file: twice what that many commands take. */
  bytes: 5_000_000,
  /** Letters of what lies beside a game in a file: ten times what a review of a long game takes. */
  beside: 200_000,
  /** The last moment that a date can represent, in milliseconds since 1970. */
  moment: 8.64e15,
} as const;

/** Longest name that earlier versions allowed in a file: names longer than today's limit are cut. */
export const lettersBefore = 200;

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

/** What lies beside is outside its seal, so that earlier versions read the game all the same. */
export function toText(record: SavedGame, beside?: unknown): string {
  return `${JSON.stringify({ ...record, beside: carried(beside) ?? undefined })}\n`;
}

/** As far as a file carries it: plain JSON of a sensible length. Undefined if nothing, null if otherwise. */
export function carried(beside: unknown): unknown {
  if (beside === undefined) return undefined;
  try {
    const text: string | undefined = JSON.stringify(beside);
    return text !== undefined && text.length <= limits.beside ? beside : null;
  } catch {
    return null;
  }
}

/** File name for a game: its number of players and when it was last saved (local time). */
export function fileName(record: SavedGame): string {
  const at = new Date(record.savedAt);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(two).join('-');
  return `small-world-${record.title.players.length}p-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
