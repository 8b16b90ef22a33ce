import type { Content } from '../content.ts';
import { base } from './base.ts';

/**
 * Every box ever released, the first one first: a game that names none is dealt from it. Never change a released box: saved games are dealt from it
 * again by their seed. More races or powers need a box with a new id.
 */
export const boxes: readonly Content[] = [base];
