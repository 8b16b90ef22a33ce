import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bounds } from '../../../src/rooms/protocol/index.ts';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import { type BenchTable, openTable } from '../devices/table.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { tenth } from '../share.ts';

const rooms = 50;
const seconds = 10;
const calmSeconds = 30;
const calmPace = 20;

/** How many stored and acknowledged commands a second 50 rooms do at most, and how long one takes when there are 20 a second. */
export async function paceFigures(engine: BenchEngine): Promise<readonly Figure[]> {
  const tables: BenchTable[] = [];
  for (let at = 0; at < rooms; at++) tables.push(await openTable(engine, undefined, at));
  const calm = await steady(tables, calmSeconds, calmPace);
  const syncsBefore = syncsPerSecond();
  const { perSecond, took } = await flatOut(tables, seconds);
  const syncs = (syncsBefore + syncsPerSecond()) / 2;
  for (const { devices } of tables) for (const device of devices) device.close();
  return [
    {
      name: 'durable_commands_per_s',
      value: Math.round(perSecond),
      aim: { atLeast: 200 },
      note: `${rooms} rooms, each answered before its next; median ${tenth(quantile(took, 0.5))} ms`,
    },
    {
      name: 'disk_syncs_per_s',
      value: Math.round(syncs),
      note: 'small writes that this disk confirms, right before and after',
    },
    {
      name: 'p99_ms_at_20_per_s',
      value: tenth(quantile(calm, 0.99)),
      aim: { atMost: 100 },
      note: `median ${tenth(quantile(calm, 0.5))} ms`,
    },
  ];
}

/** How many small writes a second this disk confirms, one after the other: every acknowledged command waits for one. */
function syncsPerSecond(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-syncs-'));
  const file = openSync(join(folder, 'file'), 'w');
  const bytes = Buffer.alloc(12_288, 1);
  const began = performance.now();
  let count = 0;
  for (; performance.now() - began < 2_000; count++) {
    writeSync(file, bytes);
    fdatasyncSync(file);
  }
  const perSecond = (count * 1000) / (performance.now() - began);
  closeSync(file);
  rmSync(folder, { recursive: true });
  return perSecond;
}

/** All rooms play as fast as they are answered, if that is not faster than a room lets one device speak. */
async function flatOut(tables: readonly BenchTable[], forSeconds: number) {
  const took: number[] = [];
  const began = performance.now();
  const isOn = () => performance.now() - began < forSeconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      while (isOn()) {
        const each = await table.step();
        if (each === null) return;
        took.push(each);
        await pause(Math.max(0, 2 * bounds.budget.device.each - each));
      }
    }),
  );
  return { took, perSecond: (took.length * 1000) / (performance.now() - began) };
}

/** So many steps a second, room after room, whether or not the ones before have been answered; milliseconds that each took. */
export async function steady(tables: readonly BenchTable[], forSeconds: number, perSecond: number): Promise<number[]> {
  const took: number[] = [];
  const open: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; at < forSeconds * perSecond; at++) {
    await pause(Math.max(0, began + (at * 1000) / perSecond - performance.now()));
    const step = tables[at % tables.length]?.step() ?? Promise.resolve(null);
    open.push(step.then((each) => void (each !== null && took.push(each))));
  }
  await Promise.all(open);
  return took;
}
