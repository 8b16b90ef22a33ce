import type { Command } from '../../rules/index.ts';
import { bounds, idIn, readToRoom, type Saying, type ToRoom, type ToRoomType } from '../protocol/index.ts';
import { askLater, isAsked } from './asking.ts';
import { beTable, hold, noteShown, point } from './be-table.ts';
import { putOut, stayAlone } from './beside.ts';
import { forgetGuest } from './big-screen.ts';
import type { Caller } from './caller.ts';
import { takeShare } from './drawing.ts';
import type { Connection, Effect, Room } from './effect.ts';
import { isHosts, tellLocal } from './going.ts';
import { claimAnother, hello } from './hello.ts';
import { letIn, stepAway, tellKnocks } from './knocking.ts';
import { leave } from './leave.ts';
import { choose, deleteRoom, freeSeat, giveLinks, handOn, removeWatcher, renewLink } from './office.ts';
import { givePass } from './passes.ts';
import { doStep, give, play, refusedFor, rename, takeBack, type Verdict } from './playing.ts';
import { tellReceipt } from './receipt.ts';
import { say } from './say.ts';
import { sit } from './sit.ts';
import type { Line, Table } from './table.ts';
import { tellNotice } from './telling.ts';
import { answerProposal, propose } from './together.ts';
import { look, notePushed, orderPush } from './turn-push.ts';
import { doDue, keepUp, openedOf, tellPresence } from './upkeep.ts';

type Handlers = {
  readonly [Type in Exclude<ToRoomType, 'hello' | 'ping' | 'look'>]: (
    table: Table,
    caller: Caller,
    message: Saying<Type>,
  ) => Verdict;
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
const telling: readonly ToRoomType[] = ['links', 'told', 'pass', 'say', 'point', 'shown'];
/** Those of them that are answered with what they tell. */
const answering: readonly ToRoomType[] = ['links', 'told', 'pass'];

/** The room that a table in memory makes. */
export function roomOf(table: Table): Room {
  let isGone = false;

  /** Does something, stores it, and hands over what is to be sent about it. `by`: a device that is known here keeps the room from expiring, nobody else does. */
  const within = (now: number, work: () => void, by: Connection | null): readonly Effect[] => {
    if (isGone) return [];
    table.store.together(() => {
      work();
      const isKnown = by !== null && (table.lines.get(by)?.device ?? null) !== null;
      if (isGone) return;
      keepUp(table, now, isKnown);
      tellKnocks(table);
    });
    return table.takeEffects();
  };

  const carryOut = (line: Line, message: ToRoom, now: number): void => {
    if (message.type === 'ping') table.send(line, { type: 'pong', at: message.at, now });
    else if (message.type === 'look') look(table, line, message.isSeen);
    else if (message.type === 'hello') {
      hello(table, line, message, now);
      if (line.device === null) return;
      if (table.facts.isOpened) table.send(line, { type: 'opened', opened: openedOf(table) });
      if (table.facts.isLocal === true && isHosts(table, line.device)) tellLocal(table, line, true);
    } else if (line.device === null) refuse(line, 'id' in message ? message.id : null, refusedFor('helloFirst'));
    else ask({ line, device: line.device, now }, message);
  };

  const refuse = (line: Line, id: string | null, why: NonNullable<Verdict>) =>
    table.send(line, { type: 'refused', id, why });

  /** Carries a request out once, however often it is sent, and answers it. */
  const ask = (caller: Caller, message: Exclude<ToRoom, { type: 'hello' | 'ping' | 'look' }>): void => {
    const { line, device } = caller;
    const id = 'id' in message ? message.id : null;
    const key = id === null || telling.includes(message.type) ? null : `${device} ${id}`;
    const known = key === null ? null : table.store.stepOf(key);
    if (known !== null && id !== null) {
      table.send(line, { type: 'accepted', id, step: known });
      return;
    }
    // The table says which kind each handler takes.
    const handler = handlers[message.type] as (table: Table, caller: Caller, message: ToRoom) => Verdict;
    const verdict = handler(table, caller, message);
    isGone = message.type === 'delete' && verdict === null;
    if (isGone) return;
    if (verdict !== null) refuse(line, id, verdict);
    else if (id !== null && !answering.includes(message.type)) {
      if (key !== null && table.store.stepOf(key) === null) table.store.keep(key, table.n);
      table.send(line, { type: 'accepted', id, step: table.n });
      if (message.type === 'leave') table.effect({ do: 'close', connection: line.connection });
    }
  };

  return {
    connected: (connection, now) => {
      const work = () => {
        const line = enter(table, connection, null, now);
        if (table.lines.size <= bounds.connections) return;
        refuse(line, null, refusedFor('full'));
        table.effect({ do: 'close', connection });
      };
      return within(now, work, null);
    },
    disconnected: (connection, now) => {
      const work = () => {
        const device = table.lines.get(connection)?.device ?? null;
        table.lines.delete(connection);
        stepAway(table, connection);
        if (device === null) return;
        if (table.linesOf(device).length === 0) forgetGuest(table, device);
        tellPresence(table, now);
      };
      return within(now, work, null);
    },
    receive: (connection, text, now) => {
      const work = () => {
        const line = table.lines.get(connection) ?? enter(table, connection, null, now);
        line.heard = now;
        if (!maySpeak(line, now)) {
          refuse(line, idIn(text), refusedFor('tooFast'));
          return;
        }
        const message = readToRoom(text);
        if (message === null) refuse(line, null, refusedFor('malformed'));
        else carryOut(line, message, now);
      };
      return within(now, work, connection);
    },
    decided: (question, commands, now) => {
      const work = () => {
        if (!isAsked(table, question)) return;
        const { seat } = table.game.holding.game;
        // Commands come as an opponent has written them: the rules say whether they are any.
        const act = { kind: 'do', commands: (commands ?? []) as readonly Command[] } as const;
        const step = { seat, key: `? ${question}`, at: now, act };
        const isDone = act.commands.length > 0 && doStep(table, step, 'do') === null;
        if (!isDone && askLater(table, now)) tellNotice(table, 'opponentFails', seat, now);
      };
      return within(now, work, null);
    },
    pushed: (push, outcome, now) => within(now, () => notePushed(table, push, outcome), null),
    alarm: (now) => {
      const work = () => {
        table.forgetAlarm();
        isGone = doDue(table, now);
      };
      return within(now, work, null);
    },
  };
}

/** A connection that has just been made, or is known from before the room slept. */
export function enter(table: Table, connection: Connection, device: number | null, now: number): Line {
  const line: Line = {
    connection,
    device,
    seats: table.seatsOf(device),
    knocks: '',
    isSeen: true,
    heard: 0,
    granted: bounds.burst,
    since: now,
  };
  table.lines.set(connection, line);
  return line;
}

/** Counts a message: a burst is granted, and then one now and then. */
function maySpeak(line: Line, now: number): boolean {
  const grown = line.granted + Math.max(0, now - line.since) / bounds.grant;
  line.granted = Math.min(bounds.burst, grown) - 1;
  line.since = now;
  if (line.granted >= 0) return true;
  line.granted = 0;
  return false;
}
