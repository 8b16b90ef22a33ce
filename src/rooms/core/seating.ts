import { evenTemper, type Opponent } from '../../opponents/types.ts';
import { bounds } from '../protocol/index.ts';
import { doStep } from './moves.ts';
import { tellNotice, tellRoster } from './news.ts';
import type { DeviceRow } from './room-store.ts';
import { freeNumber, notePresence, ownName } from './roster.ts';
import type { Table } from './table.ts';

/** Who keeps a seat warm where nobody was chosen: even in temper, of middling strength. */
export const keeper: Opponent = { level: 'strategist', temper: evenTemper, seed: 1 };

export function admit(table: Table, hash: string, name: string, isWatcher: boolean, isGuest = false): DeviceRow {
  // Of whoever is gone nothing stays, not even the number.
  const device = freeNumber(table) ?? table.devices.length;
  table.forgetTold(device);
  table.budgets.forget('device', device);
  const row: DeviceRow = {
    device,
    hash,
    name: ownName(table, name, { device }),
    isWatcher,
    hasShared: false,
    ...(isGuest ? { isGuest } : {}),
  };
  table.putDevice(row);
  return row;
}

/** A device claims a seat: it is the first there, whoever sat there before, and the passport is used up. */
export function claim(table: Table, seat: number, device: number, name: string, now: number): void {
  const row = table.seats[seat];
  const seated = table.game.holding.setup.seats[seat];
  if (row === undefined || seated === undefined) return;
  table.putSeat(seat, {
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
  noLongerWatch(table, device);
  noteSeated(table, device, now);
  if (seated.control !== 'human')
    doStep(table, { seat, key: null, at: now, act: { kind: 'give', control: 'human' } }, 'give');
  const own = ownName(table, name, { seat, device });
  if (own !== '' && own !== seated.name)
    doStep(table, { seat, key: null, at: now, act: { kind: 'name', name: own } }, 'name');
}

/** Another device sits down beside those that are there. False if there are too many. */
export function sitDown(table: Table, seat: number, device: number, now: number): boolean {
  const row = table.seats[seat];
  const isThere = row?.devices.includes(device) ?? false;
  if (row === undefined || (!isThere && row.devices.length >= bounds.atSeat)) return false;
  if (!isThere) table.putSeat(seat, { devices: [...row.devices, device] });
  noLongerWatch(table, device);
  noteSeated(table, device, now);
  notePresence(table, now);
  tellRoster(table, now);
  return true;
}

/** From now on the device may give its share, for a while; at a second seat that does not begin anew. */
function noteSeated(table: Table, device: number, now: number): void {
  const row = table.devices[device];
  if (row !== undefined && row.satDown === undefined) table.putDevice({ ...row, satDown: now });
}

function noLongerWatch(table: Table, device: number): void {
  const row = table.devices[device];
  if (row?.isWatcher) table.putDevice({ ...row, isWatcher: false });
}

/** Nobody has a right to the seat any more: an opponent plays on, and a link that the host gives out leads to it. */
export function vacate(table: Table, seat: number, now: number, opponent: Opponent = keeper): void {
  const row = table.seats[seat];
  if (row === undefined) return;
  table.putSeat(seat, {
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
  doStep(table, { seat, key: null, at: now, act: { kind: 'give', control: opponent } }, 'give');
  tellNotice(table, 'left', seat, now);
  tellRoster(table, now);
}
