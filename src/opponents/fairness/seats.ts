import { apply, type BoardId, newGame, standings, view } from '../../rules/index.ts';
import { decide } from '../decide.ts';
import { type Asked, evenTemper } from '../types.ts';
import { Unplayable } from './opening.ts';
import printed from './printed-seats.json';

interface FairSearch {
  /** The board with a number; null if none comes about by it. */
  readonly make: (number: number) => BoardId | null;
  readonly players: number;
  readonly from: number;
  /** The last number, unless it may go on for ever. */
  readonly last?: number | undefined;
  readonly known?: ((board: BoardId) => SeatShares | undefined) | undefined;
  readonly play?: typeof seatGames;
}

interface FairStep {
  readonly number: number;
  readonly board: BoardId;
  readonly shares: SeatShares;
  readonly dropped: number;
  /** `playing` goes on; `dropped` is told once, with the last figures of a board; `found` ends it. */
  readonly state: 'playing' | 'dropped' | 'found';
}

/** A board is given up below this chance that it turns out fair: another one is soon made. */
const UNPROMISING = 0.1;
/** Games before and between looks. Same seeds are alike on all boards: few would give them all up alike. */
const LOOKS = { first: 200, every: 50 } as const;

/** Plays on each board until it is fair, or hardly can be. Tells after each game; null if none is left. */
export function* lookForFair({ play = seatGames, ...search }: FairSearch): Generator<FairStep, FairStep | null> {
  const { make, players, from, last, known } = search;
  let dropped = 0;
  for (let number = from; number <= (last ?? Number.MAX_SAFE_INTEGER); number++) {
    const board = make(number);
    if (board === null) continue;
    let shares: SeatShares = known?.(board) ?? { games: 0, wins: Array.from({ length: players }, () => 0) };
    let state = stateOf(shares);
    if (state === 'playing')
      for (shares of play({ board, players, games: seatGamesWanted, seed: seatSeed, from: shares })) {
        state = stateOf(shares);
        if (state !== 'playing') break;
        yield { number, board, shares, dropped, state };
      }
    if (state === 'dropped') dropped += 1;
    const step = { number, board, shares, dropped, state };
    yield step;
    if (state === 'found') return step;
  }
  return null;
}

function stateOf(shares: SeatShares): FairStep['state'] {
  const { games } = shares;
  if (games >= seatGamesWanted) return seatVerdict(shares)?.says === 'fair' ? 'found' : 'dropped';
  const isLook = games >= LOOKS.first && games % LOOKS.every === 0;
  return isLook && chanceOfFair(shares) < UNPROMISING ? 'dropped' : 'playing';
}

export interface SeatTask {
  readonly board: BoardId;
  readonly players: number;
  readonly games: number;
  /** The seed of the first game; each other has the next. */
  readonly seed: number;
  readonly from?: SeatShares | undefined;
}

/** Games won so far by each seat, counted from whoever begins; a shared win is shared. */
export interface SeatShares {
  readonly games: number;
  readonly wins: readonly number[];
}

/** `share` of wins, 0 to 1; how much more than on the printed board for as many, with the 95 % interval. */
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
/** The first game's seed, the same everywhere, so that whoever measures a board finds the same. */
export const seatSeed = 1;
/** Raised when the same games come out otherwise (rules, raiders): figures of different ways never add up. */
export const seatMethod = 1;
const mostDecisions = 20_000;

/** Raiders play; tells seat wins after each. Pure: a task comes to the same, in one go or in several. */
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

/** Each for its players and for other numbers of them. Made anew by `npm run measure -- seats --printed`. */
const measured: readonly (SeatShares & { readonly board: number; readonly players: number })[] = printed.boards;

/** Null if it was not measured with so many players, or is one of one's own. */
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

/** No seat is better off by more than may be, one is, or there are too few games to say. */
export interface SeatVerdict {
  readonly says: 'fair' | 'unfair' | 'open';
  /** The seat that is better off than on the printed board by most. */
  readonly seat: number;
  readonly figures: readonly SeatFigures[];
}

/** Below this chance of being fair a board is told to be unfair early, after so many games at least. */
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

/** From 0 to 1, by the games so far, and the seat that stands worst. Without games nothing is against it. */
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

/** Of a normal distribution, by standard deviations; right to three digits, enough here (a bent logistic). */
function below(deviations: number): number {
  return 1 / (1 + Math.exp(-1.5976 * deviations - 0.070_56 * deviations ** 3));
}
