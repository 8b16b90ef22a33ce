/** Is a box fair, and can it be played? Games between opponents that begin with each combo, one by one, so that a worker can run them and be stopped. */
export {
  type Balance,
  balanceKnown,
  balanceOf,
  type FairTokens,
  fairTokensOf,
  type Progress,
  type Standing,
  type Task,
  type TraitRecord,
} from './balance.ts';
export { type BadPair, ownPairs, tryPairs } from './combos.ts';
export type { Estimate } from './estimate.ts';
export { type Outcome, playOpening } from './opening.ts';
export { printedBalance } from './printed.ts';
export { lookForFair } from './search.ts';
export {
  chanceOfFair,
  printedSeats,
  type SeatShares,
  type SeatTask,
  type SeatVerdict,
  seatFigures,
  seatGames,
  seatGamesWanted,
  seatMethod,
  seatSeed,
  seatTolerance,
  seatVerdict,
} from './seats.ts';
