/** `npm run chart`: draws the statechart of the table, and writes it down as one literal for editors of statecharts. */
import { writeFileSync } from 'node:fs';
import { root } from '../house/run.mjs';
import { chartFiles } from './files.ts';

for (const { path, text } of await chartFiles()) writeFileSync(`${root}${path}`, text);
