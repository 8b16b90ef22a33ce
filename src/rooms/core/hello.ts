import { rulesOf } from '../../rules/index.ts';
import { hashOfSecret } from '../chance/index.ts';
import { bounds, PROTOCOL, type RoomRefusal, type Saying } from '../protocol/index.ts';
import { forgetGuest, guestsOf, mayComeIn } from './big-screen.ts';
import type { Payer } from './budget.ts';
import { guestMakesWay, makeWay, standingOf } from './crowd.ts';
import { openShare, owesShare } from './drawing.ts';
import { knock, stepAway } from './knocks.ts';
import type { Caller, Line } from './line.ts';
import { refusedFor, type Verdict } from './moves.ts';
import { tellRoster, tellWelcome } from './news.ts';
import { type Passport, readPassport, takePass } from './passes.ts';
import type { DeviceRow } from './room-store.ts';
import { watchersOf } from './roster.ts';
import { admit, claim } from './seating.ts';
import type { Table } from './table.ts';
import { askToJoin } from './together.ts';
import { tellPresence } from './upkeep.ts';

/** Strangers need a passport, or knock; whoever needs another page is told so, and keeps the seat. */
export function hello(table: Table, line: Line, message: Saying<'hello'>, now: number): void {
  const { protocol, rules, secret, passport, name = '', seen } = message;
  if (protocol !== PROTOCOL || rules < rulesOf(table.game.holding.game)) {
    const who = protocol > PROTOCOL ? 'room' : 'page';
    table.send(line, { type: 'outdated', who, protocol: PROTOCOL });
    return;
  }
  const hash = hashOfSecret(secret);
  const before = table.devices.find((row) => row.hash === hash || row.also?.includes(hash));
  const shown = passport === undefined ? null : readPassport(table.facts.key, table.room, passport);
  if (!table.budgets.spend(payerOf(table, line, before, shown), bounds.budget.hello - 1, now)) {
    table.send(line, { type: 'refused', id: null, why: refusedFor('tooFast') });
    return;
  }
  const known = (passport === undefined ? null : takePass(table, passport, hash, before, now)) ?? before;
  const isValid = shown !== null && isCurrent(table, shown, known?.device ?? null);
  const isGuest = known === undefined && !isValid && mayComeIn(table);
  if (known === undefined && !isValid && !isGuest) {
    const mayKnock = passport === undefined && message.knock === true && line.device === null;
    if (!mayKnock) turnAway(table, line, 'badPassport');
    else if (!knock(table, line, hash, name, now)) turnAway(table, line, 'doorShut');
    return;
  }
  stepAway(table, line.connection);
  const isWatcher = shown?.seat === null;
  // With a link that was used, or one to watch, anybody may come: but not any number of devices.
  const isClaim = shown !== null && shown.generation === table.seats[shown.seat ?? -1]?.generation;
  const isFull = isGuest
    ? guestsOf(table) >= bounds.guests && !guestMakesWay(table, now)
    : watchersOf(table).length >= bounds.watchers;
  const standing =
    known !== undefined ? standingOf(table, known) : isClaim && !isWatcher ? 'sitting' : isGuest ? 'guest' : 'watching';
  if ((known === undefined && !isClaim && isFull) || !makeWay(table, line, known?.device ?? null, standing)) {
    turnAway(table, line, 'full');
    return;
  }
  if (known !== undefined && owesShare(known) && !openShare(table, known, message.share, now)) {
    turnAway(table, line, 'shareFirst');
    return;
  }
  const { device } = known ?? admit(table, hash, isGuest ? '' : name, isWatcher, isGuest);
  const was = line.device;
  line.device = device;
  if (was !== null && table.linesOf(was).length === 0) forgetGuest(table, was);
  table.effect({ do: 'know', connection: line.connection, device, isSeen: line.isSeen });
  if (isValid) present(table, device, shown, name, now);
  tellWelcome(table, line, seen, now);
  tellPresence(table, now);
}

/** The device pays; for the link of a free seat, that seat's share; else the share of all who sit nowhere. */
function payerOf(table: Table, line: Line, known: DeviceRow | undefined, shown: Passport | null): Payer {
  if (known !== undefined) return { device: known.device, seats: table.seatsOf(known.device) };
  const seat = table.seats[shown?.seat ?? -1];
  const isInvited = seat !== undefined && seat.generation === shown?.generation;
  return { connection: line.connection, comes: isInvited ? seat.seat : null };
}

function turnAway(table: Table, line: Line, code: RoomRefusal): void {
  table.send(line, { type: 'refused', id: null, why: refusedFor(code) });
  table.close(line);
}

function isCurrent(table: Table, { seat, generation }: Passport, device: DeviceRow['device'] | null): boolean {
  if (seat === null) return generation === table.facts.watch;
  const row = table.seats[seat];
  if (row === undefined) return false;
  return generation === row.generation || generation === row.knock || (device !== null && row.devices.includes(device));
}

/** Who has a valid passport sits down, or asks to: a stray link does not give away the host's own seat. */
function present(table: Table, device: number, { seat, generation }: Passport, name: string, now: number): void {
  const row = seat === null ? undefined : table.seats[seat];
  if (row === undefined || row.devices.includes(device)) return;
  const { host } = table.facts;
  const isHosts = row.devices.includes(host) && table.seatsOf(host).length === 1;
  if (generation === row.generation && !isHosts) claim(table, row.seat, device, name, now);
  else askToJoin(table, device, row.seat, now);
}

export function claimAnother(table: Table, { device, now }: Caller, message: Saying<'claim'>): Verdict {
  const shown = readPassport(table.facts.key, table.room, message.passport);
  if (shown === null || shown.seat === null || !isCurrent(table, shown, device)) return refusedFor('badPassport');
  present(table, device, shown, message.name ?? '', now);
  tellRoster(table, now);
  return null;
}
