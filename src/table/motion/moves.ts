/** What makes pieces move, fetched once there is something to see. */

export { BeatShow } from './beat-show.ts';
export { beatsOf } from './beats.ts';
export { DieThrow } from './die-throw.ts';
export { flightsOf } from './flights.ts';
export { landingOf } from './landing.ts';
export { Life } from './life.ts';
export { laid, sumsOf } from './payment.ts';
