import { type GameState, readState } from '../../src/rules/index.ts';

/** Coins of the players and on the column. */
export function coinsInPlay(state: GameState): number {
  return [...state.coins, ...state.column.map(({ coins }) => coins)].reduce((total, coins) => total + coins, 0);
}

/** What is wrong with a state that legal play has led to, by the very check that `load` makes; nothing, one hopes. */
export function faults(state: GameState): string[] {
  const reading = readState(state);
  return reading.ok ? [] : reading.faults.map(({ clause, path, message }) => `${clause ?? 'form'} ${path}: ${message}`);
}
