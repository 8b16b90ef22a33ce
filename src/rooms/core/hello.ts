import { rulesOf } from '../../rules/index.ts';
import { hashOfSecret } from '../chance/index.ts';
import { bounds, PROTOCOL, type RoomRefusal, type Saying } from '../protocol/index.ts';
import { forgetGuest, guestsOf, mayComeIn } from './big-screen.ts';
import type { Payer } from './budget.ts';
import type { Caller, Connection } from './connection.ts';
import { guestMakesWay, makeWay, standingOf } from './crowd.ts';
import { openShare, owesShare } from './drawing.ts';
import { knock, stepAway } from './knocks.ts';
import type { LiveRoom } from './live-room.ts';
import { refusedFor, type Verdict } from './moves.ts';
import { tellRoster, tellWelcome } from './news.ts';
import { type Passport, readPassport, takePass } from './passes.ts';
import type { DeviceRow } from './room-store.ts';
import { watchersOf } from './roster.ts';
import { admit, claim } from './seating.ts';
import { askToJoin } from './together.ts';
import { tellPresence } from './upkeep.ts';

/** Strangers need a passport, or knock; whoever needs another page is told so, and keeps the seat. */
export function hello(room: LiveRoom, connection: Connection, message: Saying<'hello'>, now: number): void {
  const { protocol, rules, secret, passport, name = '', seen } = message;
  if (protocol !== PROTOCOL || rules < rulesOf(room.game.holding.game)) {
    const who = protocol > PROTOCOL ? 'room' : 'page';
    room.send(connection, { type: 'outdated', who, protocol: PROTOCOL });
    return;
  }
  const hash = hashOfSecret(secret);
  const before = room.devices.find((row) => row.hash === hash || row.also?.includes(hash));
  const shown = passport === undefined ? null : readPassport(room.facts.key, room.code, passport);
  if (!room.budgets.spend(payerOf(room, connection, before, shown), bounds.budget.hello - 1, now)) {
    room.send(connection, { type: 'refused', id: null, why: refusedFor('tooFast') });
    return;
  }
  const known = (passport === undefined ? null : takePass(room, passport, hash, before, now)) ?? before;
  const isValid = shown !== null && isCurrent(room, shown, known?.device ?? null);
  const isGuest = known === undefined && !isValid && mayComeIn(room);
  if (known === undefined && !isValid && !isGuest) {
    const mayKnock = passport === undefined && message.knock === true && connection.device === null;
    if (!mayKnock) turnAway(room, connection, 'badPassport');
    else if (!knock(room, connection, hash, name, now)) turnAway(room, connection, 'doorShut');
    return;
  }
  stepAway(room, connection.id);
  const isWatcher = shown?.seat === null;
  // With a link that was used, or one to watch, anybody may come: but not any number of devices.
  const isClaim = shown !== null && shown.generation === room.seats[shown.seat ?? -1]?.generation;
  const isFull = isGuest
    ? guestsOf(room) >= bounds.guests && !guestMakesWay(room, now)
    : watchersOf(room).length >= bounds.watchers;
  const standing =
    known !== undefined ? standingOf(room, known) : isClaim && !isWatcher ? 'sitting' : isGuest ? 'guest' : 'watching';
  if ((known === undefined && !isClaim && isFull) || !makeWay(room, connection, known?.device ?? null, standing)) {
    turnAway(room, connection, 'full');
    return;
  }
  if (known !== undefined && owesShare(known) && !openShare(room, known, message.share, now)) {
    turnAway(room, connection, 'shareFirst');
    return;
  }
  const { device } = known ?? admit(room, hash, isGuest ? '' : name, isWatcher, isGuest);
  const was = connection.device;
  connection.device = device;
  if (was !== null && room.connectionsOf(was).length === 0) forgetGuest(room, was);
  room.effect({ do: 'know', connection: connection.id, device, isSeen: connection.isSeen });
  if (isValid) present(room, device, shown, name, now);
  tellWelcome(room, connection, seen, now);
  tellPresence(room, now);
}

/** The device pays; for the link of a free seat, that seat's share; else the share of all who sit nowhere. */
function payerOf(room: LiveRoom, connection: Connection, known: DeviceRow | undefined, shown: Passport | null): Payer {
  if (known !== undefined) return { device: known.device, seats: room.seatsOf(known.device) };
  const seat = room.seats[shown?.seat ?? -1];
  const isInvited = seat !== undefined && seat.generation === shown?.generation;
  return { connection: connection.id, comes: isInvited ? seat.seat : null };
}

function turnAway(room: LiveRoom, connection: Connection, code: RoomRefusal): void {
  room.send(connection, { type: 'refused', id: null, why: refusedFor(code) });
  room.close(connection);
}

function isCurrent(room: LiveRoom, { seat, generation }: Passport, device: DeviceRow['device'] | null): boolean {
  if (seat === null) return generation === room.facts.watch;
  const row = room.seats[seat];
  if (row === undefined) return false;
  return generation === row.generation || generation === row.knock || (device !== null && row.devices.includes(device));
}

/** Who has a valid passport sits down, or asks to: a stray link does not give away the host's own seat. */
function present(room: LiveRoom, device: number, { seat, generation }: Passport, name: string, now: number): void {
  const row = seat === null ? undefined : room.seats[seat];
  if (row === undefined || row.devices.includes(device)) return;
  const { host } = room.facts;
  const isHosts = row.devices.includes(host) && room.seatsOf(host).length === 1;
  if (generation === row.generation && !isHosts) claim(room, row.seat, device, name, now);
  else askToJoin(room, device, row.seat, now);
}

export function claimAnother(room: LiveRoom, { device, now }: Caller, message: Saying<'claim'>): Verdict {
  const shown = readPassport(room.facts.key, room.code, message.passport);
  if (shown === null || shown.seat === null || !isCurrent(room, shown, device)) return refusedFor('badPassport');
  present(room, device, shown, message.name ?? '', now);
  tellRoster(room, now);
  return null;
}
