import type { Saying } from '../protocol/index.ts';
import { forgetGuest, stay } from './big-screen.ts';
import type { Caller } from './connection.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import { doStep, refusedFor, type Verdict } from './moves.ts';
import { tellRoster } from './news.ts';
import type { SeatRow } from './room-store.ts';
import { claim } from './seating.ts';
import { askToJoin } from './together.ts';

/** Milliseconds after which a passer-by who is not connected any more counts as gone. */
const gone = 45_000;

/** Takes a seat by the big screen: a free one at once; else if its people, the host or the screen agree. */
export function sit(room: LiveRoom, caller: Caller, { seat, name = '', colour }: Saying<'sit'>): Verdict {
  const { device, now } = caller;
  const row = room.seats[seat];
  const big = room.facts.bigScreen ?? null;
  if (row === undefined) return refusedFor('noSuchSeat');
  if (big === null || room.devices[device]?.isWatcher) return refusedFor('watching');
  if (isOver(room.game)) return refusedFor('notNow');
  if (row.devices.includes(device)) return null;
  const control = room.game.holding.setup.seats[seat]?.control ?? 'human';
  if (row.devices.length > 0) {
    return !row.visit && askToJoin(room, device, seat, now) ? null : refusedFor('full');
  }
  if (control !== 'human') {
    if (big.visit === null) return askToJoin(room, device, seat, now) ? null : refusedFor('full');
    if (room.seats.filter(({ visit }) => visit).length >= big.visit.most) return refusedFor('full');
    if (room.seatsOf(device).length > 0) return refusedFor('notNow');
    const { name: before = '' } = room.game.holding.setup.seats[seat] ?? {};
    const from = room.n + 1;
    claim(room, seat, device, name, now);
    room.putSeat(seat, { visit: { until: now + big.visit.minutes * 60_000, control, name: before, from } });
  } else {
    stay(room, device);
    claim(room, seat, device, name, now);
    if (colour !== undefined) takeColour(room, seat, colour, now);
  }
  tellRoster(room, now);
  return null;
}

/** A seat that nobody has taken yet gets the colour given up; somebody's own colour is left alone. */
function takeColour(room: LiveRoom, seat: number, colour: number, now: number): void {
  const { seats } = room.game.holding.setup;
  const own = seats[seat];
  if (own === undefined || own.colour === colour) return;
  const holder = seats.findIndex((one) => one.colour === colour);
  if (holder >= 0) {
    const isTaken = (room.seats[holder]?.devices.length ?? 0) > 0 || seats[holder]?.control !== 'human';
    if (isTaken) return;
    paint(room, holder, own.colour, now);
  }
  paint(room, seat, colour, now);
}

function paint(room: LiveRoom, seat: number, colour: number, now: number): void {
  const { name = '' } = room.game.holding.setup.seats[seat] ?? {};
  doStep(room, { seat, key: null, at: now, act: { kind: 'name', name, colour } }, 'name');
}

export function visitEnds(room: LiveRoom): number | null {
  const ends = room.seats.flatMap((row) => (row.visit ? [endOf(room, row, row.visit)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

function endOf(room: LiveRoom, { seat, away }: SeatRow, { until }: NonNullable<SeatRow['visit']>): number {
  return away !== null && !room.isHere(seat) ? Math.min(until, away + gone) : until;
}

export function endVisits(room: LiveRoom, now: number): void {
  for (const row of [...room.seats]) if (row.visit && endOf(room, row, row.visit) <= now) endVisit(room, row.seat, now);
}

/** A passer-by is gone: the seat is the opponent's again, under its own name, and nothing of the visitor stays. */
export function endVisit(room: LiveRoom, seat: number, now: number, isLeaving = false): void {
  const row = room.seats[seat];
  if (!row?.visit) return;
  const { control, name, from = 0 } = row.visit;
  for (const { n, seat: of, act } of room.store.rowsFrom(from))
    if (of === seat && act.kind === 'name') room.store.rewrite(n, { ...act, name: '' });
  room.putSeat(seat, { devices: [], visit: null, warm: null, returns: false, away: null, isAbsent: false });
  if (!isOver(room.game)) doStep(room, { seat, key: null, at: now, act: { kind: 'give', control } }, 'give');
  doStep(room, { seat, key: null, at: now, act: { kind: 'name', name } }, 'name');
  // The last one may have the name in it.
  room.keepSnapshot();
  for (const device of row.devices) {
    for (const connection of room.connectionsOf(device)) {
      // Whoever leaves is answered, and then the connection ends.
      if (!isLeaving) {
        room.send(connection, { type: 'closed', why: 'visitOver' });
        room.close(connection);
      }
      connection.device = null;
    }
    forgetGuest(room, device);
  }
  tellRoster(room, now);
}
