import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { root } from '../house/run.mjs';

/** The gate (src/ui/floor/gate.js) as it stands in the page: without its comments and indents. */
export const gateText = readFileSync(`${root}src/ui/floor/gate.js`, 'utf8')
  .replace(/^\s*\/\/.*\n|\/\*\*.*?\*\/ /gm, '')
  .replace(/^\s+/gm, '')
  .trimEnd();

/** What lets the page's policy run it: the digest of its text, and so no other. */
export const gateSource = `'sha256-${createHash('sha256').update(gateText).digest('base64')}'`;
