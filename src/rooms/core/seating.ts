import { evenTemper, type Opponent } from '../../opponents/types.ts';
import { bounds } from '../protocol/index.ts';
import type { LiveRoom } from './live-room.ts';
import { doStep } from './moves.ts';
import { tellNotice, tellRoster } from './news.ts';
import type { DeviceRow } from './room-store.ts';
import { freeNumber, notePresence, ownName } from './roster.ts';

/** Who keeps a seat warm where nobody was chosen: even in temper, of middling strength. */
export const keeper: Opponent = { level: 'strategist', temper: evenTemper, seed: 1 };

export function admit(room: LiveRoom, hash: string, name: string, isWatcher: boolean, isGuest = false): DeviceRow {
  // Of whoever is gone nothing stays, not even the number.
  const device = freeNumber(room) ?? room.devices.length;
  room.forgetTold(device);
  room.budgets.forget('device', device);
  const row: DeviceRow = {
    device,
    hash,
    name: ownName(room, name, { device }),
    isWatcher,
    hasShared: false,
    ...(isGuest ? { isGuest } : {}),
  };
  room.putDevice(row);
  return row;
}

/** A device claims a seat: it is the first there, whoever sat there before, and the passport is used up. */
export function claim(room: LiveRoom, seat: number, device: number, name: string, now: number): void {
  const row = room.seats[seat];
  const seated = room.game.holding.setup.seats[seat];
  if (row === undefined || seated === undefined) return;
  room.putSeat(seat, {
    devices: [device],
    generation: row.generation + 1,
    knock: row.generation,
    warm: null,
    returns: false,
    wasLeft: false,
    away: null,
    isAbsent: false,
    visit: null,
  });
  noLongerWatch(room, device);
  noteSeated(room, device, now);
  if (seated.control !== 'human')
    doStep(room, { seat, key: null, at: now, act: { kind: 'give', control: 'human' } }, 'give');
  const own = ownName(room, name, { seat, device });
  if (own !== '' && own !== seated.name)
    doStep(room, { seat, key: null, at: now, act: { kind: 'name', name: own } }, 'name');
}

/** Another device sits down beside those that are there. False if there are too many. */
export function sitDown(room: LiveRoom, seat: number, device: number, now: number): boolean {
  const row = room.seats[seat];
  const isThere = row?.devices.includes(device) ?? false;
  if (row === undefined || (!isThere && row.devices.length >= bounds.atSeat)) return false;
  if (!isThere) room.putSeat(seat, { devices: [...row.devices, device] });
  noLongerWatch(room, device);
  noteSeated(room, device, now);
  notePresence(room, now);
  tellRoster(room, now);
  return true;
}

/** From now on the device may give its share, for a while; at a second seat that does not begin anew. */
function noteSeated(room: LiveRoom, device: number, now: number): void {
  const row = room.devices[device];
  if (row !== undefined && row.satDown === undefined) room.putDevice({ ...row, satDown: now });
}

function noLongerWatch(room: LiveRoom, device: number): void {
  const row = room.devices[device];
  if (row?.isWatcher) room.putDevice({ ...row, isWatcher: false });
}

/** Nobody has a right to the seat any more: an opponent plays on, and a link that the host gives out leads to it. */
export function vacate(room: LiveRoom, seat: number, now: number, opponent: Opponent = keeper): void {
  const row = room.seats[seat];
  if (row === undefined) return;
  room.putSeat(seat, {
    devices: [],
    generation: row.generation + 1,
    knock: -1,
    warm: null,
    returns: false,
    wasLeft: true,
    away: null,
    isAbsent: false,
    visit: null,
  });
  doStep(room, { seat, key: null, at: now, act: { kind: 'give', control: opponent } }, 'give');
  tellNotice(room, 'left', seat, now);
  tellRoster(room, now);
}
