import type { Opened } from '../protocol/index.ts';
import { runClock, timeUp } from './clock.ts';
import { shareOf } from './drawing.ts';
import { isOver } from './game.ts';
import { keptGame } from './kept-game.ts';
import type { LiveRoom } from './live-room.ts';
import { doStep, passTurn, returnSeats } from './moves.ts';
import { tellNotice, tellRoster } from './news.ts';
import { askAgain, askOpponent } from './opponent-moves.ts';
import { absentAt, noteAbsent, notePresence } from './roster.ts';
import { endHold } from './screen-messages.ts';
import { keeper } from './seating.ts';
import { postTurn, sendPushes, turnNow } from './turn-push.ts';
import { endVisits, visitEnds } from './visits.ts';

const day = 24 * 60 * 60_000;
/** How long a room stays after the last thing done in it; `notice`: how long before that it is told. */
const stays = { unstarted: 7 * day, inPlay: 60 * day, over: 14 * day, notice: 2 * day } as const;
/** How often a room with a running clock notes that it is awake: the most that a lost process charges. */
const awake = { bank: 15_000, days: 30 * 60_000 } as const;

/** What follows from a deed: clocks, notices, questions, dues. `isActive`: a person's, the room stays on. */
export function keepUp(room: LiveRoom, now: number, isActive: boolean): void {
  if (!isOver(room.game)) returnSeats(room, now);
  endHold(room, now);
  runClock(room, now);
  askOpponent(room, now);
  noticeTurn(room, now);
  postTurn(room, now);
  if (isOver(room.game)) open(room);
  // Written anew only now and then: it need not be exact.
  if (isActive && Math.abs(lifeOf(room, now) - room.facts.expires) > day / 24) stayUntil(room, lifeOf(room, now));
  setDues(room, now);
}

/** Tells the devices of the seat that has to decide that it is its turn, once a turn. */
function noticeTurn(room: LiveRoom, now: number): void {
  const { game, setup } = room.game.holding;
  const turn = turnNow(room);
  const isPersons = setup.seats[game.seat]?.control === 'human' && !isOver(room.game);
  if (!isPersons || turn === room.facts.noticed) return;
  const connections = (room.seats[game.seat]?.devices ?? []).flatMap((device) => room.connectionsOf(device));
  // Who is not there is told when coming back.
  if (connections.length > 0) room.setFacts({ noticed: turn });
  for (const connection of connections)
    room.send(connection, { type: 'notice', what: 'turn', seat: game.seat, at: now });
}

/** The game is over: opens what lay behind its chance, for whoever wants to check it. */
function open(room: LiveRoom): void {
  if (room.facts.isOpened) return;
  room.setFacts({ isOpened: true });
  room.sendAll({ type: 'opened', opened: openedOf(room) });
}

/** What lay behind chance: the room's share in every drawing, the game as it was dealt, and where its steps began. */
export function openedOf(room: LiveRoom): Opened {
  const { key, drawings, firstDrawing } = room.facts;
  const shares = drawings.flatMap(({ at }, drawing) =>
    at === null || drawing < firstDrawing ? [] : [shareOf(key, drawing)],
  );
  const rows = room.store.rowsFrom(0);
  const dealt = rows.findLastIndex(({ act }) => act.kind === 'deal');
  const starts: number[] = [];
  for (const { act, from } of rows.slice(dealt + 1)) {
    while ((starts.at(-1) ?? -1) >= from) starts.pop();
    if (act.kind === 'do') starts.push(from);
  }
  const played = rows[dealt]?.entries.length ?? 0;
  const { setup } = room.game.holding;
  return {
    shares,
    setup,
    played,
    isFresh: played === 0 && setup.position === undefined,
    starts,
    silent: silentSeats(room),
    kept: keptGame(room)?.setup ?? null,
  };
}

/** Seats of people, none of whose devices has given a share to this game. */
function silentSeats({ seats, devices, facts: { drawings, firstDrawing } }: LiveRoom): number[] {
  const given = new Set(drawings.slice(firstDrawing).map(({ device }) => device));
  return seats
    .filter((row) => row.devices.length > 0 && !row.devices.some((one) => devices[one] && given.has(one)))
    .map(({ seat }) => seat);
}

function setDues(room: LiveRoom, now: number): void {
  const { clock, choices } = room.facts;
  const isClocked = clock.running !== null && choices.clock.kind !== 'none';
  const beat = choices.clock.kind === 'days' ? awake.days : awake.bank;
  room.setDue('clock', isClocked ? timeUp(clock) : null);
  if (!isClocked || room.dueAt('awake') === null) room.setDue('awake', isClocked ? now + beat : null);
  room.setDue('absent', absentAt(room));
  room.setDue('visit', visitEnds(room));
  room.setAlarm();
}

function lifeOf(room: LiveRoom, now: number): number {
  const { length } = room.game.holding.log;
  return now + (isOver(room.game) ? stays.over : length === 0 ? stays.unstarted : stays.inPlay);
}

/** A room that was not awake when it should have told that it goes stays for as long as it would have stayed then. */
export function forgiveExpiry(room: LiveRoom, now: number): void {
  if (room.facts.expires < now + stays.notice) stayUntil(room, now + stays.notice + 1);
}

function stayUntil(room: LiveRoom, expires: number): void {
  room.setFacts({ expires });
  room.setDue('expire', expires);
  room.setDue('expiring', expires - stays.notice);
}

/** Does whatever is due by now. Returns whether the room is gone. */
export function doDue(room: LiveRoom, now: number): boolean {
  const isDue = (name: string) => (room.dueAt(name) ?? Number.POSITIVE_INFINITY) <= now;
  if (isDue('expire')) {
    vanish(room, 'expired');
    return true;
  }
  if (isDue('expiring')) {
    room.setDue('expiring', null);
    tellNotice(room, 'expiring', null, room.facts.expires);
  }
  if (isDue('awake')) {
    room.setDue('awake', null);
    room.setFacts({ alive: now });
  }
  if (isDue('absent')) tellAbsent(room, now);
  if (isDue('visit')) endVisits(room, now);
  if (isDue('clock')) timeIsUp(room, now);
  if (isDue('push')) sendPushes(room, now);
  if (isDue('ask')) askAgain(room, now);
  return false;
}

function tellAbsent(room: LiveRoom, now: number): void {
  const gone = noteAbsent(room, now);
  for (const seat of gone) tellNotice(room, 'absent', seat, now);
  if (gone.length === 0) return;
  tellRoster(room, now);
}

export function tellPresence(room: LiveRoom, now: number): void {
  for (const seat of notePresence(room, now)) tellNotice(room, 'back', seat, now);
  tellRoster(room, now);
}

function timeIsUp(room: LiveRoom, now: number): void {
  const { clock, choices } = room.facts;
  const seat = clock.running;
  // What was due is what was noted last: the clock may have been put forward since.
  if (seat === null || (timeUp(clock) ?? now + 1) > now) return;
  tellNotice(room, 'late', seat, now);
  if (choices.late === 'pass') passTurn(room, seat, now);
  else {
    room.putSeat(seat, { warm: keeper });
    doStep(room, { seat, key: null, at: now, act: { kind: 'give', control: keeper } }, 'give');
    tellRoster(room, now);
  }
}

export function vanish(room: LiveRoom, why: 'expired' | 'deleted'): void {
  for (const connection of room.connections.values()) {
    room.send(connection, { type: 'closed', why });
    room.close(connection);
  }
  room.store.forget();
  room.effect({ do: 'gone' });
}
