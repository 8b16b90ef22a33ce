import { hintOf } from '../chance/index.ts';
import { bounds } from '../protocol/index.ts';
import { forgetGuest, isBigScreen } from './big-screen.ts';
import type { Connection } from './connection.ts';
import { isAtDoor } from './facts.ts';
import type { LiveRoom } from './live-room.ts';
import { refusedFor } from './moves.ts';
import type { DeviceRow } from './room-store.ts';

/** What somebody is to a room: who is less gives way to who is more. */
const standings = ['unknown', 'knocking', 'guest', 'watching', 'sitting'] as const;
type Standing = (typeof standings)[number];

export function standingOf(room: LiveRoom, { device, isGuest }: Pick<DeviceRow, 'device' | 'isGuest'>): Standing {
  const { host, bigScreen } = room.facts;
  const isScreen = isBigScreen(room, device) || bigScreen?.home === device;
  if (room.seatsOf(device).length > 0 || device === host || isScreen) return 'sitting';
  return isGuest ? 'guest' : 'watching';
}

function standingAt(room: LiveRoom, { id, device }: Connection): Standing {
  const row = device === null ? undefined : room.devices[device];
  if (row !== undefined) return standingOf(room, row);
  return isAtDoor(room.door, id) ? 'knocking' : 'unknown';
}

/** The connections that are there and stay, the one unheard for longest first; `but` is not among them. */
function others(room: LiveRoom, but: Connection): Connection[] {
  const there = [...room.connections.values()].filter((connection) => connection !== but && !connection.isLeaving);
  return there.sort((a, b) => a.heard - b.heard);
}

/**
 * Somebody has come who has said nothing yet: a few such may wait, and the first of more makes way. Whoever says beforehand to be a device with a seat is not one of them: a crowd
 * that comes again and again keeps nobody from saying hello.
 */
export function comeUnknown(room: LiveRoom, connection: Connection, hint: string | null): void {
  const is = (hash: string) => hash !== '' && hintOf(hash) === hint;
  const device = hint === null ? undefined : room.devices.find(({ hash, also = [] }) => [hash, ...also].some(is));
  if (device !== undefined && standingOf(room, device) === 'sitting') connection.expected = device.device;
  const most = connection.expected === null ? bounds.unknown : bounds.ofDevice;
  const waiting = [...room.connections.values()].filter(
    (one) => !one.isLeaving && one.expected === connection.expected && standingAt(room, one) === 'unknown',
  );
  for (const one of waiting.slice(0, Math.max(0, waiting.length - most))) if (one !== connection) giveWay(room, one);
}

/**
 * Makes room for somebody who has just said who they are; false if there is none. Whoever is less gives way, the one unheard for longest first; then an older connection of
 * the same device. A person with a seat always gets in. `device`: null for one that nobody knew.
 */
export function makeWay(room: LiveRoom, connection: Connection, device: number | null, standing: Standing): boolean {
  const there = others(room, connection);
  const own = there.filter((one) => device !== null && one.device === device);
  const isMany = own.length >= bounds.ofDevice;
  const known = there.filter((one) => standingAt(room, one) !== 'unknown');
  if (!isMany && known.length < bounds.connections - bounds.unknown) return true;
  const less = standings
    .slice(1, standings.indexOf(standing))
    .flatMap((rank) => known.filter((one) => standingAt(room, one) === rank))[0];
  const victim = (isMany ? undefined : less) ?? own[0] ?? crowding(room, known, standing);
  if (victim === undefined) return false;
  giveWay(room, victim);
  return true;
}

/** The oldest connection of whoever has most, for one who has none: a person with a seat must get one. */
function crowding(room: LiveRoom, known: readonly Connection[], standing: Standing): Connection | undefined {
  const equals = known.filter((one) => standingAt(room, one) === standing && one.device !== null);
  const count = (connection: Connection) => equals.filter(({ device }) => device === connection.device).length;
  const [first] = [...equals].sort((a, b) => count(b) - count(a));
  return first !== undefined && (standing === 'sitting' || count(first) > 1) ? first : undefined;
}

/** That connection ends for another one. A page that sits here comes back by itself, after a while. */
function giveWay(room: LiveRoom, connection: Connection): void {
  const isSeated = standingAt(room, connection) === 'sitting';
  if (!isSeated) room.send(connection, { type: 'refused', id: null, why: refusedFor('full') });
  room.close(connection, isSeated ? bounds.tooMuch : undefined);
}

/** Too many guests sit nowhere: the first makes way, once its time to choose is over. Whether it did. */
export function guestMakesWay(room: LiveRoom, now: number): boolean {
  const first = [...room.connections.values()].find(
    (connection) => !connection.isLeaving && standingAt(room, connection) === 'guest',
  );
  if (first?.device == null || now - first.came < bounds.guestFor) return false;
  const { device } = first;
  for (const connection of room.connectionsOf(device)) giveWay(room, connection);
  forgetGuest(room, device);
  return true;
}
