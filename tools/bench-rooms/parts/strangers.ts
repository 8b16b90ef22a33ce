import { WebSocket } from 'ws';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import { nonsense } from '../devices/nonsense.ts';
import { openTable } from '../devices/table.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { tenth } from '../share.ts';
import { steady } from './pace.ts';

const seconds = 15;
const perSecond = 20;
/** Messages that a stranger sends before another one comes: as many as are granted at once, so that each of them is read. */
const each = 60;

/** Strangers send messages that are none, to a room of their own, while others play: does the engine live, and are the others slowed? */
export async function strangerFigures(engine: BenchEngine, messages: number): Promise<readonly Figure[]> {
  const tables = [];
  for (let at = 0; at < 10; at++) tables.push(await openTable(engine, undefined, at));
  const victim = await openTable(engine);
  const calm = await steady(tables, seconds, perSecond);
  const pid = engine.memory();
  const flood = pester(engine, victim.room, messages);
  const during: number[] = [];
  let isOver = false;
  void flood.then(() => {
    isOver = true;
  });
  while (!isOver) during.push(...(await steady(tables, 2, perSecond)));
  const { sent, ms } = await flood;
  const isAlive = victim.devices.every(({ isOpen }) => isOpen) && (await victim.step()) !== null;
  const audits = await Promise.all([...tables, victim].map(({ room }) => engine.audit(room)));
  const isSound = audits.every(({ isGapless, isReplayed }) => isGapless && isReplayed);
  return [
    { name: 'malformed_sent', value: sent, note: `${Math.round((sent * 1000) / ms)} a second` },
    { name: 'malformed_crashes', value: isAlive && isSound ? 0 : 1, aim: { atMost: 0 } },
    { name: 'malformed_memory_mb', value: Math.round(engine.memory() - pid), note: 'more than before' },
    {
      name: 'p99_ms_without_strangers',
      value: tenth(quantile(calm, 0.99)),
      note: `median ${tenth(quantile(calm, 0.5))} ms`,
    },
    {
      name: 'p99_ms_with_strangers',
      value: tenth(quantile(during, 0.99)),
      note: `median ${tenth(quantile(during, 0.5))} ms`,
    },
  ];
}

/** Sends so many messages, from one stranger after the other. */
async function pester(engine: BenchEngine, room: string, messages: number) {
  const next = nonsense(7);
  const began = performance.now();
  let sent = 0;
  while (sent < messages) {
    const count = Math.min(each, messages - sent);
    await new Promise<void>((resolve, reject) => {
      const socket = new WebSocket(engine.address(room));
      socket.on('open', () => {
        for (let at = 0; at < count; at++) socket.send(next());
        socket.close();
      });
      socket.on('close', () => resolve());
      // An unread message when the room closes its end is none of our troubles; a room that is gone is.
      socket.on('error', (failure) => (failure.message.includes('ECONNREFUSED') ? reject(failure) : resolve()));
    });
    sent += count;
  }
  return { sent, ms: performance.now() - began };
}
