import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hashOfSteps } from '../../tools/bench-rooms/engine/audit.ts';
import { root } from '../../tools/house/run.mjs';
import { thousandCommands } from '../rooms/support/thousand.ts';
import { openProfile } from './harness.ts';

describe('a thousand stored commands of rooms', () => {
  it('lead to the same games in a browser as here, to the last bit', async () => {
    const contents = `import { hashOfSteps } from './tools/bench-rooms/engine/audit.ts'; window.hashes = (logs) => logs.map(hashOfSteps);`;
    const stdin = { contents, resolveDir: root, loader: 'ts' } as const;
    const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', write: false });
    const logs = await thousandCommands();
    const page = await (await openProfile({ flat: true })).newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const there = await page.evaluate(
      (given) => (window as unknown as { hashes(logs: unknown): string[] }).hashes(given),
      JSON.parse(JSON.stringify(logs)) as unknown,
    );
    expect(there).toEqual(logs.map(hashOfSteps));
  });
});
