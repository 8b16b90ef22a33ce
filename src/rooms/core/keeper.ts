import { evenTemper, type Opponent } from '../../opponents/types.ts';

/** Who keeps a seat warm where nobody was chosen: even in temper, of middling strength. */
export const keeper: Opponent = { level: 'strategist', temper: evenTemper, seed: 1 };
