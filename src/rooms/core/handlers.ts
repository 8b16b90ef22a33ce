import type { Saying, ToRoom, ToRoomType } from '../protocol/index.ts';
import { beTable, hold, noteShown, point } from './be-table.ts';
import { putOut, stayAlone } from './beside.ts';
import type { Caller } from './caller.ts';
import { takeShare } from './drawing.ts';
import { claimAnother } from './hello.ts';
import { letIn } from './knocking.ts';
import { leave } from './leave.ts';
import { choose, deleteRoom, freeSeat, giveLinks, handOn, removeWatcher, renewLink } from './office.ts';
import { givePass } from './passes.ts';
import { give, play, refusedFor, rename, takeBack, type Verdict } from './playing.ts';
import { tellReceipt } from './receipt.ts';
import { say } from './say.ts';
import { sit } from './sit.ts';
import type { Table } from './table.ts';
import { answerProposal, propose } from './together.ts';
import { orderPush } from './turn-push.ts';

/** What is asked of a room by somebody who is known there. */
export type Request = Exclude<ToRoom, { type: 'hello' | 'ping' | 'look' }>;

type Handlers = {
  readonly [Type in Request['type']]: (table: Table, caller: Caller, message: Saying<Type>) => Verdict;
};

/** What is done about each kind of message of somebody who is known here. */
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

/** Kinds of which a room takes no more once it has stored all that it may: what ends its game, and what leaves nothing, is never refused for that. */
const growing: readonly ToRoomType[] = ['back', 'give', 'name', 'claim', 'sit', 'share', 'propose', 'free', 'choose'];
const ending: readonly Saying<'propose'>['proposal']['what'][] = ['end', 'goLocal', 'pause', 'resume'];

/** Does what is asked. Null if it was done. */
export function carryOut(table: Table, caller: Caller, message: Request): Verdict {
  const isEnding = message.type === 'propose' && ending.includes(message.proposal.what);
  if (growing.includes(message.type) && !isEnding && table.isFull) return refusedFor('roomFull');
  // The table says which kind each handler takes.
  const handler = handlers[message.type] as (table: Table, caller: Caller, message: Request) => Verdict;
  return handler(table, caller, message);
}
