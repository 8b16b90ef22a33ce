import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chartFiles } from '../../../tools/chart/files.ts';

it('the picture of the chart and its literal are those of the chart as it is (`npm run make -- chart`)', async () => {
  const files = await chartFiles();
  expect(files.length).toBe(2);
  for (const { path, text } of files)
    expect(readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8'), path).toBe(text);
});
