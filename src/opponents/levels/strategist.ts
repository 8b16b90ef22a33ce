import type { Level } from '../types.ts';
import { aheadOf, meansToDecline } from './ahead.ts';
import { reachesFar } from './choices.ts';
import { planner } from './planner.ts';

/** How many choices about races are told with what is expected of them: the best, and the next. */
const mostTold = 2;

/** Plays as it plans, and says what it plans where it decides about its race. */
export const strategist: Level = (state, mind) => {
  const thought = planner(state, mind);
  if (!reachesFar(state)) return thought;
  return {
    ...thought,
    weighed: thought.weighed.map((one, place) => {
      if (place >= mostTold) return one;
      return { ...one, ahead: aheadOf(state, one.command, meansToDecline(state, one.command, mind)) };
    }),
  };
};
