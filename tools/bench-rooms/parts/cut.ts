import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import { nothingFound, type PlayedRoom, playedRoom } from '../devices/played-room.ts';
import { type ShakyLine, shakyLine } from '../devices/shaky-line.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { tenth } from '../share.ts';

/**
 * Five people play over lines that are cut every 0.3–1.5 s, take 20–100 ms, and hold one message in twenty back for 300 ms: is everything there in the end, once,
 * and does everybody see what a newcomer sees?
 */
export async function cutFigures(engine: BenchEngine, milliseconds: number): Promise<readonly Figure[]> {
  const findings = nothingFound();
  const gaps: number[] = [];
  let acknowledged = 0;
  let refused = 0;
  let cuts = 0;
  let rooms = 0;
  const finish = async (table: PlayedRoom, line: ShakyLine) => {
    for (const one of table.players) gaps.push(...one.gaps);
    line.calm();
    await table.finish(findings);
    acknowledged += table.acknowledged();
    for (const one of table.players) for (const count of one.refused.values()) refused += count;
    cuts += line.cuts();
    line.close();
    rooms += 1;
  };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const line = await shakyLine(engine.port);
    const table = await playedRoom(engine, 5, (room) => `ws://127.0.0.1:${line.port}/rooms/${room}`);
    while (performance.now() < end && !table.isOver()) await pause(100);
    await finish(table, line);
  }
  const none = { atMost: 0 };
  return [
    {
      name: 'cut_cuts',
      value: cuts,
      note: `${rooms} games, ${acknowledged} commands acknowledged, ${refused} refused`,
    },
    { name: 'cut_lost', value: findings.lost, aim: none },
    { name: 'cut_twice', value: findings.twice, aim: none },
    { name: 'cut_unequal', value: findings.unequal + findings.gaps, aim: none },
    {
      name: 'cut_differing',
      value: findings.differing,
      aim: none,
      note: 'devices that show something else than a fresh one',
    },
    { name: 'reconnect_p50_ms', value: Math.round(quantile(gaps, 0.5)) },
    {
      name: 'reconnect_p95_ms',
      value: Math.round(quantile(gaps, 0.95)),
      aim: { atMost: 2000 },
      note: 'until welcomed again',
    },
    { name: 'reconnect_max_ms', value: tenth(Math.max(...gaps)) },
  ];
}
