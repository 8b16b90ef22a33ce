import { prospect } from '../rules/index.ts';
import { oncePerRegion } from './once.ts';

/** What taking a region would mean for the race that acts; null where there is none. */
export const prospectOf = oncePerRegion(prospect);
