import type { BoardId } from '../../rules/index.ts';
import { chanceOfFair, type SeatShares, seatGames, seatGamesWanted, seatSeed, seatVerdict } from './seats.ts';

/** What is looked for: the first fair board among those that the numbers make. */
export interface FairSearch {
  /** The board with a number; null if none comes about by it. */
  readonly make: (number: number) => BoardId | null;
  readonly players: number;
  /** The number of the first board. */
  readonly from: number;
  /** The last number, unless it may go on for ever. */
  readonly last?: number | undefined;
  /** What was found of a board earlier, if anything. */
  readonly known?: ((board: BoardId) => SeatShares | undefined) | undefined;
  /** How games are played, if not by `seatGames`. */
  readonly play?: typeof seatGames;
}

/** How far it has come: the board that is played on, and what the games say so far. */
export interface FairStep {
  readonly number: number;
  readonly board: BoardId;
  readonly shares: SeatShares;
  /** Boards that were given up so far. */
  readonly dropped: number;
  /** `playing` goes on; `dropped` is told once, with the last figures of a board; `found` ends it. */
  readonly state: 'playing' | 'dropped' | 'found';
}

/** A board is given up below this chance that it turns out fair: another one is soon made. */
const UNPROMISING = 0.1;
/** Games before the first look, and between two. Games of the same seeds are alike on all boards: of too few, chance would give up every board alike. */
const LOOKS = { first: 200, every: 50 } as const;

/**
 * Makes boards by successive numbers and plays on each until it has been measured fair, or is not likely to be: most that are unfair go after some hundred
 * games. Tells after each game how far it is; whoever runs it may stop. Returns the fair board, or null if no number is left.
 */
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

/** What is to be done with a board after these games. */
function stateOf(shares: SeatShares): FairStep['state'] {
  const { games } = shares;
  if (games >= seatGamesWanted) return seatVerdict(shares)?.says === 'fair' ? 'found' : 'dropped';
  const isLook = games >= LOOKS.first && games % LOOKS.every === 0;
  return isLook && chanceOfFair(shares) < UNPROMISING ? 'dropped' : 'playing';
}
