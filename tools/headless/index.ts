/**
 * `npm run -s headless`: the rules for other programs. Requests on the standard input, answers on the standard output, one JSON object per line
 * (docs/protocol.md). Nothing else is ever written there.
 */
import { readFileSync } from 'node:fs';
import { createSession } from '../../src/headless/index.ts';
import { serve } from './serve.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

// The client may leave before reading everything.
process.stdout.on('error', () => process.exit(0));
await serve(createSession({ version }), process.stdin, process.stdout);
