import { createContext, use } from 'react';
import { coinsIfScored } from '../../opponents/puzzle-search/pay.ts';
import type { LogEntry } from '../../rules/course.ts';
import type { CoinPlace, GameState, Position } from '../../rules/index.ts';
import { type LocalTable, localTable, type Sight, type TableSetup } from '../../session/turn/index.ts';
import type { Puzzle } from './puzzle.ts';

export interface AtPuzzle {
  readonly puzzle: Puzzle;
  readonly start: GameState;
  /** How many hints have been taken, 0–3. */
  readonly hints: number;
  readonly onHint: () => void;
  readonly onAgain: () => void;
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
  /** The address that opens it elsewhere; null if it is too long for one. */
  readonly address: string | null;
}

export const PuzzleContext = createContext<AtPuzzle | null>(null);

export function usePuzzle(): AtPuzzle | null {
  return use(PuzzleContext);
}

interface Ended {
  readonly before: GameState;
  readonly log: readonly LogEntry[];
}

/** One turn to play; once it has been paid nothing more can be done, and nobody else plays. Never saved. */
export function puzzleTable(setup: TableSetup, game: GameState): LocalTable {
  const table = localTable({ setup, game, log: [] });
  let ended: Ended | null = null;
  const closed = (sight: Sight): Sight => (ended === null ? sight : closedSight(sight, ended));
  return {
    ...table,
    look: async (seat) => closed(await table.look(seat)),
    async send(request) {
      if (ended !== null) return { accepted: false, refused: null };
      const { game: before } = table.record();
      const answer = await table.send(request);
      if (!answer.accepted) return answer;
      const { log } = table.record();
      if (isPaid(log)) ended ??= { before, log: withinTurn(log) };
      return { ...answer, sight: closed(answer.sight) };
    },
  };
}

export function isPaid(log: readonly LogEntry[]): boolean {
  return log.at(-1)?.events.some(({ type }) => type === 'scored') ?? false;
}

/** Once the turn has been paid the coins it came to, before that as if it were scored now. */
export function coinsSoFar(log: readonly LogEntry[], now: Position, start: GameState): number {
  const seat = start.turnSeat;
  if (!isPaid(log)) return coinsIfScored(now, seat) - (start.coins[seat] ?? 0);
  const isOwn = (place: CoinPlace) => place.at === 'player' && place.seat === seat;
  const moved = log.flatMap(({ events }) => events).filter((event) => event.type === 'coinsMoved');
  return moved.reduce((sum, { amount, from, to }) => sum + (isOwn(to) ? amount : 0) - (isOwn(from) ? amount : 0), 0);
}

function closedSight(sight: Sight, { before, log }: Ended): Sight {
  const { turnSeat, seat, round, phase, turn } = before;
  return { ...sight, view: { ...sight.view, turnSeat, seat, round, phase, turn }, log, legal: [], mayTakeBack: false };
}

function withinTurn(log: readonly LogEntry[]): readonly LogEntry[] {
  const last = log.at(-1);
  if (last === undefined) return log;
  const paid = last.events.findIndex(({ type }) => type === 'scored');
  const end = last.events.findIndex(({ type }) => type === 'turnEnded');
  const events = last.events.filter(
    ({ type }, at) => at <= paid || ((end < 0 || at < end) && type !== 'phaseChanged' && type !== 'gameEnded'),
  );
  return [...log.slice(0, -1), { ...last, events }];
}
