import type { Script } from '../occasion.ts';
import { missed } from './chances.ts';
import { asked } from './choices.ts';
import { inSight, newInHand } from './combos.ts';
import { ended } from './end.ts';
import { happened } from './events.ts';
import { others } from './others.ts';
import { refused } from './refusals.ts';

/** All the coach's scripts, most urgent first. */
export const scripts: readonly Script[] = [refused, missed, newInHand, inSight, happened, asked, ended, others];
