import type { Temper } from '../types.ts';
import type { Leaning } from './leaning.ts';

/** A way of playing that one feels across the table, at any level. */
export interface Character {
  readonly temper: Temper;
  readonly leaning: Leaning;
}
