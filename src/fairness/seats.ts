import { type Asked, decide, evenTemper } from '../opponents/index.ts';
import { apply, type BoardId, newGame, standings, view } from '../rules/index.ts';
import { Unplayable } from './opening.ts';
import printed from './printed-seats.json';

/** A board to be measured: who wins on it, by the place in the order of turns. */
export interface SeatTask {
  readonly board: BoardId;
  readonly players: number;
  readonly games: number;
  /** The seed of the first game; each other has the next. */
  readonly seed: number;
}

/** Games won so far by each seat, counted from whoever begins; a shared win is shared. */
export interface SeatShares {
  readonly games: number;
  readonly wins: readonly number[];
}

/** A seat beside the same one on the printed board for as many players: shares of wins from 0 to 1, and how much more it wins here, with its 95 % interval. */
export interface SeatFigures {
  readonly share: number;
  readonly printed: number;
  readonly more: number;
  readonly margin: number;
}

/** No seat may win this much more often than on the printed board. */
export const seatTolerance = 0.03;
/** Games that are played for a board to be called measured. */
export const seatGamesWanted = 4000;
const mostDecisions = 20_000;

/** Plays games of raiders on a board one by one, and tells after each how often each seat has won. Pure: the same task comes to the same. */
export function* seatGames({ board, players, games, seed }: SeatTask): Generator<SeatShares, SeatShares> {
  const wins = Array.from({ length: players }, () => 0);
  for (let game = 1; game <= games; game++) {
    const winners = winnersOf(board, players, seed + game - 1);
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
    yield { games: game, wins: [...wins] };
  }
  return { games, wins };
}

function winnersOf(board: BoardId, players: number, seed: number): readonly number[] {
  const content = board === players ? undefined : { id: 'base', board };
  const start = newGame({ players, seed, firstSeat: 0, content });
  if (!start.ok) throw new Unplayable(start.refusal.code);
  let { state } = start;
  for (let left = mostDecisions; state.phase !== 'gameOver'; left--) {
    if (left === 0) throw new Unplayable('endless');
    const asked: Asked = { level: 'raider', temper: evenTemper, seed: seed * 10 + state.seat };
    for (const command of decide(view(state, state.seat), asked).commands) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Unplayable(outcome.refusal.code);
      state = outcome.state;
    }
  }
  return standings(state).flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
}

/** The seats of a board beside those of the printed board for as many players. */
export function seatFigures({ games, wins }: SeatShares): readonly SeatFigures[] {
  const boards: readonly SeatShares[] = printed.boards;
  const known = boards.find((one) => one.wins.length === wins.length);
  return wins.map((won, seat) => {
    const share = won / Math.max(1, games);
    const there = (known?.wins[seat] ?? 0) / Math.max(1, known?.games ?? 1);
    const spread = (part: number, count: number) => (part * (1 - part)) / Math.max(1, count);
    const margin = 1.96 * Math.sqrt(spread(share, games) + spread(there, known?.games ?? 1));
    return { share, printed: there, more: share - there, margin };
  });
}

/** Is no seat better off than on the printed board by more than may be? */
export function isFairToSeats(figures: readonly SeatFigures[]): boolean {
  return figures.every(({ more }) => more <= seatTolerance);
}
