// npm run hosting: writes the ready files for hosts anew.
import { writeFileSync } from 'node:fs';
import { root } from '../house/run.mjs';
import { framingOf } from './headers.mjs';
import { hostingFiles } from './hosting.mjs';

for (const [name, text] of Object.entries(hostingFiles(framingOf()))) writeFileSync(`${root}hosting/${name}`, text);
