import type { Content } from '../content.ts';
import { base } from './base.ts';

/**
 * Every box that was ever released, the first one first: a game that names none is dealt from it. One that was released stays as it is, for games are
 * dealt from it again by their seed; more races or powers make a box of a new id.
 */
export const boxes: readonly Content[] = [base];
