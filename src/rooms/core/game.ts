import type { LogEntry } from '../../rules/course.ts';
import {
  findContent,
  firstRules,
  type GameState,
  newestRules,
  newGame,
  recorded,
  redrawn,
  type Seat,
  withGenerator,
} from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import { createHolding, type Holding, outcomeOf, seenSetup } from '../../session/turn/holding.ts';
import { type GameSoFar, playAgain } from '../../session/turn/step.ts';
import type { Refused } from '../../session/turn/table-port.ts';
import type { TableSetup } from '../../session/turn/types.ts';
import { diceBy, mixed, seedOf, stacksBy } from '../chance/index.ts';
import { bounds } from '../protocol/index.ts';
import type { Act, Deal, LogRow, SnapshotRow } from './room-store.ts';

/** A moment of a game to which the table may agree to go back: before a seat's step. */
interface Moment {
  readonly seat: Seat;
  readonly game: GameState;
  readonly log: number;
}

export interface Game {
  readonly holding: Holding;
  /** The key of its chance. */
  readonly key: string;
  /** The latest steps, oldest first, since chance was drawn. */
  readonly trail: readonly Moment[];
  /** Where the present turn began: what watchers see who are a turn behind. */
  readonly turnStart: { readonly game: GameState; readonly log: number };
  /** The table agreed to end it. */
  readonly isEnded: boolean;
}

/** How many steps a take-back may ask for at most. */
const trailLength = 8;

export function isOver({ holding, isEnded }: Game): boolean {
  return isEnded || holding.game.phase === 'gameOver';
}

/**
 * The game of a deal: what was played of it before is played again, and then chance is drawn with the room's share and a device's, if one gave any. A game that
 * has not begun is set up by them, so that nobody knows its seed. Null if it cannot be played by the rules.
 */
export function dealt({ setup, commands }: Deal, share: string, device: string | null): Game | null {
  const key = mixed(null, share, device);
  const { lesson: _lesson, ...plain } = setup;
  const isFresh = commands.length === 0 && setup.position === undefined;
  const room: TableSetup = isFresh ? { ...plain, game: freshSetup(setup, key) } : plain;
  const start = startOf(room);
  if (start === null) return null;
  const played = playAgain(start, commands);
  if ('refusal' in played) return null;
  const game = redrawn(played.game, stacksBy(key));
  const holding = createHolding(room, game, { log: played.log });
  return { holding, key, trail: [], turnStart: { game, log: played.log.length }, isEnded: false };
}

function dealtAnew({ holding }: Game, key: string): Game {
  const setup = { ...holding.setup, game: freshSetup(holding.setup, key) };
  const start = startOf(setup) ?? holding.game;
  const game = redrawn(start, stacksBy(key));
  const anew = { ...createHolding(setup, game), revision: holding.revision + 1 };
  return { holding: anew, key, trail: [], turnStart: { game, log: 0 }, isEnded: false };
}

export function isUntouched({ holding }: Game): boolean {
  return holding.log.length === 0 && holding.setup.position === undefined;
}

function freshSetup({ game: { players, firstSeat, rules, content } }: TableSetup, key: string): TableSetup['game'] {
  return { players, seed: seedOf(key), firstSeat, rules: rules ?? newestRules, content };
}

export function startOf(setup: TableSetup): GameState | null {
  if (setup.position !== undefined) return openingPosition(setup);
  const start = newGame(recorded(setup.game));
  return start.ok ? start.state : null;
}

/** The game after an act of a seat (null: the room), or why refused; null there: nothing to take back. */
export function after(game: Game, seat: Seat | null, act: Act): Game | { readonly refused: Refused | null } {
  const { holding } = game;
  switch (act.kind) {
    case 'deal':
      throw new Error('rooms: a deal follows nothing');
    case 'do':
      return afterStep(game, seat, act.commands);
    case 'back':
      return afterStep(game, seat, null);
    case 'takeBack':
      return afterTakeBack(game, act.to);
    case 'drawn': {
      const key = mixed(game.key, act.room, act.device);
      if (act.deals) return dealtAnew(game, key);
      const drawn = redrawn(holding.game, stacksBy(key));
      return { ...withPlayed(game, { game: drawn, log: holding.log, past: [] }), key, trail: [] };
    }
    case 'give':
      return withSeat(game, seat, { control: act.control });
    case 'name':
      return withSeat(game, seat, {
        name: act.name,
        ...(act.colour === undefined ? {} : { colour: act.colour }),
      });
    case 'end':
      return { ...game, isEnded: true };
  }
}

function afterStep(game: Game, seat: Seat | null, commands: Extract<Act, { kind: 'do' }>['commands'] | null) {
  const { holding, key, trail } = game;
  if (game.isEnded) return { refused: null };
  const ready = { ...holding, game: withGenerator(holding.game, diceBy(key, holding.log.length)) };
  const next = outcomeOf(ready, { seat, commands, viewer: null });
  if ('refused' in next) return next;
  const before = { seat: holding.game.seat, game: holding.game, log: holding.log.length };
  const kept = commands === null ? trail.slice(0, -1) : [...trail, before].slice(-trailLength);
  return { ...withPlayed(game, next), trail: kept };
}

function afterTakeBack(game: Game, to: number) {
  const at = game.trail.findIndex(({ log }) => log === to);
  const moment = game.trail[at];
  if (moment === undefined) return { refused: null };
  const log = game.holding.log.slice(0, to);
  return { ...withPlayed(game, { game: moment.game, log, past: [] }), trail: game.trail.slice(0, at) };
}

function withPlayed(game: Game, { game: state, log, past }: GameSoFar): Game {
  const { holding, turnStart } = game;
  const isSameTurn = state.round === turnStart.game.round && state.turnSeat === turnStart.game.turnSeat;
  const isSame = isSameTurn && state.phase !== 'gameOver' && log.length >= turnStart.log;
  return {
    ...game,
    // A turn may have any number of steps, and each snapshot has these in it.
    holding: { ...holding, game: state, log, past: past.slice(-bounds.past), revision: holding.revision + 1 },
    turnStart: isSame ? turnStart : { game: state, log: log.length },
  };
}

function withSeat(game: Game, seat: Seat | null, change: Partial<TableSetup['seats'][number]>): Game {
  const { holding } = game;
  const seats = holding.setup.seats.map((one, at) => (at === seat ? { ...one, ...change } : one));
  const setup = { ...holding.setup, seats };
  return { ...game, holding: { ...holding, setup, seen: seenSetup(setup) } };
}

/** The position that a set-up begins with; null: unreadable, or for another number of players. */
function openingPosition({ game, position = '' }: TableSetup): GameState | null {
  if (!findContent(game.content).ok) return null;
  const read = readPosition(position, game.rules ?? firstRules, game.content);
  return read.ok && read.state.players === game.players ? read.state : null;
}

/** A game as a snapshot has it: without its log, which the steps have. */
interface Written extends Omit<Game, 'holding'> {
  readonly holding: Pick<Game['holding'], 'setup' | 'game' | 'past' | 'revision'>;
}

export function writeSnapshot({ holding: { setup, game, past, revision }, ...rest }: Game): string {
  return JSON.stringify({ ...rest, holding: { setup, game, past, revision } } satisfies Written);
}

export function fitsInRow(text: string): boolean {
  return new TextEncoder().encode(text).length <= bounds.row;
}

/** The game as stored: the snapshot, and what came after it played again. Throws if that cannot be. */
export function restored(rows: readonly LogRow[], snapshot: SnapshotRow | null): Game {
  const base = snapshot === null ? null : readSnapshot(snapshot, rows);
  return rows.slice((snapshot?.n ?? -1) + 1).reduce<Game | null>(afterRow, base) ?? missing();
}

function readSnapshot({ n, body }: SnapshotRow, rows: readonly LogRow[]): Game {
  const { holding, ...rest } = JSON.parse(body) as Written;
  const { setup, game, past, revision } = holding;
  return { ...rest, holding: { ...createHolding(setup, game, { log: logOf(rows.slice(0, n + 1)), past }), revision } };
}

function afterRow(game: Game | null, { act, seat }: LogRow): Game {
  if (act.kind === 'deal') return dealt(act.deal, act.share, act.device ?? null) ?? missing();
  const next = game === null ? missing() : after(game, seat, act);
  return 'refused' in next ? missing() : next;
}

/** The log of a game from what its steps left of it and added to it. */
function logOf(rows: readonly LogRow[]): readonly LogEntry[] {
  const log: LogEntry[] = [];
  for (const { from, entries } of rows) {
    log.length = from;
    log.push(...entries);
  }
  return log;
}

function missing(): never {
  throw new Error('rooms: the steps of this room do not lead to a game');
}
