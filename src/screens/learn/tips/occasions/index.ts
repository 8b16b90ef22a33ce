import type { Script } from '../occasion.ts';
import { asked } from './asked.ts';
import { ended } from './ended.ts';
import { happened } from './happened.ts';
import { inSight, newInHand } from './met.ts';
import { missed } from './missed.ts';
import { others } from './others.ts';
import { refused } from './refused.ts';

/** All the coach's scripts, most urgent first. */
export const scripts: readonly Script[] = [refused, missed, newInHand, inSight, happened, asked, ended, others];
