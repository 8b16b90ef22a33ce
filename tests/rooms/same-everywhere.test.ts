import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfSteps } from '../../tools/bench-rooms/engine/audit.ts';
import { type BenchEngine, benchEngine } from '../../tools/bench-rooms/engine/bench-engine.ts';
import { thousandCommands } from './support/thousand.ts';

let engine: BenchEngine;
beforeAll(async () => {
  engine = await benchEngine();
}, 30_000);
afterAll(() => engine.end());

describe('a thousand stored commands', () => {
  it('lead to the same games in the real engine as here, to the last bit', async () => {
    const logs = await thousandCommands();
    const here = logs.map(hashOfSteps);
    expect(new Set(here).size).toBe(logs.length);
    const there: string[] = [];
    for (const rows of logs) there.push(await engine.hash(rows));
    expect(there).toEqual(here);
  });
});
