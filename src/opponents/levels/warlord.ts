import type { Level } from '../types.ts';
import { playingOn, type Thoroughness, thorough } from './strategist.ts';

/**
 * Plays games on as a strategist does, with players who heed what playing taught: a game says more of a choice the better it is played. More games say next
 * to nothing more of races: from 28 to 140 its decisions cost it 0.07 coins less each (docs/opponents.md).
 */
export const thoroughest: Thoroughness = {
  race: { ...thorough.race, experienced: true },
  conquests: { ...thorough.conquests, games: 60, turns: 600, experienced: true },
};

/** Compares what it may do by games that are played on by those who have learnt. */
export const warlord: Level = playingOn(thoroughest);
