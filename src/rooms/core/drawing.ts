import { commitmentTo, keyFor } from '../chance/index.ts';
import type { Drawing, Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { isOver } from './game.ts';
import { doStep, refusedFor, type Verdict } from './playing.ts';
import type { Table } from './table.ts';

/** The room's share in a drawing: nobody else can know it in advance. */
export function shareOf(key: string, drawing: number): string {
  return keyFor(key, `share ${drawing}`);
}

/** The drawing that comes next, for which the room commits itself now. */
export function nextDrawing(key: string, drawing: number): Drawing {
  return { commitment: commitmentTo(shareOf(key, drawing)), share: null, device: null, at: null, played: null };
}

/**
 * Draws chance anew with the room's next share, to which it was committed, and a device's; and commits the room for the one after it. Returns the room's
 * share.
 */
export function drawAnew(table: Table, share: string | null, device: number | null): string {
  const at = table.n + 1;
  const isDeal = device === null;
  const { key, drawings } = table.facts;
  const last = drawings.length - 1;
  const used = drawings[last] ?? nextDrawing(key, last);
  const done: Drawing = { ...used, share, device, at, played: isDeal ? 0 : table.game.holding.log.length };
  const next = nextDrawing(key, drawings.length);
  table.setFacts({ drawings: [...drawings.slice(0, last), done, next] });
  for (const drawing of [done, next]) table.sendAll({ type: 'drawing', drawing });
  return shareOf(key, last);
}

/** A device gives its share, once: stacks and dice are drawn anew with it. */
export function takeShare(table: Table, { device, now }: Caller, { id, value }: Saying<'share'>): Verdict {
  const row = table.devices[device];
  const [seat] = table.seatsOf(device);
  if (row === undefined || seat === undefined) return refusedFor('watching');
  if (row.hasShared || isOver(table.game)) return refusedFor('notNow');
  table.putDevice({ ...row, hasShared: true });
  const room = drawAnew(table, value, device);
  return doStep(table, { seat, key: `${device} ${id}`, at: now, act: { kind: 'drawn', room, device: value } }, 'drawn');
}
