import type { Figure } from '../../bench/figure.ts';
import { type BenchTable, openTable } from '../devices/table.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';

const rooms = 1_000;
/** Rooms that are opened at a time. */
const together = 10;
/** How often all of them are spoken to. */
const rounds = 3;

/** What a thousand live rooms with two devices each cost: all connected, each with a step just played. */
export async function sizeFigures(engine: BenchEngine): Promise<readonly Figure[]> {
  const empty = engine.memory();
  const tables: BenchTable[] = [];
  let most = 0;
  for (let first = 0; first < rooms; first += together) {
    const fresh = Array.from({ length: together }, (_, at) => openTable(engine, undefined, first + at));
    tables.push(...(await Promise.all(fresh)));
    most = Math.max(most, engine.memory());
  }
  // Each with a step stored; then all of them spoken to at once, so that none sleeps.
  for (let first = 0; first < rooms; first += together) {
    await Promise.all(tables.slice(first, first + together).map((table) => table.step()));
    most = Math.max(most, engine.memory());
  }
  const devices = tables.flatMap((table) => table.devices);
  for (let round = 0; round < rounds; round++) {
    const heard = devices.map((device) => device.next('pong'));
    for (const device of devices) device.say('{"type":"ping","at":0}');
    await Promise.all(heard);
    most = Math.max(most, engine.memory());
  }
  for (const device of devices) device.close();
  const note = 'one process, two sockets a room; the most it held';
  return [
    { name: 'rooms_0_rss_mb', value: Math.round(empty), note: 'the engine without a room' },
    { name: 'rooms_1000_rss_mb', value: Math.round(most), aim: { atMost: 900 }, note },
  ];
}
