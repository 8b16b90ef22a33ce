import { billow, type Clay, made } from '../turned/index.ts';

const [leaves, young] = [['#3c6231', '#7fa04c'] as const, ['#486f38', '#93b257'] as const];

const shape = (sides: number): Clay => [
  ...billow([-0.026, 0.026, 0.004], [0.036, 0.044, 0.033], leaves, sides),
  ...billow([0.03, 0.02, -0.004], [0.033, 0.034, 0.03], young, sides),
];

/** A piece of hedge along x between two fields: two bushes that grew together. */
export default made(0.075, shape(5), shape(3));
