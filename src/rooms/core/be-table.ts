import type { Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { refusedFor, type Verdict } from './playing.ts';
import type { Table } from './table.ts';
import { tellRoster } from './telling.ts';

/**
 * From now on that device shows the table, or no longer does. Whoever sits here may do it, and the screen it was opened on; at a table that was on no big
 * screen before, the host decides, since from then on the code alone lets people in.
 */
export function beTable(table: Table, { device, now }: Caller, { on }: Saying<'beTable'>): Verdict {
  const { host } = table.facts;
  const big = table.facts.bigScreen ?? null;
  if (big === null) {
    if (device !== host) return refusedFor('notHost');
    if (on) table.setFacts({ bigScreen: { now: device, home: device, visit: null } });
  } else {
    const isOne = device === big.home || device === host || table.seatsOf(device).length > 0;
    if (!isOne) return refusedFor('watching');
    if (!on && big.now !== device) return null;
    table.setFacts({ bigScreen: { ...big, now: on ? device : null } });
  }
  table.shown = -1;
  tellRoster(table, now);
  return null;
}

/** What the seat that has to decide points at: only the big screen is told, and nothing is stored. */
export function point(table: Table, { device }: Caller, { seat, region }: Saying<'point'>): Verdict {
  const screen = table.facts.bigScreen?.now ?? null;
  if (!table.seatsOf(device).includes(seat)) return refusedFor('notYourSeat');
  // Others may look where they like: the big screen shows what the one points at who decides.
  if (screen === null || table.game.holding.game.seat !== seat) return null;
  for (const line of table.linesOf(screen)) table.send(line, { type: 'pointed', seat, region });
  return null;
}

/** The big screen has shown everything up to a step: what waited for that goes on. */
export function noteShown(table: Table, { device }: Caller, { step }: Saying<'shown'>): Verdict {
  if (table.facts.bigScreen?.now === device) table.shown = Math.max(table.shown, step);
  return null;
}
