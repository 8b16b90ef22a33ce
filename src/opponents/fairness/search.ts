import type { BoardId } from '../../rules/index.ts';
import { chanceOfFair, type SeatShares, seatGames, seatGamesWanted, seatSeed, seatVerdict } from './seats.ts';

export interface FairSearch {
  /** The board with a number; null if none comes about by it. */
  readonly make: (number: number) => BoardId | null;
  readonly players: number;
  readonly from: number;
  /** The last number, unless it may go on for ever. */
  readonly last?: number | undefined;
  readonly known?: ((board: BoardId) => SeatShares | undefined) | undefined;
  readonly play?: typeof seatGames;
}

export interface FairStep {
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
