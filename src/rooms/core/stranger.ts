import { forgetPasses } from './passes.ts';
import type { Table } from './table.ts';
import { forgetPushes } from './turn-push.ts';

/**
 * That device is nobody here any more: its secrets and everything it has asked for are forgotten, its connections end, and its number is free for somebody else. `but`: the
 * connection that asked for it, which is still to be answered.
 */
export function makeStranger(table: Table, device: number, but?: number): void {
  const row = table.devices[device];
  if (row === undefined) return;
  table.putDevice({ ...row, hash: '', also: [] });
  forgetPushes(table, device);
  forgetPasses(table, device);
  for (const line of table.linesOf(device)) {
    if (line.connection === but) continue;
    table.send(line, { type: 'closed', why: 'removed' });
    table.close(line);
    line.device = null;
  }
}
