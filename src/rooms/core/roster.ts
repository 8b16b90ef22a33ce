import { limits } from '../../session/saves/record.ts';
import type { TableSetup } from '../../session/turn/types.ts';
import { apartFrom, type Choices, cleanName, type Roster, type SeatSeen, type You } from '../protocol/index.ts';
import { bigScreenSeen, isBigScreen } from './big-screen.ts';
import type { DeviceRow, SeatRow } from './room-store.ts';
import type { Table } from './table.ts';

export function rosterOf(table: Table): Roster {
  const watchers = watchersOf(table);
  return {
    seats: table.seats.map((row) => seatSeen(table, row)),
    watchers: watchers.map(({ device, name }) => ({ device, name, isHere: table.linesOf(device).length > 0 })),
    bigScreen: bigScreenSeen(table),
  };
}

/** The devices that are known here and sit nowhere: they watch, or wait for a seat. */
export function watchersOf(table: Table): readonly DeviceRow[] {
  return table.devices.filter(
    ({ device, hash, isGuest }) =>
      hash !== '' && !isGuest && table.seatsOf(device).length === 0 && !isBigScreen(table, device),
  );
}

/** The first free number or null. Who gave this game a share keeps theirs: the receipt of chance names it. */
export function freeNumber(table: Table): number | null {
  const { host, bigScreen, drawings, firstDrawing } = table.facts;
  const taken = new Set<number | null | undefined>([host, bigScreen?.now, bigScreen?.home]);
  for (const { device } of drawings.slice(firstDrawing)) taken.add(device);
  for (const { devices } of table.seats) for (const device of devices) taken.add(device);
  for (const { by, yes, wanted } of table.proposals) for (const device of [by, ...yes, ...wanted]) taken.add(device);
  for (const { device } of table.lines.values()) taken.add(device);
  return table.devices.find(({ device, hash }) => hash === '' && !taken.has(device))?.device ?? null;
}

/** What a device may put out: the count of its other browsers, and who sits beside the first of a seat. */
export function besideOf(table: Table, device: number): Pick<You, 'browsers' | 'beside'> {
  const others = table.devices[device]?.also?.length ?? 0;
  const beside = table.seats.flatMap(({ seat, devices: [first, ...rest] }) =>
    first === device || table.facts.host === device
      ? rest.filter((one) => one !== device).map((one) => ({ seat, device: one }))
      : [],
  );
  return { ...(others > 0 ? { browsers: others } : {}), ...(beside.length > 0 ? { beside } : {}) };
}

function seatSeen(table: Table, row: SeatRow): SeatSeen {
  const { seat, devices, warm, wasLeft, returns = false, away } = row;
  return {
    seat,
    state: stateOf(table, row),
    since: away ?? 0,
    devices: devices.length,
    isWarm: warm !== null,
    wasLeft,
    ...(returns ? { returns } : {}),
    isHost: devices.includes(table.facts.host),
  };
}

function stateOf(table: Table, { seat, devices, isAbsent, warm }: SeatRow): SeatSeen['state'] {
  if (devices.length > 0) {
    if (table.isHere(seat)) return 'here';
    return isAbsent ? 'absent' : 'away';
  }
  return warm === null && table.game.holding.setup.seats[seat]?.control === 'human' ? 'free' : 'opponent';
}

/** Notes since when a seat is empty. Returns the seats whose people are back after an absence. */
export function notePresence(table: Table, now: number): readonly number[] {
  const back: number[] = [];
  for (const { seat, devices, away, isAbsent } of table.seats) {
    if (devices.length === 0) continue;
    const isHere = table.isHere(seat);
    if (isHere && away !== null) {
      table.putSeat(seat, { away: null, isAbsent: false });
      if (isAbsent) back.push(seat);
    } else if (!isHere && away === null) table.putSeat(seat, { away: now });
  }
  return back;
}

const day = 24 * 60 * 60_000;

/** Time away before the table says so: with days a turn, at least a turn's, as people come when they can. */
function patienceOf({ patience, clock }: Choices): number {
  return clock.kind === 'days' ? Math.max(patience, clock.days * day) : patience;
}

/** Seats whose people have now been away for longer than the table's patience; each is told of once. */
export function noteAbsent(table: Table, now: number): readonly number[] {
  const patience = patienceOf(table.facts.choices);
  const gone = table.seats.filter((row) => row.away !== null && !row.isAbsent && now >= row.away + patience);
  for (const { seat } of gone) table.putSeat(seat, { isAbsent: true });
  return gone.map(({ seat }) => seat);
}

/** When the next seat will have been away for too long; null if none will. */
export function absentAt(table: Table): number | null {
  const waiting = table.seats.flatMap(({ away, isAbsent }) => (away === null || isAbsent ? [] : [away]));
  return waiting.length === 0 ? null : Math.min(...waiting) + patienceOf(table.facts.choices);
}

/** A name for that seat or device unlike all others at the table: nobody passes for somebody else. */
export function ownName(table: Table, name: string, own: { seat?: number; device?: number }): string {
  const { seats } = table.game.holding.setup;
  const seated = seats.filter((_, seat) => seat !== own.seat).map((one) => one.name);
  const watching = watchersOf(table).filter(({ device }) => device !== own.device);
  return apartFrom([...seated, ...watching.map((one) => one.name)], name, limits.letters);
}

/** A set-up as it comes from a visitor, with names as a room would have given them. */
export function namedApart(setup: TableSetup): TableSetup {
  const names: string[] = [];
  for (const { name } of setup.seats) names.push(apartFrom(names, cleanName(name), limits.letters));
  return { ...setup, seats: setup.seats.map((seated, seat) => ({ ...seated, name: names[seat] ?? '' })) };
}
