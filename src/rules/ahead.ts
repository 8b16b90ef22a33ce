/** Questions that judge a game, not play it. An entry beside `index.ts`, so that it loads only on demand. */

import './release.ts';

export { type Aftermath, aftermath, type MarkerMove, type Payment, payments } from './aftermath.ts';
export { type ComboHere, comboHere, type FirstTurn } from './combo-here.ts';
export { type Forecast, forecast, type Reach } from './forecast.ts';
export { regionsWorthToCombo, type SignsWorth, type SignWorth, signsWorthTo, signsWorthToCombo } from './sign-worth.ts';
export { chanceOf, type Grade, grades, type Threat, threats, threatsTo } from './threat.ts';
export type { HereFact, Kind, Regions } from './trait-here.ts';
