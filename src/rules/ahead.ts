/**
 * What may come of a position: the rules' answers to questions that are asked to judge it, not to play it. A face of its own, beside
 * `index.ts`, so that it is fetched when somebody asks.
 */

import './released.ts';

export { type Aftermath, aftermath, type MarkerMove } from './aftermath.ts';
export { type Forecast, forecast, type Reach } from './forecast.ts';
export { type Payment, payments } from './payments.ts';
export { type Threat, threats, threatsTo } from './threat.ts';
