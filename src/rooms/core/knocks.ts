import { bounds, type Knocking, type Saying } from '../protocol/index.ts';
import { makeWay } from './crowd.ts';
import type { Connection } from './effect.ts';
import { afterDecline, isAtDoor, type Knock } from './facts.ts';
import { isOver } from './game.ts';
import type { Caller, Line } from './line.ts';
import type { Verdict } from './moves.ts';
import { tellWelcome } from './news.ts';
import { hosts } from './office.ts';
import { ownName, watchersOf } from './roster.ts';
import { admit, claim } from './seating.ts';
import type { Table } from './table.ts';
import { tellPresence } from './upkeep.ts';

/** Asks to be let in by the code alone: told just that the host is asked, present or not. False: no room. */
export function knock(table: Table, line: Line, hash: string, name: string, now: number): boolean {
  stepAway(table, line.connection);
  if (!makeWay(table, line, null, 'knocking')) return false;
  const { knocks, next, until } = table.door;
  const same = knocks.find((one) => one.hash === hash);
  if (same !== undefined) {
    const [first] = same.connections;
    const oldest = same.connections.length < bounds.ofDevice ? undefined : table.lines.get(first ?? -1);
    if (oldest !== undefined) table.close(oldest, bounds.tooMuch);
    const again = { ...same, connections: [...same.connections, line.connection] };
    table.setDoor({ knocks: knocks.map((one) => (one === same ? again : one)) });
  } else {
    const unheard = knocks.find(({ at }) => now - at > bounds.knocksFor);
    const isFull = knocks.length >= bounds.knocks;
    if (now < until || (isFull && unheard === undefined)) return false;
    if (isFull && unheard !== undefined) turnAway(table, unheard);
    const fresh: Knock = { knock: next, hash, name: ownName(table, name, {}), connections: [line.connection], at: now };
    table.setDoor({ knocks: [...table.door.knocks, fresh], next: (next + 1) % 1_000_000 });
  }
  table.effect({ do: 'know', connection: line.connection, device: null, isSeen: line.isSeen });
  table.send(line, { type: 'knocking' });
  return true;
}

/** A connection is gone, or says something else: whoever has no other one knocks no more. */
export function stepAway(table: Table, connection: Connection): void {
  if (!isAtDoor(table.door, connection)) return;
  const { knocks } = table.door;
  const left = knocks.map((one) => ({ ...one, connections: one.connections.filter((each) => each !== connection) }));
  table.setDoor({ knocks: left.filter(({ connections }) => connections.length > 0) });
}

/** After a sleep of the room: those whose connection has not outlived it knock no more. */
export function stillKnocking(table: Table): void {
  const gone = table.door.knocks
    .flatMap(({ connections }) => connections)
    .filter((connection) => table.lines.get(connection)?.device !== null);
  for (const connection of gone) stepAway(table, connection);
}

export const letIn = hosts<Saying<'letIn'>>((table, { now }: Caller, message) => {
  const knocks = table.door.knocks.find((one) => one.knock === message.knock);
  if (knocks === undefined) return 'noSuchProposal';
  if (message.to === 'no') {
    turnAway(table, knocks);
    table.setDoor(afterDecline(table.door, now));
    return null;
  }
  const seat = message.to === 'seat' ? firstFree(table) : null;
  if (message.to === 'seat' && seat === null) return 'noSuchSeat';
  if (seat === null && watchersOf(table).length >= bounds.watchers) return 'full';
  welcome(table, knocks, seat, now);
  table.setDoor({ declined: 0, until: 0 });
  return null;
}) satisfies (table: Table, caller: Caller, message: Saying<'letIn'>) => Verdict;

function welcome(table: Table, { knock: number, hash, name, connections }: Knock, seat: number | null, now: number) {
  table.setDoor({ knocks: table.door.knocks.filter((one) => one.knock !== number) });
  const { device } = admit(table, hash, name, seat === null);
  const lines = connections.map((connection) => table.lines.get(connection)).filter((line) => line !== undefined);
  for (const line of lines) {
    line.device = device;
    table.effect({ do: 'know', connection: line.connection, device, isSeen: line.isSeen });
  }
  if (seat !== null) claim(table, seat, device, name, now);
  for (const line of lines) tellWelcome(table, line, -1, now);
  tellPresence(table, now);
}

function turnAway(table: Table, { knock: number, connections }: Knock): void {
  table.setDoor({ knocks: table.door.knocks.filter((one) => one.knock !== number) });
  for (const connection of connections) {
    const line = table.lines.get(connection);
    if (line === undefined) continue;
    table.send(line, { type: 'closed', why: 'declined' });
    table.close(line);
  }
}

/** The seat for who is let in: nobody's, one that the host holds for others, or one left; null: none. */
function firstFree(table: Table): number | null {
  if (isOver(table.game)) return null;
  const { seats } = table.game.holding.setup;
  const [, ...spare] = table.seatsOf(table.facts.host);
  const empty = table.seats.filter(({ devices }) => devices.length === 0);
  return (
    empty.find(({ seat, warm }) => warm === null && seats[seat]?.control === 'human')?.seat ??
    spare.find((seat) => table.seats[seat]?.devices.length === 1) ??
    empty.find(({ wasLeft }) => wasLeft)?.seat ??
    null
  );
}

/** Tells the host who knocks, whenever that has changed; and whoever is host no more, that it is none of theirs. */
export function tellKnocks(table: Table): void {
  const seat = table.door.knocks.length === 0 ? null : firstFree(table);
  const all: Knocking[] = table.door.knocks.map(({ knock: number, name }) => ({ knock: number, name, seat }));
  for (const line of table.lines.values()) {
    if (line.device === null) continue;
    const knocks = line.device === table.facts.host ? all : [];
    const text = knocks.length === 0 ? '' : JSON.stringify(knocks);
    if (text === line.knocks) continue;
    line.knocks = text;
    table.send(line, { type: 'knocks', knocks });
  }
}
