import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import { plainDevice } from '../devices/plain.ts';
import { nothingFound, type PlayedRoom, playedRoom, until } from '../devices/played-room.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { tenth } from '../share.ts';

const rooms = 4;
/** Milliseconds of play before a kill, at random between these. */
const plays = [50, 800] as const;

/** Kills the engine again and again while four rooms are played, and looks after each time what is left of what was acknowledged. */
export async function killFigures(engine: BenchEngine, tries: number): Promise<readonly Figure[]> {
  const findings = nothingFound();
  const back: number[] = [];
  const startTimes: number[] = [];
  let acknowledged = 0;
  const fresh = () => playedRoom(engine, 2);
  const tables: PlayedRoom[] = [];
  for (let at = 0; at < rooms; at++) tables.push(await fresh());
  const finish = async (table: PlayedRoom) => {
    await table.finish(findings);
    acknowledged += table.acknowledged();
  };
  for (let tried = 0; tried < tries; tried++) {
    for (const [at, table] of tables.entries()) {
      if (!table.isOver()) continue;
      await finish(table);
      tables[at] = await fresh();
    }
    const before = tables.map((table) => table.acknowledged());
    await until(() => tables.some((table, at) => table.acknowledged() > (before[at] ?? 0)), 'an answer');
    await pause(plays[0] + Math.random() * (plays[1] - plays[0]));
    await engine.kill();
    const began = performance.now();
    await engine.start();
    const [first] = tables;
    if (first === undefined) throw new Error('no room');
    const device = await plainDevice(engine.address(first.room), first.secret);
    back.push(performance.now() - began);
    startTimes.push(engine.startMs);
    device.close();
    for (const table of tables) await table.check(findings);
    if (tried % 10 === 9) console.error(`  ${tried + 1} kills`);
  }
  for (const table of tables) await finish(table);
  const none = { atMost: 0 };
  return [
    { name: 'kill_tries', value: tries, note: `${acknowledged} commands were acknowledged` },
    { name: 'kill_lost', value: findings.lost, aim: none, note: 'acknowledged, and not in the log at its number' },
    { name: 'kill_twice', value: findings.twice, aim: none },
    { name: 'kill_gaps', value: findings.gaps, aim: none, note: 'logs that are not numbered without gaps' },
    {
      name: 'kill_unequal',
      value: findings.unequal,
      aim: none,
      note: 'states other than their log played again, or than a newcomer is shown',
    },
    {
      name: 'kill_differing',
      value: findings.differing,
      aim: none,
      note: 'devices that show something else than a fresh one',
    },
    { name: 'back_ms_p50', value: tenth(quantile(back, 0.5)) },
    { name: 'back_ms_p95', value: tenth(quantile(back, 0.95)) },
    {
      name: 'back_ms_max',
      value: tenth(Math.max(...back)),
      aim: { atMost: 2000 },
      note: 'from its start until a room welcomes',
    },
    {
      name: 'engine_start_ms_p50',
      value: tenth(quantile(startTimes, 0.5)),
      note: 'until the program answers at all, which is a part of it',
    },
    { name: 'engine_start_ms_max', value: tenth(Math.max(...startTimes)) },
  ];
}
