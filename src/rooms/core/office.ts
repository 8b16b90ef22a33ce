import type { RoomRefusal, Saying } from '../protocol/index.ts';
import { clockSeen, freshClock, runClock } from './clock.ts';
import type { Caller, Connection } from './connection.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import { refusedFor, type Verdict } from './moves.ts';
import { tellRoster, tellWelcome } from './news.ts';
import { forgetPasses, writePassport } from './passes.ts';
import { watchersOf } from './roster.ts';
import { vacate } from './seating.ts';
import { forgetPushes } from './turn-push.ts';
import { vanish } from './upkeep.ts';

/** An act of the host's, refused to everybody else. */
export function hosts<Message>(act: (room: LiveRoom, caller: Caller, message: Message) => RoomRefusal | null) {
  return (room: LiveRoom, caller: Caller, message: Message): Verdict => {
    const trouble = caller.device === room.facts.host ? act(room, caller, message) : 'notHost';
    return trouble === null ? null : refusedFor(trouble);
  };
}

/** The valid ones: of a claimed seat its own, by which others ask to join; a renewed one claims it anew. */
function tellLinks(room: LiveRoom, connection: Connection, id: string): void {
  const { code, seats } = room;
  const { key, watch } = room.facts;
  const toSeats = seats.map(({ seat, generation, knock }) => ({
    seat,
    passport: writePassport(key, { room: code, seat, generation: knock < 0 ? generation : knock }),
  }));
  const toWatch = { seat: null, passport: writePassport(key, { room: code, seat: null, generation: watch }) };
  room.send(connection, { type: 'links', id, links: [...toSeats, toWatch] });
}

export const giveLinks = hosts<Saying<'links'>>((room, { connection }, { id }) => {
  tellLinks(room, connection, id);
  return null;
});

export const renewLink = hosts<Saying<'renew'>>((room, { connection }, { id, seat }) => {
  const row = seat === null ? undefined : room.seats[seat];
  if (seat !== null && row === undefined) return 'noSuchSeat';
  if (row === undefined) room.setFacts({ watch: room.facts.watch + 1 });
  else room.putSeat(row.seat, { generation: row.generation + 1, knock: -1 });
  tellLinks(room, connection, id);
  return null;
});

export const freeSeat = hosts<Saying<'free'>>((room, { now }, { seat, opponent }) => {
  const row = room.seats[seat];
  if (row === undefined) return 'noSuchSeat';
  if (isOver(room.game)) return 'notNow';
  vacate(room, seat, now, opponent);
  return null;
});

export const removeWatcher = hosts<Saying<'remove'>>((room, { now }, { device }) => {
  const row = watchersOf(room).find((one) => one.device === device);
  if (row === undefined || device === room.facts.host) return 'noSuchDevice';
  makeStranger(room, device);
  tellRoster(room, now);
  return null;
});

export const handOn = hosts<Saying<'office'>>((room, { now }, { seat }) => {
  const [device] = room.seats[seat]?.devices ?? [];
  if (device === undefined) return 'noSuchSeat';
  room.setFacts({ host: device });
  tellRoster(room, now);
  return null;
});

const watching = (room: LiveRoom) =>
  [...room.connections.values()].filter(({ device }) => device !== null && room.seatsOf(device).length === 0);

export const choose = hosts<Saying<'choose'>>((room, { now }, { choices }) => {
  const { behind } = room.facts.choices;
  const isOtherClock = JSON.stringify(choices.clock) !== JSON.stringify(room.facts.choices.clock);
  room.setFacts({ choices });
  if (isOtherClock) {
    const { isPaused } = room.facts.clock;
    room.setFacts({ clock: { ...freshClock(room.seats.length, choices, now), isPaused } });
    runClock(room, now);
  }
  room.sendAll({ type: 'choices', choices });
  if (isOtherClock) room.sendAll({ type: 'clock', clock: clockSeen(room, now) });
  // Whoever watches sees another moment of the game from now on.
  if (choices.behind === behind) return null;
  // Up to the beginning of this turn they have seen the same.
  const { log } = room.game.turnStart;
  for (const connection of watching(room)) tellWelcome(room, connection, -1, now, log);
  return null;
});

export const deleteRoom = hosts<Saying<'delete'>>((room) => {
  vanish(room, 'deleted');
  return null;
});

/**
 * That device is nobody here any more: its secrets and everything it has asked for are forgotten, its connections end, and its number is free for somebody else. `but`: the
 * connection that asked for it, which is still to be answered.
 */
export function makeStranger(room: LiveRoom, device: number, but?: number): void {
  const row = room.devices[device];
  if (row === undefined) return;
  room.putDevice({ ...row, hash: '', also: [] });
  forgetPushes(room, device);
  forgetPasses(room, device);
  for (const connection of room.connectionsOf(device)) {
    if (connection.id === but) continue;
    room.send(connection, { type: 'closed', why: 'removed' });
    room.close(connection);
    connection.device = null;
  }
}
