import {
  lookForFair,
  type SeatShares,
  seatGames,
  seatGamesWanted,
  seatSeed,
} from '../../../opponents/fairness/seats.ts';
import type { BoardId } from '../../../rules/index.ts';
import { makeBoard } from '../../../table/outlines/making/make.ts';
import type { BoardWishes } from '../../../table/outlines/making/wishes.ts';
import { seatKey } from './seat-shares.ts';

/** Measures a board, going on `from` earlier results, or looks for a fair one, number after number. */
export type SeatJob =
  | { readonly kind: 'measure'; readonly board: BoardId; readonly players: number; readonly from?: SeatShares }
  | {
      readonly kind: 'look';
      readonly wishes: BoardWishes;
      readonly players: number;
      /** What was found of boards earlier, by `seatKey`. */
      readonly known: Readonly<Record<string, SeatShares>>;
    };

export interface SeatStep {
  readonly board: BoardId;
  readonly shares: SeatShares;
  /** The number of the board, and how many were given up, where one is looked for. */
  readonly number: number;
  readonly dropped: number;
  /** `over`: that board is measured; `found`: it is the fair one. */
  readonly state: 'playing' | 'dropped' | 'over' | 'found';
}

/** What is told: a step, or that the wishes come to no board. */
export type SeatTold = SeatStep | { readonly state: 'none' };

/** So many numbers in a row without a board: the wishes leave no room for one. */
const mostWithout = 3;

/** Does the job game by game; boards are made by `made`. Pure: the same job comes to the same. */
export function* work(job: SeatJob, made = makeBoard): Generator<SeatTold> {
  if (job.kind === 'look') yield* look(job, made);
  else yield* measure(job);
}

/** Milliseconds between two reports of games. */
const PAUSE = 250;

export function tellWork(job: SeatJob, tell: (told: SeatTold) => void): void {
  let told = 0;
  for (const step of work(job)) {
    const now = performance.now();
    if (step.state === 'playing' && now - told < PAUSE) continue;
    told = now;
    tell(step);
  }
}

function* measure({ board, players, from }: SeatJob & { kind: 'measure' }): Generator<SeatTold> {
  const games = seatGames({ board, players, games: seatGamesWanted, seed: seatSeed, from });
  for (const shares of games) {
    const isOver = shares.games >= seatGamesWanted;
    yield { board, shares, number: 0, dropped: 0, state: isOver ? 'over' : 'playing' };
  }
}

function* look({ wishes, players, known }: SeatJob & { kind: 'look' }, made: typeof makeBoard): Generator<SeatTold> {
  let without = 0;
  const make = (seed: number) => {
    const board = made({ ...wishes, seed });
    without = board === null ? without + 1 : 0;
    if (without >= mostWithout) throw new NoBoard();
    return board;
  };
  try {
    for (const step of lookForFair({
      make,
      players,
      from: wishes.seed,
      known: (board) => known[seatKey(board, players)],
    }))
      yield step;
  } catch (failure) {
    if (!(failure instanceof NoBoard)) throw failure;
    yield { state: 'none' };
  }
}

class NoBoard extends Error {
  override readonly name = 'NoBoard';
}
