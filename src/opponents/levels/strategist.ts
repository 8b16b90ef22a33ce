import type { Level } from '../types.ts';
import { quickStep } from './quick.ts';

/** Plans turns and declines. */
export const strategist: Level = (state, { temper }) => ({
  commands: quickStep(state, temper, 'careful'),
  weighed: [],
});
