import { type Leaning, victimOf } from './leaning.ts';

/** Takes from whoever attacked it last, rather than from anybody else. */
export const avenger: Leaning = (state, command, { attacker }) => {
  const victim = victimOf(state, command);
  if (victim === null) return 0;
  return victim === attacker ? 0.6 : -0.25;
};
