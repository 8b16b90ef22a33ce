import { shareOf } from '../../src/luck/index.ts';

/** A share of wins with its 95 % interval (Wilson), all from 0 to 1. */
export interface Rate {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The rate for this many wins in this many games; a shared win counts as its share. */
export const rateOf = (wins: number, games: number): Rate => ({ games, ...shareOf(wins, games) });
