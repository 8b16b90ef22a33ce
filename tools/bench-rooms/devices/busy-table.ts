import { setTimeout as pause } from 'node:timers/promises';
import { type Given, moment } from './given.ts';
import { until } from './played-room.ts';
import type { BenchTable } from './table.ts';

/** A table at which people play without end. */
export interface BusyTable {
  /** What was done so far, oldest first. */
  readonly given: readonly Given[];
  /** Why they do not play any more; null while they do. */
  readonly trouble: string | null;
  end(): void;
}

/** So many commands a second, one after the other: whoever has to wait for an answer makes up for nothing. After the end of a game they play another. */
export function busyTable(table: BenchTable, perSecond: number): BusyTable {
  const given: Given[] = [];
  let trouble: string | null = null;
  let isEnded = false;
  const play = async () => {
    for (let due = performance.now(); !isEnded; due = Math.max(due + 1000 / perSecond, performance.now())) {
      await pause(Math.max(0, due - performance.now()));
      const sent = moment();
      given.push({ sent, took: null });
      const took = await table.step();
      given.pop();
      if (took === null) await playAnother(table);
      else given.push({ sent, took });
    }
  };
  play().catch((failure) => {
    if (!isEnded) trouble = failure instanceof Error ? failure.message : String(failure);
  });
  return {
    given,
    get trouble() {
      return trouble;
    },
    end() {
      isEnded = true;
      for (const device of table.devices) device.close();
    },
  };
}

/** The game is over: one proposes another, the others agree. */
async function playAnother({ devices: [first, ...others] }: BenchTable): Promise<void> {
  if (first === undefined) return;
  await first.ask({ type: 'propose', proposal: { what: 'rematch' } });
  for (const device of others) {
    const proposed = () => device.known?.proposals.find(({ what }) => what.what === 'rematch')?.proposal;
    await until(() => proposed() !== undefined, 'another game');
    await device.ask({ type: 'answer', proposal: proposed(), yes: true });
  }
  await until(() => [first, ...others].every(({ known }) => known?.isOver === false), 'the deal');
}
