/** What plays saved games again: fetched once one is taken up, with the rules. */
export { openingOf, revive } from './revive.ts';
