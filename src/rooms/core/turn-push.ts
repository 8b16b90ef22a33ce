import { hashOf } from '../chance/index.ts';
import { bounds, type Saying } from '../protocol/index.ts';
import type { Push, PushOutcome } from './effect.ts';
import { isOver } from './game.ts';
import type { Caller, Line } from './line.ts';
import { refusedFor, type Verdict } from './moves.ts';
import type { PushRow } from './room-store.ts';
import type { Table } from './table.ts';

/**
 * Milliseconds from the beginning of a turn until notices are sent: at once where pages are there that nobody looks at; else whoever looks at the table has to
 * have been heard by then, and a phone that lost its line for a moment to be back.
 */
const grace = { unseen: 1_000, unsure: 15_000 } as const;
/** Milliseconds until a notice not taken is tried again, the growth of that, and the tries at all. */
const again = { first: 60_000, growth: 5, most: 4 } as const;

/** What somebody has to decide now, as a word: the same for a whole turn. */
export function turnNow(table: Table): string {
  const { seat, round, turnSeat } = table.game.holding.game;
  return `${seat} ${round} ${turnSeat}`;
}

export function orderPush(table: Table, { device }: Caller, { endpoint, order }: Saying<'push'>): Verdict {
  if (table.seatsOf(device).length === 0) return refusedFor('watching');
  const others = table.pushes.filter((row) => row.endpoint !== endpoint);
  if (order === null) {
    table.setPushes(others);
    return null;
  }
  const own = others.filter((row) => row.device === device);
  const kept = own.length < bounds.pushes ? others : others.filter((row) => row !== own[0]);
  table.setPushes([...kept, { device, endpoint, ...order }].slice(-bounds.pushesAtAll));
  return null;
}

export function forgetPushes(table: Table, device: number): void {
  const kept = table.pushes.filter((row) => row.device !== device);
  if (kept.length !== table.pushes.length) table.setPushes(kept);
}

export function look(table: Table, line: Line, isSeen: boolean): void {
  const { connection, device } = line;
  if (device === null || line.isSeen === isSeen) return;
  line.isSeen = isSeen;
  table.effect({ do: 'know', connection, device, isSeen });
}

/** Puts the notices of a turn that has begun into the outbox, once; those of a past turn are not sent. */
export function postTurn(table: Table, now: number): void {
  const { game, setup } = table.game.holding;
  const turn = turnNow(table);
  const { isPaused } = table.facts.clock;
  const isPersons = setup.seats[game.seat]?.control === 'human' && !isOver(table.game) && !isPaused;
  if (table.turnPush !== null && (table.turnPush.turn !== turn || !isPersons)) {
    finish(table);
    // What was not sent is sent when the table goes on.
    if (isPaused) table.setFacts({ pushed: '' });
  }
  if (!isPersons || turn === table.facts.pushed) return;
  table.setFacts({ pushed: turn });
  const left = rowsFor(table, game.seat).map(({ endpoint }) => endpoint);
  if (left.length === 0) return;
  table.setTurnPush({ turn, seat: game.seat, at: now, left, tries: 0 });
  const lines = linesAt(table, game.seat);
  const isUnseen = lines.length > 0 && lines.every(({ isSeen }) => !isSeen);
  table.setDue('push', now + (isUnseen ? grace.unseen : grace.unsure));
}

function rowsFor(table: Table, seat: number): readonly PushRow[] {
  const devices = table.seats[seat]?.devices ?? [];
  return table.pushes.filter(({ device }) => devices.includes(device));
}

function finish(table: Table): void {
  table.setTurnPush(null);
  table.setDue('push', null);
}

function linesAt(table: Table, seat: number): readonly Line[] {
  return (table.seats[seat]?.devices ?? []).flatMap((device) => table.linesOf(device));
}

/** Does somebody look at a page of that seat, and has it been heard since? */
function isLookedAt(table: Table, seat: number, since: number): boolean {
  return linesAt(table, seat).some(({ isSeen, heard }) => isSeen && heard >= since);
}

/** Sends notices that are due, unless one of the seat looks at the table; unanswered ones go out again. */
export function sendPushes(table: Table, now: number): void {
  const push = table.turnPush;
  if (push === null || push.tries >= again.most || isLookedAt(table, push.seat, push.at)) {
    finish(table);
    return;
  }
  const rows = rowsFor(table, push.seat).filter(({ endpoint }) => push.left.includes(endpoint));
  if (rows.length === 0) {
    finish(table);
    return;
  }
  table.setTurnPush({ ...push, left: rows.map(({ endpoint }) => endpoint), tries: push.tries + 1 });
  table.setDue('push', now + again.first * again.growth ** push.tries);
  for (const row of rows) table.effect({ do: 'push', push: pushTo(table, push.turn, row) });
}

/** Says whose page it is for, at which table, in the words its device has ordered: nothing of the game. */
function pushTo(table: Table, turn: string, { endpoint, p256dh, auth, title, body }: PushRow): Push {
  const topic = hashOf('topic', table.facts.key).slice(0, 32);
  return { turn, endpoint, p256dh, auth, topic, text: JSON.stringify({ room: table.room, title, body }) };
}

export function notePushed(
  table: Table,
  { turn, endpoint }: Pick<Push, 'turn' | 'endpoint'>,
  outcome: PushOutcome,
): void {
  if (outcome === 'failed') return;
  if (outcome === 'gone') table.setPushes(table.pushes.filter((row) => row.endpoint !== endpoint));
  const push = table.turnPush;
  if (push === null || push.turn !== turn) return;
  const left = push.left.filter((each) => each !== endpoint);
  if (left.length === 0) finish(table);
  else table.setTurnPush({ ...push, left });
}
