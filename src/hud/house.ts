/** What the set-up page tells of the rules of a table, as the reference does. */
export { heldBy } from './house/held.ts';
