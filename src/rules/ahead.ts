/**
 * What may come of a position: questions asked to judge a game, not to play it. An entry point of its own beside `index.ts`, so that it is loaded
 * only on demand.
 */

import './released.ts';

export { type Aftermath, aftermath, type MarkerMove } from './aftermath.ts';
export { type ComboHere, comboHere, type FirstTurn } from './combo-here.ts';
export { type Forecast, forecast, type Reach } from './forecast.ts';
export { type Payment, payments } from './payments.ts';
export { chanceOf, type Grade, grades, type Threat, threats, threatsTo } from './threat.ts';
export type { HereFact, Kind, Regions } from './trait-here.ts';
