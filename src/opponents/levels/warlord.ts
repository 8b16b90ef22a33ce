import type { Level } from '../types.ts';
import { playingOn, type Thoroughness, thorough } from './strategist.ts';

/**
 * Plays games on as a strategist does, but nearly twice as many, and with players who heed what playing taught: a game says more of a choice the better it
 * is played.
 */
export const thoroughest: Thoroughness = {
  race: { ...thorough.race, games: 140, turns: 1700, experienced: true },
  conquests: { ...thorough.conquests, games: 80, turns: 800, experienced: true },
};

/** Compares what it may do by games that are played on by those who have learnt. */
export const warlord: Level = playingOn(thoroughest);
