/** What plays saved games again: fetched once one is taken up, with the rules. */
export { openingOf } from './opening.ts';
export { revive } from './revive.ts';
