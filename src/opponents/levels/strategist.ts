import { planner } from '../planning/planner.ts';
import type { Level } from '../types.ts';
import { meansToDecline, told } from './ahead.ts';
import { reachesFar } from './choices.ts';

/** Plays as it plans, and says what it plans where it decides about its race. */
export const strategist: Level = (state, mind) => {
  const { commands, weighed } = planner(state, mind);
  if (!reachesFar(state)) return { commands, weighed };
  return { commands, weighed: told(state, weighed, (command) => meansToDecline(state, command, mind)) };
};
