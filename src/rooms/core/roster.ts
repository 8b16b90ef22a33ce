import { limits } from '../../session/saves/record.ts';
import type { TableSetup } from '../../session/turn/types.ts';
import { apartFrom, type Choices, cleanName, type Roster, type SeatSeen, type You } from '../protocol/index.ts';
import { bigScreenSeen, isBigScreen } from './big-screen.ts';
import type { LiveRoom } from './live-room.ts';
import type { DeviceRow, SeatRow } from './room-store.ts';

export function rosterOf(room: LiveRoom): Roster {
  const watchers = watchersOf(room);
  return {
    seats: room.seats.map((row) => seatSeen(room, row)),
    watchers: watchers.map(({ device, name }) => ({ device, name, isHere: room.connectionsOf(device).length > 0 })),
    bigScreen: bigScreenSeen(room),
  };
}

/** The devices that are known here and sit nowhere: they watch, or wait for a seat. */
export function watchersOf(room: LiveRoom): readonly DeviceRow[] {
  return room.devices.filter(
    ({ device, hash, isGuest }) =>
      hash !== '' && !isGuest && room.seatsOf(device).length === 0 && !isBigScreen(room, device),
  );
}

/** The first free number or null. Who gave this game a share keeps theirs: the receipt of chance names it. */
export function freeNumber(room: LiveRoom): number | null {
  const { host, bigScreen, drawings, firstDrawing } = room.facts;
  const taken = new Set<number | null | undefined>([host, bigScreen?.now, bigScreen?.home]);
  for (const { device } of drawings.slice(firstDrawing)) taken.add(device);
  for (const { devices } of room.seats) for (const device of devices) taken.add(device);
  for (const { by, yes, wanted } of room.proposals) for (const device of [by, ...yes, ...wanted]) taken.add(device);
  for (const { device } of room.connections.values()) taken.add(device);
  return room.devices.find(({ device, hash }) => hash === '' && !taken.has(device))?.device ?? null;
}

/** What a device may put out: the count of its other browsers, and who sits beside the first of a seat. */
export function besideOf(room: LiveRoom, device: number): Pick<You, 'browsers' | 'beside'> {
  const others = room.devices[device]?.also?.length ?? 0;
  const beside = room.seats.flatMap(({ seat, devices: [first, ...rest] }) =>
    first === device || room.facts.host === device
      ? rest.filter((one) => one !== device).map((one) => ({ seat, device: one }))
      : [],
  );
  return { ...(others > 0 ? { browsers: others } : {}), ...(beside.length > 0 ? { beside } : {}) };
}

function seatSeen(room: LiveRoom, row: SeatRow): SeatSeen {
  const { seat, devices, warm, wasLeft, returns = false, away } = row;
  return {
    seat,
    state: stateOf(room, row),
    since: away ?? 0,
    devices: devices.length,
    isWarm: warm !== null,
    wasLeft,
    ...(returns ? { returns } : {}),
    isHost: devices.includes(room.facts.host),
  };
}

function stateOf(room: LiveRoom, { seat, devices, isAbsent, warm }: SeatRow): SeatSeen['state'] {
  if (devices.length > 0) {
    if (room.isHere(seat)) return 'here';
    return isAbsent ? 'absent' : 'away';
  }
  return warm === null && room.game.holding.setup.seats[seat]?.control === 'human' ? 'free' : 'opponent';
}

/** Notes since when a seat is empty. Returns the seats whose people are back after an absence. */
export function notePresence(room: LiveRoom, now: number): readonly number[] {
  const back: number[] = [];
  for (const { seat, devices, away, isAbsent } of room.seats) {
    if (devices.length === 0) continue;
    const isHere = room.isHere(seat);
    if (isHere && away !== null) {
      room.putSeat(seat, { away: null, isAbsent: false });
      if (isAbsent) back.push(seat);
    } else if (!isHere && away === null) room.putSeat(seat, { away: now });
  }
  return back;
}

const day = 24 * 60 * 60_000;

/** Time away before the table says so: with days a turn, at least a turn's, as people come when they can. */
function patienceOf({ patience, clock }: Choices): number {
  return clock.kind === 'days' ? Math.max(patience, clock.days * day) : patience;
}

/** Seats whose people have now been away for longer than the table's patience; each is told of once. */
export function noteAbsent(room: LiveRoom, now: number): readonly number[] {
  const patience = patienceOf(room.facts.choices);
  const gone = room.seats.filter((row) => row.away !== null && !row.isAbsent && now >= row.away + patience);
  for (const { seat } of gone) room.putSeat(seat, { isAbsent: true });
  return gone.map(({ seat }) => seat);
}

/** When the next seat will have been away for too long; null if none will. */
export function absentAt(room: LiveRoom): number | null {
  const waiting = room.seats.flatMap(({ away, isAbsent }) => (away === null || isAbsent ? [] : [away]));
  return waiting.length === 0 ? null : Math.min(...waiting) + patienceOf(room.facts.choices);
}

/** A name for that seat or device unlike all others at the table: nobody passes for somebody else. */
export function ownName(room: LiveRoom, name: string, own: { seat?: number; device?: number }): string {
  const { seats } = room.game.holding.setup;
  const seated = seats.filter((_, seat) => seat !== own.seat).map((one) => one.name);
  const watching = watchersOf(room).filter(({ device }) => device !== own.device);
  return apartFrom([...seated, ...watching.map((one) => one.name)], name, limits.letters);
}

/** A set-up as it comes from a visitor, with names as a room would have given them. */
export function namedApart(setup: TableSetup): TableSetup {
  const names: string[] = [];
  for (const { name } of setup.seats) names.push(apartFrom(names, cleanName(name), limits.letters));
  return { ...setup, seats: setup.seats.map((seated, seat) => ({ ...seated, name: names[seat] ?? '' })) };
}
