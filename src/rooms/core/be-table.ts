import type { Saying } from '../protocol/index.ts';
import { clockSeen, pauseClock } from './clock.ts';
import { isOver } from './game.ts';
import type { Caller } from './line.ts';
import { refusedFor, type Verdict } from './moves.ts';
import { tellRoster } from './news.ts';
import type { Table } from './table.ts';

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
    const isOther = big.now !== (on ? device : null);
    table.setFacts({ bigScreen: { ...big, now: on ? device : null } });
    if (isOther && big.isHeld) setHeld(table, false, now);
  }
  table.shown = -1;
  tellRoster(table, now);
  return null;
}

/** Somebody explains at the big screen: it holds the game or lets it go on, and ends nobody else's pause. */
export function hold(table: Table, { device, now }: Caller, { on }: Saying<'hold'>): Verdict {
  const big = table.facts.bigScreen ?? null;
  if (big === null || big.now !== device) return refusedFor('notHost');
  if (on && isOver(table.game)) return refusedFor('notNow');
  if (on ? !table.facts.clock.isPaused : big.isHeld) setHeld(table, on, now);
  return null;
}

function setHeld(table: Table, isHeld: boolean, now: number): void {
  const big = table.facts.bigScreen ?? null;
  if (big === null) return;
  table.setFacts({ bigScreen: { ...big, isHeld } });
  pauseClock(table, isHeld, now);
  table.sendAll({ type: 'clock', clock: clockSeen(table, now) });
  tellRoster(table, now);
}

/** A screen that is gone, or shows the table no longer, holds nothing; nor does one whose table has agreed to go on. */
export function endHold(table: Table, now: number): void {
  const big = table.facts.bigScreen ?? null;
  if (!big?.isHeld) return;
  const isHere = big.now !== null && table.linesOf(big.now).length > 0;
  if (isHere && table.facts.clock.isPaused) return;
  setHeld(table, false, now);
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
