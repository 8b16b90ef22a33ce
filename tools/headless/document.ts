/** `npm run protocol`: runs the examples of docs/protocol.md and writes their answers into it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../house/run.mjs';
import { withAnswers } from './examples.ts';

const { version }: { version: string } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const path = `${root}docs/protocol.md`;
writeFileSync(path, withAnswers(readFileSync(path, 'utf8'), version));
