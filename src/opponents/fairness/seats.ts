import { apply, type BoardId, newGame, standings, view } from '../../rules/index.ts';
import { decide } from '../decide.ts';
import { type Asked, evenTemper } from '../types.ts';
import { Unplayable } from './opening.ts';
import printed from './printed-seats.json';

/** A board to be measured: who wins on it, by the place in the order of turns. */
export interface SeatTask {
  readonly board: BoardId;
  readonly players: number;
  /** How many games there are to be in the end. */
  readonly games: number;
  /** The seed of the first game; each other has the next. */
  readonly seed: number;
  /** What was found earlier with the same seed, to go on from. */
  readonly from?: SeatShares | undefined;
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
/** The seed of the first game by which boards are measured: the same everywhere, so that whoever measures a board finds the same. */
export const seatSeed = 1;
/** The way of measuring: raised when the same games come out otherwise (rules, raiders), so that figures of different ways are never added up. */
export const seatMethod = 1;
const mostDecisions = 20_000;

/** Plays games of raiders on a board one by one, and tells after each how often each seat has won. Pure: the same task comes to the same, in one go or in several. */
export function* seatGames({ board, players, games, seed, from }: SeatTask): Generator<SeatShares, SeatShares> {
  const wins = Array.from({ length: players }, (_, seat) => from?.wins[seat] ?? 0);
  for (let game = (from?.games ?? 0) + 1; game <= games; game++) {
    const winners = winnersOf(board, players, seed + game - 1);
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length;
    yield { games: game, wins: [...wins] };
  }
  return { games: Math.max(games, from?.games ?? 0), wins };
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

/** The printed boards as they were measured: each with the players it is for, and with other numbers of them. Made anew by `npm run measure -- seats --printed`. */
const measured: readonly (SeatShares & { readonly board: number; readonly players: number })[] = printed.boards;

/** What the games on a printed board have come to; null if it was not measured with so many players, or is one of one's own. */
export function printedSeats(board: BoardId, players: number): SeatShares | null {
  return measured.find((one) => one.board === board && one.players === players) ?? null;
}

const spread = (part: number, count: number) => (part * (1 - part)) / Math.max(1, count);

/** The seats of a board beside those of the printed board for as many players; null while that one was not measured. */
export function seatFigures({ games, wins }: SeatShares): readonly SeatFigures[] | null {
  const known = measured.find((one) => one.players === wins.length && one.board === wins.length);
  if (known === undefined) return null;
  return wins.map((won, seat) => {
    const share = won / Math.max(1, games);
    const there = (known.wins[seat] ?? 0) / known.games;
    const margin = 1.96 * Math.sqrt(spread(share, games) + spread(there, known.games));
    return { share, printed: there, more: share - there, margin };
  });
}

/** What games on a board say: no seat is better off by more than may be, one is, or there are too few games to say. */
export interface SeatVerdict {
  readonly says: 'fair' | 'unfair' | 'open';
  /** The seat that is better off than on the printed board by most. */
  readonly seat: number;
  readonly figures: readonly SeatFigures[];
}

/** With a smaller chance than this that it turns out fair, a board is told to be unfair before all games are played, after so many at least. */
const HARDLY = { chance: 0.001, games: 200 } as const;

/** What the games say; null while the printed board for as many players was not measured. */
export function seatVerdict(shares: SeatShares): SeatVerdict | null {
  const figures = seatFigures(shares);
  if (figures === null) return null;
  const most = Math.max(...figures.map(({ more }) => more));
  const seat = figures.findIndex(({ more }) => more === most);
  if (shares.games >= seatGamesWanted) return { says: most <= seatTolerance ? 'fair' : 'unfair', seat, figures };
  const isPlain = shares.games >= HARDLY.games && chanceOfFair(shares) < HARDLY.chance;
  return { says: isPlain ? 'unfair' : 'open', seat, figures };
}

/**
 * The chance that a board turns out fair once all games are played, from 0 to 1, by the games so far alone: what is left of them is expected to go on as it
 * has been, as surely as so few games can say. By the seat that stands worst. Without games there is nothing against it.
 */
export function chanceOfFair(shares: SeatShares): number {
  const figures = seatFigures(shares);
  const { games } = shares;
  if (figures === null || games === 0) return 1;
  return Math.min(
    ...figures.map(({ share, more }) => {
      // A seat that has not won yet may still win some: as if each had won and lost once more.
      const likely = (share * games + 1) / (games + 2);
      const doubt = Math.sqrt(Math.max(0, spread(likely, games) - spread(likely, seatGamesWanted)));
      if (doubt === 0) return more <= seatTolerance ? 1 : 0;
      return below((seatTolerance - more) / doubt);
    }),
  );
}

/** The share of a normal distribution below so many standard deviations; right to three digits, which is more than is asked (a logistic curve, bent). */
function below(deviations: number): number {
  return 1 / (1 + Math.exp(-1.5976 * deviations - 0.070_56 * deviations ** 3));
}
