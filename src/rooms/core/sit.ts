import type { Saying } from '../protocol/index.ts';
import { forgetGuest, stay } from './big-screen.ts';
import { isOver } from './game.ts';
import type { Caller } from './line.ts';
import { doStep, refusedFor, type Verdict } from './moves.ts';
import { tellRoster } from './news.ts';
import type { SeatRow } from './room-store.ts';
import { claim } from './seating.ts';
import type { Table } from './table.ts';
import { askToJoin } from './together.ts';

/** Milliseconds after which a passer-by who is not connected any more counts as gone. */
const gone = 45_000;

/** Takes a seat by the big screen: a free one at once; else if its people, the host or the screen agree. */
export function sit(table: Table, caller: Caller, { seat, name = '', colour }: Saying<'sit'>): Verdict {
  const { device, now } = caller;
  const row = table.seats[seat];
  const big = table.facts.bigScreen ?? null;
  if (row === undefined) return refusedFor('noSuchSeat');
  if (big === null || table.devices[device]?.isWatcher) return refusedFor('watching');
  if (isOver(table.game)) return refusedFor('notNow');
  if (row.devices.includes(device)) return null;
  const control = table.game.holding.setup.seats[seat]?.control ?? 'human';
  if (row.devices.length > 0) {
    return !row.visit && askToJoin(table, device, seat, now) ? null : refusedFor('full');
  }
  if (control !== 'human') {
    if (big.visit === null) return askToJoin(table, device, seat, now) ? null : refusedFor('full');
    if (table.seats.filter(({ visit }) => visit).length >= big.visit.most) return refusedFor('full');
    if (table.seatsOf(device).length > 0) return refusedFor('notNow');
    const { name: before = '' } = table.game.holding.setup.seats[seat] ?? {};
    const from = table.n + 1;
    claim(table, seat, device, name, now);
    table.putSeat(seat, { visit: { until: now + big.visit.minutes * 60_000, control, name: before, from } });
  } else {
    stay(table, device);
    claim(table, seat, device, name, now);
    if (colour !== undefined) takeColour(table, seat, colour, now);
  }
  tellRoster(table, now);
  return null;
}

/** A seat that nobody has taken yet gets the colour given up; somebody's own colour is left alone. */
function takeColour(table: Table, seat: number, colour: number, now: number): void {
  const { seats } = table.game.holding.setup;
  const own = seats[seat];
  if (own === undefined || own.colour === colour) return;
  const holder = seats.findIndex((one) => one.colour === colour);
  if (holder >= 0) {
    const isTaken = (table.seats[holder]?.devices.length ?? 0) > 0 || seats[holder]?.control !== 'human';
    if (isTaken) return;
    paint(table, holder, own.colour, now);
  }
  paint(table, seat, colour, now);
}

function paint(table: Table, seat: number, colour: number, now: number): void {
  const { name = '' } = table.game.holding.setup.seats[seat] ?? {};
  doStep(table, { seat, key: null, at: now, act: { kind: 'name', name, colour } }, 'name');
}

export function visitEnds(table: Table): number | null {
  const ends = table.seats.flatMap((row) => (row.visit ? [endOf(table, row, row.visit)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

function endOf(table: Table, { seat, away }: SeatRow, { until }: NonNullable<SeatRow['visit']>): number {
  return away !== null && !table.isHere(seat) ? Math.min(until, away + gone) : until;
}

export function endVisits(table: Table, now: number): void {
  for (const row of [...table.seats])
    if (row.visit && endOf(table, row, row.visit) <= now) endVisit(table, row.seat, now);
}

/** A passer-by is gone: the seat is the opponent's again, under its own name, and nothing of the visitor stays. */
export function endVisit(table: Table, seat: number, now: number, isLeaving = false): void {
  const row = table.seats[seat];
  if (!row?.visit) return;
  const { control, name, from = 0 } = row.visit;
  for (const { n, seat: of, act } of table.store.rowsFrom(from))
    if (of === seat && act.kind === 'name') table.store.rewrite(n, { ...act, name: '' });
  table.putSeat(seat, { devices: [], visit: null, warm: null, returns: false, away: null, isAbsent: false });
  if (!isOver(table.game)) doStep(table, { seat, key: null, at: now, act: { kind: 'give', control } }, 'give');
  doStep(table, { seat, key: null, at: now, act: { kind: 'name', name } }, 'name');
  // The last one may have the name in it.
  table.keepSnapshot();
  for (const device of row.devices) {
    for (const line of table.linesOf(device)) {
      // Whoever leaves is answered, and then the connection ends.
      if (!isLeaving) {
        table.send(line, { type: 'closed', why: 'visitOver' });
        table.close(line);
      }
      line.device = null;
    }
    forgetGuest(table, device);
  }
  tellRoster(table, now);
}
