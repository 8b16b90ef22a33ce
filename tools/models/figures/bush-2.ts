import { billow, type Clay, made } from '../turned/index.ts';

const needles = ['#2d5545', '#5f8d5c'] as const;
const bloom = ['#8f7a2c', '#dcbb4c'] as const;

const juniper = (sides: number): Clay => billow([0, 0.03, 0], [0.028, 0.078, 0.028], needles, sides);
const gorse = (sides: number): Clay => billow([0.034, 0.008, 0.02], [0.026, 0.026, 0.024], bloom, sides);

/** A juniper, tall and blue, and gorse in bloom at its foot. */
export default made(0.07, [...juniper(6), ...gorse(6)], [...juniper(4), ...gorse(3)]);
