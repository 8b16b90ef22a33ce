import type { Opened } from '../protocol/index.ts';
import { endHold } from './be-table.ts';
import { runClock, timeUp } from './clock.ts';
import { shareOf } from './drawing.ts';
import { isOver } from './game.ts';
import { keptGame } from './kept-game.ts';
import { doStep, passTurn, returnSeats } from './moves.ts';
import { tellNotice, tellRoster } from './news.ts';
import { askAgain, askOpponent } from './opponent-moves.ts';
import { absentAt, noteAbsent, notePresence } from './roster.ts';
import { keeper } from './seating.ts';
import { endVisits, visitEnds } from './sit.ts';
import type { Table } from './table.ts';
import { postTurn, sendPushes, turnNow } from './turn-push.ts';

const day = 24 * 60 * 60_000;
/** How long a room stays after the last thing done in it; `notice`: how long before that it is told. */
const stays = { unstarted: 7 * day, inPlay: 60 * day, over: 14 * day, notice: 2 * day } as const;
/** How often a room with a running clock notes that it is awake: the most that a lost process charges. */
const awake = { bank: 15_000, days: 30 * 60_000 } as const;

/** What follows from a deed: clocks, notices, questions, dues. `isActive`: a person's, the room stays on. */
export function keepUp(table: Table, now: number, isActive: boolean): void {
  if (!isOver(table.game)) returnSeats(table, now);
  endHold(table, now);
  runClock(table, now);
  askOpponent(table, now);
  noticeTurn(table, now);
  postTurn(table, now);
  if (isOver(table.game)) open(table);
  // Written anew only now and then: it need not be exact.
  if (isActive && Math.abs(lifeOf(table, now) - table.facts.expires) > day / 24) stayUntil(table, lifeOf(table, now));
  setDues(table, now);
}

/** Tells the devices of the seat that has to decide that it is its turn, once a turn. */
function noticeTurn(table: Table, now: number): void {
  const { game, setup } = table.game.holding;
  const turn = turnNow(table);
  const isPersons = setup.seats[game.seat]?.control === 'human' && !isOver(table.game);
  if (!isPersons || turn === table.facts.noticed) return;
  const lines = (table.seats[game.seat]?.devices ?? []).flatMap((device) => table.linesOf(device));
  // Who is not there is told when coming back.
  if (lines.length > 0) table.setFacts({ noticed: turn });
  for (const line of lines) table.send(line, { type: 'notice', what: 'turn', seat: game.seat, at: now });
}

/** The game is over: opens what lay behind its chance, for whoever wants to check it. */
function open(table: Table): void {
  if (table.facts.isOpened) return;
  table.setFacts({ isOpened: true });
  table.sendAll({ type: 'opened', opened: openedOf(table) });
}

/** What lay behind chance: the room's share in every drawing, the game as it was dealt, and where its steps began. */
export function openedOf(table: Table): Opened {
  const { key, drawings, firstDrawing } = table.facts;
  const shares = drawings.flatMap(({ at }, drawing) =>
    at === null || drawing < firstDrawing ? [] : [shareOf(key, drawing)],
  );
  const rows = table.store.rowsFrom(0);
  const dealt = rows.findLastIndex(({ act }) => act.kind === 'deal');
  const starts: number[] = [];
  for (const { act, from } of rows.slice(dealt + 1)) {
    while ((starts.at(-1) ?? -1) >= from) starts.pop();
    if (act.kind === 'do') starts.push(from);
  }
  const played = rows[dealt]?.entries.length ?? 0;
  const { setup } = table.game.holding;
  return {
    shares,
    setup,
    played,
    isFresh: played === 0 && setup.position === undefined,
    starts,
    silent: silentSeats(table),
    kept: keptGame(table)?.setup ?? null,
  };
}

/** Seats of people, none of whose devices has given a share to this game. */
function silentSeats({ seats, devices, facts: { drawings, firstDrawing } }: Table): number[] {
  const given = new Set(drawings.slice(firstDrawing).map(({ device }) => device));
  return seats
    .filter((row) => row.devices.length > 0 && !row.devices.some((one) => devices[one] && given.has(one)))
    .map(({ seat }) => seat);
}

function setDues(table: Table, now: number): void {
  const { clock, choices } = table.facts;
  const isClocked = clock.running !== null && choices.clock.kind !== 'none';
  const beat = choices.clock.kind === 'days' ? awake.days : awake.bank;
  table.setDue('clock', isClocked ? timeUp(clock) : null);
  if (!isClocked || table.dueAt('awake') === null) table.setDue('awake', isClocked ? now + beat : null);
  table.setDue('absent', absentAt(table));
  table.setDue('visit', visitEnds(table));
  table.setAlarm();
}

function lifeOf(table: Table, now: number): number {
  const { length } = table.game.holding.log;
  return now + (isOver(table.game) ? stays.over : length === 0 ? stays.unstarted : stays.inPlay);
}

/** A room that was not awake when it should have told that it goes stays for as long as it would have stayed then. */
export function forgiveExpiry(table: Table, now: number): void {
  if (table.facts.expires < now + stays.notice) stayUntil(table, now + stays.notice + 1);
}

function stayUntil(table: Table, expires: number): void {
  table.setFacts({ expires });
  table.setDue('expire', expires);
  table.setDue('expiring', expires - stays.notice);
}

/** Does whatever is due by now. Returns whether the room is gone. */
export function doDue(table: Table, now: number): boolean {
  const isDue = (name: string) => (table.dueAt(name) ?? Number.POSITIVE_INFINITY) <= now;
  if (isDue('expire')) {
    vanish(table, 'expired');
    return true;
  }
  if (isDue('expiring')) {
    table.setDue('expiring', null);
    tellNotice(table, 'expiring', null, table.facts.expires);
  }
  if (isDue('awake')) {
    table.setDue('awake', null);
    table.setFacts({ alive: now });
  }
  if (isDue('absent')) tellAbsent(table, now);
  if (isDue('visit')) endVisits(table, now);
  if (isDue('clock')) timeIsUp(table, now);
  if (isDue('push')) sendPushes(table, now);
  if (isDue('ask')) askAgain(table, now);
  return false;
}

function tellAbsent(table: Table, now: number): void {
  const gone = noteAbsent(table, now);
  for (const seat of gone) tellNotice(table, 'absent', seat, now);
  if (gone.length === 0) return;
  tellRoster(table, now);
}

export function tellPresence(table: Table, now: number): void {
  for (const seat of notePresence(table, now)) tellNotice(table, 'back', seat, now);
  tellRoster(table, now);
}

function timeIsUp(table: Table, now: number): void {
  const { clock, choices } = table.facts;
  const seat = clock.running;
  // What was due is what was noted last: the clock may have been put forward since.
  if (seat === null || (timeUp(clock) ?? now + 1) > now) return;
  tellNotice(table, 'late', seat, now);
  if (choices.late === 'pass') passTurn(table, seat, now);
  else {
    table.putSeat(seat, { warm: keeper });
    doStep(table, { seat, key: null, at: now, act: { kind: 'give', control: keeper } }, 'give');
    tellRoster(table, now);
  }
}

export function vanish(table: Table, why: 'expired' | 'deleted'): void {
  for (const line of table.lines.values()) {
    table.send(line, { type: 'closed', why });
    table.close(line);
  }
  table.store.forget();
  table.effect({ do: 'gone' });
}
