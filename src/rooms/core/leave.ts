import type { Caller } from './caller.ts';
import { isOver } from './game.ts';
import type { Verdict } from './playing.ts';
import { vacate } from './seating.ts';
import { endVisit } from './sit.ts';
import { makeStranger } from './stranger.ts';
import type { Table } from './table.ts';
import { tellRoster } from './telling.ts';
import { forgetPushes } from './turn-push.ts';

/** Somebody gets up for good. A seat at which others sit as well stays theirs; in one of nobody an opponent plays on. */
export function leave(table: Table, { device, line, now }: Caller): Verdict {
  for (const seat of table.seatsOf(device)) {
    if (table.seats[seat]?.visit) {
      endVisit(table, seat, now, true);
      continue;
    }
    const devices = (table.seats[seat]?.devices ?? []).filter((one) => one !== device);
    if (devices.length > 0 || isOver(table.game)) table.putSeat(seat, { devices });
    else vacate(table, seat, now);
  }
  if (table.facts.host === device) {
    const heir = table.seats.find(({ devices }) => devices.length > 0)?.devices[0];
    if (heir !== undefined) table.setFacts({ host: heir });
  }
  if (table.seatsOf(device).length === 0 && table.facts.host !== device) makeStranger(table, device, line.connection);
  else forgetPushes(table, device);
  tellRoster(table, now);
  return null;
}
