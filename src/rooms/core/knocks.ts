import { bounds, type Knocking, type Saying } from '../protocol/index.ts';
import type { Caller, Connection } from './connection.ts';
import { makeWay } from './crowd.ts';
import type { ConnectionId } from './effect.ts';
import { afterDecline, isAtDoor, type Knock } from './facts.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import type { Verdict } from './moves.ts';
import { tellWelcome } from './news.ts';
import { hosts } from './office.ts';
import { ownName, watchersOf } from './roster.ts';
import { admit, claim } from './seating.ts';
import { tellPresence } from './upkeep.ts';

/** Asks to be let in by the code alone: told just that the host is asked, present or not. False: no room. */
export function knock(room: LiveRoom, connection: Connection, hash: string, name: string, now: number): boolean {
  stepAway(room, connection.id);
  if (!makeWay(room, connection, null, 'knocking')) return false;
  const { knocks, next, until } = room.door;
  const same = knocks.find((one) => one.hash === hash);
  if (same !== undefined) {
    const [first] = same.connections;
    const oldest = same.connections.length < bounds.ofDevice ? undefined : room.connections.get(first ?? -1);
    if (oldest !== undefined) room.close(oldest, bounds.tooMuch);
    const again = { ...same, connections: [...same.connections, connection.id] };
    room.setDoor({ knocks: knocks.map((one) => (one === same ? again : one)) });
  } else {
    const unheard = knocks.find(({ at }) => now - at > bounds.knocksFor);
    const isFull = knocks.length >= bounds.knocks;
    if (now < until || (isFull && unheard === undefined)) return false;
    if (isFull && unheard !== undefined) turnAway(room, unheard);
    const fresh: Knock = { knock: next, hash, name: ownName(room, name, {}), connections: [connection.id], at: now };
    room.setDoor({ knocks: [...room.door.knocks, fresh], next: (next + 1) % 1_000_000 });
  }
  room.effect({ do: 'know', connection: connection.id, device: null, isSeen: connection.isSeen });
  room.send(connection, { type: 'knocking' });
  return true;
}

/** A connection is gone, or says something else: whoever has no other one knocks no more. */
export function stepAway(room: LiveRoom, id: ConnectionId): void {
  if (!isAtDoor(room.door, id)) return;
  const { knocks } = room.door;
  const left = knocks.map((one) => ({ ...one, connections: one.connections.filter((each) => each !== id) }));
  room.setDoor({ knocks: left.filter(({ connections }) => connections.length > 0) });
}

/** After a sleep of the room: those whose connection has not outlived it knock no more. */
export function stillKnocking(room: LiveRoom): void {
  const gone = room.door.knocks
    .flatMap(({ connections }) => connections)
    .filter((id) => room.connections.get(id)?.device !== null);
  for (const id of gone) stepAway(room, id);
}

export const letIn = hosts<Saying<'letIn'>>((room, { now }: Caller, message) => {
  const knocks = room.door.knocks.find((one) => one.knock === message.knock);
  if (knocks === undefined) return 'noSuchProposal';
  if (message.to === 'no') {
    turnAway(room, knocks);
    room.setDoor(afterDecline(room.door, now));
    return null;
  }
  const seat = message.to === 'seat' ? firstFree(room) : null;
  if (message.to === 'seat' && seat === null) return 'noSuchSeat';
  if (seat === null && watchersOf(room).length >= bounds.watchers) return 'full';
  welcome(room, knocks, seat, now);
  room.setDoor({ declined: 0, until: 0 });
  return null;
}) satisfies (room: LiveRoom, caller: Caller, message: Saying<'letIn'>) => Verdict;

function welcome(
  room: LiveRoom,
  { knock: number, hash, name, connections: ids }: Knock,
  seat: number | null,
  now: number,
) {
  room.setDoor({ knocks: room.door.knocks.filter((one) => one.knock !== number) });
  const { device } = admit(room, hash, name, seat === null);
  const connections = ids.map((id) => room.connections.get(id)).filter((connection) => connection !== undefined);
  for (const connection of connections) {
    connection.device = device;
    room.effect({ do: 'know', connection: connection.id, device, isSeen: connection.isSeen });
  }
  if (seat !== null) claim(room, seat, device, name, now);
  for (const connection of connections) tellWelcome(room, connection, -1, now);
  tellPresence(room, now);
}

function turnAway(room: LiveRoom, { knock: number, connections }: Knock): void {
  room.setDoor({ knocks: room.door.knocks.filter((one) => one.knock !== number) });
  for (const id of connections) {
    const connection = room.connections.get(id);
    if (connection === undefined) continue;
    room.send(connection, { type: 'closed', why: 'declined' });
    room.close(connection);
  }
}

/** The seat for who is let in: nobody's, one that the host holds for others, or one left; null: none. */
function firstFree(room: LiveRoom): number | null {
  if (isOver(room.game)) return null;
  const { seats } = room.game.holding.setup;
  const [, ...spare] = room.seatsOf(room.facts.host);
  const empty = room.seats.filter(({ devices }) => devices.length === 0);
  return (
    empty.find(({ seat, warm }) => warm === null && seats[seat]?.control === 'human')?.seat ??
    spare.find((seat) => room.seats[seat]?.devices.length === 1) ??
    empty.find(({ wasLeft }) => wasLeft)?.seat ??
    null
  );
}

/** Tells the host who knocks, whenever that has changed; and whoever is host no more, that it is none of theirs. */
export function tellKnocks(room: LiveRoom): void {
  const seat = room.door.knocks.length === 0 ? null : firstFree(room);
  const all: Knocking[] = room.door.knocks.map(({ knock: number, name }) => ({ knock: number, name, seat }));
  for (const connection of room.connections.values()) {
    if (connection.device === null) continue;
    const knocks = connection.device === room.facts.host ? all : [];
    const text = knocks.length === 0 ? '' : JSON.stringify(knocks);
    if (text === connection.knocks) continue;
    connection.knocks = text;
    room.send(connection, { type: 'knocks', knocks });
  }
}
