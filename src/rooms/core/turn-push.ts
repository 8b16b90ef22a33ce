import { hashOf } from '../chance/index.ts';
import { bounds, type Saying } from '../protocol/index.ts';
import type { Caller, Connection } from './connection.ts';
import type { Push, PushOutcome } from './effect.ts';
import { isOver } from './game.ts';
import type { LiveRoom } from './live-room.ts';
import { refusedFor, type Verdict } from './moves.ts';
import type { PushRow } from './room-store.ts';

/**
 * Milliseconds from the beginning of a turn until notices are sent: at once where pages are there that nobody looks at; else whoever looks at the table has to
 * have been heard by then, and a phone that lost its connection for a moment to be back.
 */
const grace = { unseen: 1_000, unsure: 15_000 } as const;
/** Milliseconds until a notice not taken is tried again, the growth of that, and the tries at all. */
const again = { first: 60_000, growth: 5, most: 4 } as const;

/** What somebody has to decide now, as a word: the same for a whole turn. */
export function turnNow(room: LiveRoom): string {
  const { seat, round, turnSeat } = room.game.holding.game;
  return `${seat} ${round} ${turnSeat}`;
}

export function orderPush(room: LiveRoom, { device }: Caller, { endpoint, order }: Saying<'push'>): Verdict {
  if (room.seatsOf(device).length === 0) return refusedFor('watching');
  const others = room.pushes.filter((row) => row.endpoint !== endpoint);
  if (order === null) {
    room.setPushes(others);
    return null;
  }
  const own = others.filter((row) => row.device === device);
  const kept = own.length < bounds.pushes ? others : others.filter((row) => row !== own[0]);
  room.setPushes([...kept, { device, endpoint, ...order }].slice(-bounds.pushesAtAll));
  return null;
}

export function forgetPushes(room: LiveRoom, device: number): void {
  const kept = room.pushes.filter((row) => row.device !== device);
  if (kept.length !== room.pushes.length) room.setPushes(kept);
}

export function look(room: LiveRoom, connection: Connection, isSeen: boolean): void {
  const { id, device } = connection;
  if (device === null || connection.isSeen === isSeen) return;
  connection.isSeen = isSeen;
  room.effect({ do: 'know', connection: id, device, isSeen });
}

/** Puts the notices of a turn that has begun into the outbox, once; those of a past turn are not sent. */
export function postTurn(room: LiveRoom, now: number): void {
  const { game, setup } = room.game.holding;
  const turn = turnNow(room);
  const { isPaused } = room.facts.clock;
  const isPersons = setup.seats[game.seat]?.control === 'human' && !isOver(room.game) && !isPaused;
  if (room.turnPush !== null && (room.turnPush.turn !== turn || !isPersons)) {
    finish(room);
    // What was not sent is sent when the table goes on.
    if (isPaused) room.setFacts({ pushed: '' });
  }
  if (!isPersons || turn === room.facts.pushed) return;
  room.setFacts({ pushed: turn });
  const left = rowsFor(room, game.seat).map(({ endpoint }) => endpoint);
  if (left.length === 0) return;
  room.setTurnPush({ turn, seat: game.seat, at: now, left, tries: 0 });
  const connections = connectionsAt(room, game.seat);
  const isUnseen = connections.length > 0 && connections.every(({ isSeen }) => !isSeen);
  room.setDue('push', now + (isUnseen ? grace.unseen : grace.unsure));
}

function rowsFor(room: LiveRoom, seat: number): readonly PushRow[] {
  const devices = room.seats[seat]?.devices ?? [];
  return room.pushes.filter(({ device }) => devices.includes(device));
}

function finish(room: LiveRoom): void {
  room.setTurnPush(null);
  room.setDue('push', null);
}

function connectionsAt(room: LiveRoom, seat: number): readonly Connection[] {
  return (room.seats[seat]?.devices ?? []).flatMap((device) => room.connectionsOf(device));
}

/** Does somebody look at a page of that seat, and has it been heard since? */
function isLookedAt(room: LiveRoom, seat: number, since: number): boolean {
  return connectionsAt(room, seat).some(({ isSeen, heard }) => isSeen && heard >= since);
}

/** Sends notices that are due, unless one of the seat looks at the table; unanswered ones go out again. */
export function sendPushes(room: LiveRoom, now: number): void {
  const push = room.turnPush;
  if (push === null || push.tries >= again.most || isLookedAt(room, push.seat, push.at)) {
    finish(room);
    return;
  }
  const rows = rowsFor(room, push.seat).filter(({ endpoint }) => push.left.includes(endpoint));
  if (rows.length === 0) {
    finish(room);
    return;
  }
  room.setTurnPush({ ...push, left: rows.map(({ endpoint }) => endpoint), tries: push.tries + 1 });
  room.setDue('push', now + again.first * again.growth ** push.tries);
  for (const row of rows) room.effect({ do: 'push', push: pushTo(room, push.turn, row) });
}

/** Says whose page it is for, at which table, in the words its device has ordered: nothing of the game. */
function pushTo(room: LiveRoom, turn: string, { endpoint, p256dh, auth, title, body }: PushRow): Push {
  const topic = hashOf('topic', room.facts.key).slice(0, 32);
  return { turn, endpoint, p256dh, auth, topic, text: JSON.stringify({ room: room.code, title, body }) };
}

export function notePushed(
  room: LiveRoom,
  { turn, endpoint }: Pick<Push, 'turn' | 'endpoint'>,
  outcome: PushOutcome,
): void {
  if (outcome === 'failed') return;
  if (outcome === 'gone') room.setPushes(room.pushes.filter((row) => row.endpoint !== endpoint));
  const push = room.turnPush;
  if (push === null || push.turn !== turn) return;
  const left = push.left.filter((each) => each !== endpoint);
  if (left.length === 0) finish(room);
  else room.setTurnPush({ ...push, left });
}
