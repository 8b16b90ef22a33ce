import { type Leaning, leaderOf, victimOf } from './leaning.ts';

/** Takes from whoever has most coins, as it has counted them. */
export const leveller: Leaning = (state, command, memory) => {
  const victim = victimOf(state, command);
  if (victim === null) return 0;
  return victim === leaderOf(memory, state.turnSeat) ? 0.9 : -0.4;
};
