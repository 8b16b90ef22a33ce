import type { RoomRefusal, Saying } from '../protocol/index.ts';
import { clockSeen, freshClock, runClock } from './clock.ts';
import { isOver } from './game.ts';
import type { Caller, Line } from './line.ts';
import { refusedFor, type Verdict } from './moves.ts';
import { tellRoster, tellWelcome } from './news.ts';
import { forgetPasses, writePassport } from './passes.ts';
import { watchersOf } from './roster.ts';
import { vacate } from './seating.ts';
import type { Table } from './table.ts';
import { forgetPushes } from './turn-push.ts';
import { vanish } from './upkeep.ts';

/** An act of the host's, refused to everybody else. */
export function hosts<Message>(act: (table: Table, caller: Caller, message: Message) => RoomRefusal | null) {
  return (table: Table, caller: Caller, message: Message): Verdict => {
    const trouble = caller.device === table.facts.host ? act(table, caller, message) : 'notHost';
    return trouble === null ? null : refusedFor(trouble);
  };
}

/** The valid ones: of a claimed seat its own, by which others ask to join; a renewed one claims it anew. */
function tellLinks(table: Table, line: Line, id: string): void {
  const { room, seats } = table;
  const { key, watch } = table.facts;
  const toSeats = seats.map(({ seat, generation, knock }) => ({
    seat,
    passport: writePassport(key, { room, seat, generation: knock < 0 ? generation : knock }),
  }));
  const toWatch = { seat: null, passport: writePassport(key, { room, seat: null, generation: watch }) };
  table.send(line, { type: 'links', id, links: [...toSeats, toWatch] });
}

export const giveLinks = hosts<Saying<'links'>>((table, { line }, { id }) => {
  tellLinks(table, line, id);
  return null;
});

export const renewLink = hosts<Saying<'renew'>>((table, { line }, { id, seat }) => {
  const row = seat === null ? undefined : table.seats[seat];
  if (seat !== null && row === undefined) return 'noSuchSeat';
  if (row === undefined) table.setFacts({ watch: table.facts.watch + 1 });
  else table.putSeat(row.seat, { generation: row.generation + 1, knock: -1 });
  tellLinks(table, line, id);
  return null;
});

export const freeSeat = hosts<Saying<'free'>>((table, { now }, { seat, opponent }) => {
  const row = table.seats[seat];
  if (row === undefined) return 'noSuchSeat';
  if (isOver(table.game)) return 'notNow';
  vacate(table, seat, now, opponent);
  return null;
});

export const removeWatcher = hosts<Saying<'remove'>>((table, { now }, { device }) => {
  const row = watchersOf(table).find((one) => one.device === device);
  if (row === undefined || device === table.facts.host) return 'noSuchDevice';
  makeStranger(table, device);
  tellRoster(table, now);
  return null;
});

export const handOn = hosts<Saying<'office'>>((table, { now }, { seat }) => {
  const [device] = table.seats[seat]?.devices ?? [];
  if (device === undefined) return 'noSuchSeat';
  table.setFacts({ host: device });
  tellRoster(table, now);
  return null;
});

const watching = (table: Table) =>
  [...table.lines.values()].filter(({ device }) => device !== null && table.seatsOf(device).length === 0);

export const choose = hosts<Saying<'choose'>>((table, { now }, { choices }) => {
  const { behind } = table.facts.choices;
  const isOtherClock = JSON.stringify(choices.clock) !== JSON.stringify(table.facts.choices.clock);
  table.setFacts({ choices });
  if (isOtherClock) {
    const { isPaused } = table.facts.clock;
    table.setFacts({ clock: { ...freshClock(table.seats.length, choices, now), isPaused } });
    runClock(table, now);
  }
  table.sendAll({ type: 'choices', choices });
  if (isOtherClock) table.sendAll({ type: 'clock', clock: clockSeen(table, now) });
  // Whoever watches sees another moment of the game from now on.
  if (choices.behind === behind) return null;
  // Up to the beginning of this turn they have seen the same.
  const { log } = table.game.turnStart;
  for (const line of watching(table)) tellWelcome(table, line, -1, now, log);
  return null;
});

export const deleteRoom = hosts<Saying<'delete'>>((table) => {
  vanish(table, 'deleted');
  return null;
});

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
