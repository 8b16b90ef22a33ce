import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsText } from '../../tools/corpus/faults.ts';
import { fromText } from '../../tools/corpus/recording.ts';

const read = (name: string) => readFileSync(new URL(`corpus/${name}`, import.meta.url), 'utf8');

// `npm run make -- corpus` writes it anew, when what is said was changed on purpose.
it('what readState says of broken states is as it was recorded, word for word', () => {
  expect(faultsText(fromText(read('games.jsonl')))).toBe(read('faults.txt'));
});
