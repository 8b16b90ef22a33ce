import { prospect } from '../../rules/index.ts';
import { oncePerRegion } from './once.ts';

/** What taking a region would mean for the acting race; null if there is none. */
export const prospectOf = oncePerRegion(prospect);
