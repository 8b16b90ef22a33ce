/** `npm run make -- chart`: draws the table's state chart, and writes it as a single literal for state chart editors. */
import { writeFileSync } from 'node:fs';
import { root } from '../house/run.mjs';
import { chartFiles } from './files.ts';

for (const { path, text } of await chartFiles()) writeFileSync(`${root}${path}`, text);
