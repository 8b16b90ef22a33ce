/** `npm run make -- protocol`: runs the examples in docs/protocol.md and the README, and writes their answers into the documents. */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../house/run.mjs';
import { withAnswers } from './examples.ts';

const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
for (const path of [`${root}docs/protocol.md`, `${root}README.md`])
  writeFileSync(path, withAnswers(readFileSync(path, 'utf8'), version));
