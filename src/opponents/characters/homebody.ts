import { type Leaning, victimOf } from './leaning.ts';

/** Leaves others alone where there is free land; of two that costs more: what one leaves, the other keeps. */
export const homebody: Leaning = (state, command) => {
  if (victimOf(state, command) === null) return 0;
  return state.players === 2 ? -0.2 : -0.8;
};
