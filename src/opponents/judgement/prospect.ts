import { prospect } from '../../rules/index.ts';
import { oncePerRegion } from './once.ts';

export const prospectOf = oncePerRegion(prospect);
