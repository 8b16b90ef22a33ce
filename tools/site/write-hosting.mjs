// npm run make -- hosting: writes the ready-made configuration files for hosts.
import { writeFileSync } from 'node:fs';
import { root } from '../house/run.mjs';
import { framingOf } from './headers.mjs';
import { hostingFiles } from './hosting.mjs';

for (const [name, text] of Object.entries(hostingFiles(framingOf()))) writeFileSync(`${root}hosting/${name}`, text);
