import { type Leaning, leaderOf, victimOf } from './leaning.ts';

/** Takes from whoever has most coins, as it counted them; less so of two, where there is no other. */
export const leveller: Leaning = (state, command, memory) => {
  const victim = victimOf(state, command);
  if (victim === null) return 0;
  if (victim !== leaderOf(memory, state.turnSeat)) return -0.4;
  return state.players === 2 ? 0.4 : 0.9;
};
