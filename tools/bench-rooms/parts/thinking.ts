import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { evenTemper } from '../../../src/opponents/types.ts';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import { openingFor } from '../devices/opening.ts';
import type { PlainDevice } from '../devices/plain.ts';
import { openTable } from '../devices/table.ts';
import { benchEngine } from '../engine/bench-engine.ts';
import { tenth } from '../share.ts';
import { steady } from './pace.ts';

const windows = 6;
const seconds = 10;
const perSecond = 20;
const opponent = { level: 'wanderer', temper: evenTemper, seed: 1 } as const;

/** Its host deletes a room. */
async function remove([host, ...others]: readonly PlainDevice[]): Promise<void> {
  const gone = host?.next('closed');
  host?.say(JSON.stringify({ type: 'delete', id: 'delete' }));
  await gone;
  for (const device of others) device.close();
}

/** How much longer steps of other rooms take while an opponent thinks for two seconds, over and over: windows with and without in turn. */
export async function thinkingFigures(): Promise<readonly Figure[]> {
  const thinker = new Worker(new URL('../engine/busy.mjs', import.meta.url));
  const server = createServer(async (request, response) => {
    request.resume();
    thinker.postMessage(0);
    await once(thinker, 'message');
    // No step: the room asks again, and the opponent thinks again.
    response.writeHead(500).end('null');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const engine = await benchEngine({ opponents: (server.address() as AddressInfo).port });
  try {
    const tables = [];
    for (let at = 0; at < 10; at++) tables.push(await openTable(engine, undefined, at));
    const with_: number[] = [];
    const without: number[] = [];
    await steady(tables, 2, perSecond);
    for (let window = 0; window < windows; window++) {
      without.push(...(await steady(tables, seconds, perSecond)));
      const thinking = [];
      // Three rooms in turn: one of them is always being thought for.
      for (let at = 0; at < 3; at++) thinking.push(await openTable(engine, openingFor([opponent, 'human']), at));
      with_.push(...(await steady(tables, seconds, perSecond)));
      for (const { devices } of thinking) await remove(devices);
    }
    return [
      { name: 'p99_ms_without_thinking', value: tenth(quantile(without, 0.99)) },
      { name: 'p99_ms_with_thinking', value: tenth(quantile(with_, 0.99)) },
      {
        name: 'thinking_adds_ms',
        value: tenth(quantile(with_, 0.99) - quantile(without, 0.99)),
        aim: { atMost: 20 },
        note: `2 s of thinking in another room; medians ${tenth(quantile(without, 0.5))} and ${tenth(quantile(with_, 0.5))} ms`,
      },
    ];
  } finally {
    await engine.end();
    server.closeAllConnections();
    server.close();
    await thinker.terminate();
  }
}
