import { hashOfSecret } from '../chance/index.ts';
import type { Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { forgetPasses } from './passes.ts';
import { refusedFor, type Verdict } from './playing.ts';
import { besideOf } from './roster.ts';
import { makeStranger } from './stranger.ts';
import type { Table } from './table.ts';
import { tellRoster } from './telling.ts';
import { forgetPushes } from './turn-push.ts';

// Several browsers of one person, several devices at one seat: any of them may be lost, and is then put out by itself.

/** From now on only the browser that asks is this device: its others are strangers, and so is whoever has a pass of it. */
export function stayAlone(table: Table, { device, line, now }: Caller, { secret }: Saying<'alone'>): Verdict {
  const row = table.devices[device];
  const hash = hashOfSecret(secret);
  if (row === undefined || (row.hash !== hash && !row.also?.includes(hash))) return refusedFor('noSuchDevice');
  table.putDevice({ ...row, hash, also: [] });
  forgetPasses(table, device);
  // A notice goes to whoever has ordered it: this browser does so anew when it comes to the table.
  forgetPushes(table, device);
  // Pages of this browser come back by themselves; to the others the room is closed.
  for (const other of table.linesOf(device))
    if (other !== line) {
      table.close(other);
      other.device = null;
    }
  tellRoster(table, now);
  return null;
}

/** A device that sits beside the first one of a seat gets up from it, by the wish of that one or of the host. */
export function putOut(table: Table, { device, now }: Caller, message: Saying<'putOut'>): Verdict {
  const may = besideOf(table, device).beside ?? [];
  const found = may.find((one) => one.seat === message.seat && one.device === message.device);
  const seat = table.seats[message.seat];
  const row = table.devices[message.device];
  if (found === undefined || seat === undefined || row === undefined) return refusedFor('noSuchDevice');
  table.putSeat(message.seat, { devices: seat.devices.filter((one) => one !== message.device) });
  if (table.seatsOf(message.device).length === 0 && message.device !== table.facts.host)
    makeStranger(table, message.device);
  tellRoster(table, now);
  return null;
}
