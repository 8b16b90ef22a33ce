import { hashOfSecret } from '../chance/index.ts';
import { bounds, type Saying, type ToRoom, type ToRoomType } from '../protocol/index.ts';
import type { Caller } from './connection.ts';
import { takeShare } from './drawing.ts';
import { isOver } from './game.ts';
import { claimAnother } from './hello.ts';
import { letIn } from './knocks.ts';
import type { LiveRoom } from './live-room.ts';
import { give, play, refusedFor, rename, takeBack, type Verdict } from './moves.ts';
import { noteHeard, tellRoster } from './news.ts';
import { choose, deleteRoom, freeSeat, giveLinks, handOn, makeStranger, removeWatcher, renewLink } from './office.ts';
import { forgetPasses, givePass } from './passes.ts';
import { droppedOf } from './receipts.ts';
import { besideOf } from './roster.ts';
import { beTable, hold, noteShown, point } from './screen-messages.ts';
import { vacate } from './seating.ts';
import { answerProposal, propose } from './together.ts';
import { forgetPushes, orderPush } from './turn-push.ts';
import { endVisit, sit } from './visits.ts';

/** After the game: exactly what this device was sent, a part at a time. */
function tellReceipt(room: LiveRoom, { device, connection }: Caller, { id, part }: Saying<'told'>): Verdict {
  if (!isOver(room.game)) return refusedFor('notNow');
  const parts = partsFor(room, device);
  const text = parts[part];
  if (text === undefined) return refusedFor('notNow');
  const dropped = droppedOf(room.store)[device];
  const before = part === 0 && dropped !== undefined ? { dropped } : {};
  room.send(connection, { type: 'told', id, part, parts: parts.length, text, ...before });
  return null;
}

/** The receipt last asked for, as long as it does not grow: its parts are fetched one after the other. */
const cut = new WeakMap<
  LiveRoom,
  { readonly device: number; readonly letters: number; readonly parts: readonly string[] }
>();

function partsFor(room: LiveRoom, device: number): readonly string[] {
  const letters = room.store.toldLetters(device);
  const last = cut.get(room);
  if (last?.device === device && last.letters === letters) return last.parts;
  const parts = partsOf(room.store.told(device));
  // To read it is work as well, whether or not the part is there.
  room.letters += letters;
  cut.set(room, { device, letters, parts });
  return parts;
}

/** Messages one a line, cut into parts that are no longer than a message may be. */
function partsOf(messages: readonly string[]): readonly string[] {
  const parts = [''];
  for (const message of messages) {
    const last = parts.length - 1;
    const text = parts[last] ?? '';
    if (text !== '' && text.length + message.length > bounds.told) parts.push(`${message}\n`);
    else parts[last] = `${text}${message}\n`;
  }
  return parts;
}

export type Request = Exclude<ToRoom, { type: 'hello' | 'ping' | 'look' }>;

type Handlers = {
  readonly [Type in Request['type']]: (room: LiveRoom, caller: Caller, message: Saying<Type>) => Verdict;
};

const handlers: Handlers = {
  claim: claimAnother,
  sit,
  beTable,
  hold,
  point,
  shown: noteShown,
  share: takeShare,
  do: play,
  back: takeBack,
  give,
  name: rename,
  propose,
  answer: answerProposal,
  links: giveLinks,
  renew: renewLink,
  free: freeSeat,
  letIn,
  remove: removeWatcher,
  alone: stayAlone,
  putOut,
  office: handOn,
  choose,
  push: orderPush,
  say,
  leave,
  pass: givePass,
  told: tellReceipt,
  delete: deleteRoom,
};

/** Kinds of messages that only tell something: repeated, they are carried out again. */
export const telling: readonly ToRoomType[] = ['links', 'told', 'pass', 'say', 'point', 'shown'];
/** Those of them that are answered with what they tell. */
export const answering: readonly ToRoomType[] = ['links', 'told', 'pass'];

/** Refused once a room has stored all it may; what ends its game, and what leaves nothing, never is. */
const growing: readonly ToRoomType[] = ['back', 'give', 'name', 'claim', 'sit', 'share', 'propose', 'free', 'choose'];
const ending: readonly Saying<'propose'>['proposal']['what'][] = ['end', 'goLocal', 'pause', 'resume'];

export function carryOut(room: LiveRoom, caller: Caller, message: Request): Verdict {
  const isEnding = message.type === 'propose' && ending.includes(message.proposal.what);
  if (growing.includes(message.type) && !isEnding && room.isFull) return refusedFor('roomFull');
  // The table says which kind each handler takes.
  const handler = handlers[message.type] as (room: LiveRoom, caller: Caller, message: Request) => Verdict;
  return handler(room, caller, message);
}

// Several browsers of one person, several devices at one seat: any of them may be lost, and is then put out by itself.

/** From now on only the asking browser is this device: its others and holders of its pass are strangers. */
function stayAlone(room: LiveRoom, { device, connection, now }: Caller, { secret }: Saying<'alone'>): Verdict {
  const row = room.devices[device];
  const hash = hashOfSecret(secret);
  if (row === undefined || (row.hash !== hash && !row.also?.includes(hash))) return refusedFor('noSuchDevice');
  room.putDevice({ ...row, hash, also: [] });
  forgetPasses(room, device);
  // A notice goes to whoever has ordered it: this browser does so anew when it comes to the table.
  forgetPushes(room, device);
  // Pages of this browser come back by themselves; to the others the room is closed.
  for (const other of room.connectionsOf(device))
    if (other !== connection) {
      room.close(other);
      other.device = null;
    }
  tellRoster(room, now);
  return null;
}

/** A device that sits beside the first one of a seat gets up from it, by the wish of that one or of the host. */
function putOut(room: LiveRoom, { device, now }: Caller, message: Saying<'putOut'>): Verdict {
  const may = besideOf(room, device).beside ?? [];
  const found = may.find((one) => one.seat === message.seat && one.device === message.device);
  const seat = room.seats[message.seat];
  const row = room.devices[message.device];
  if (found === undefined || seat === undefined || row === undefined) return refusedFor('noSuchDevice');
  room.putSeat(message.seat, { devices: seat.devices.filter((one) => one !== message.device) });
  if (room.seatsOf(message.device).length === 0 && message.device !== room.facts.host)
    makeStranger(room, message.device);
  tellRoster(room, now);
  return null;
}

/** Gets up for good. A seat at which others sit stays theirs; in one of nobody an opponent plays on. */
function leave(room: LiveRoom, { device, connection, now }: Caller): Verdict {
  for (const seat of room.seatsOf(device)) {
    if (room.seats[seat]?.visit) {
      endVisit(room, seat, now, true);
      continue;
    }
    const devices = (room.seats[seat]?.devices ?? []).filter((one) => one !== device);
    if (devices.length > 0 || isOver(room.game)) room.putSeat(seat, { devices });
    else vacate(room, seat, now);
  }
  if (room.facts.host === device) {
    const heir = room.seats.find(({ devices }) => devices.length > 0)?.devices[0];
    if (heir !== undefined) room.setFacts({ host: heir });
  }
  if (room.seatsOf(device).length === 0 && room.facts.host !== device) makeStranger(room, device, connection.id);
  else forgetPushes(room, device);
  tellRoster(room, now);
  return null;
}

function say(room: LiveRoom, { device }: Caller, { seat, said }: Saying<'say'>): Verdict {
  if (!room.seatsOf(device).includes(seat)) return refusedFor('notYourSeat');
  room.sendAll({ type: 'said', ...noteHeard(room, { seat, said }) });
  return null;
}
