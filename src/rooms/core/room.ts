import type { Command } from '../../rules/index.ts';
import { bounds, idIn, readToRoom, type ToRoom } from '../protocol/index.ts';
import { forgetGuest } from './big-screen.ts';
import type { Payer } from './budget.ts';
import type { Caller, Connection } from './connection.ts';
import { comeUnknown } from './crowd.ts';
import type { ConnectionId, Effect, Room } from './effect.ts';
import { isAtDoor } from './facts.ts';
import { answering, carryOut, type Request, telling } from './handlers.ts';
import { hello } from './hello.ts';
import { stepAway, tellKnocks } from './knocks.ts';
import type { LiveRoom } from './live-room.ts';
import { isHosts, tellLocal } from './local-play.ts';
import { doStep, refusedFor, type Verdict } from './moves.ts';
import { isBehind, tellNotice, tellRoster } from './news.ts';
import { makeStranger } from './office.ts';
import { askLater, isAsked } from './opponent-moves.ts';
import { watchersOf } from './roster.ts';
import { reconsider } from './together.ts';
import { look, notePushed } from './turn-push.ts';
import { doDue, keepUp, openedOf, tellPresence } from './upkeep.ts';

export function roomOf(room: LiveRoom): Room {
  let isGone = false;

  /** Stores it, then hands over what to send. `by`: only a device known here keeps the room from expiring. */
  const within = (now: number, work: () => void, by: ConnectionId | null): readonly Effect[] => {
    if (isGone) return [];
    room.store.together(() => {
      work();
      const isKnown = by !== null && (room.connections.get(by)?.device ?? null) !== null;
      if (isGone) return;
      keepBounds(room, now);
      reconsider(room, now);
      keepUp(room, now, isKnown);
      tellKnocks(room);
    });
    return room.takeEffects();
  };

  const hear = (connection: Connection, message: ToRoom, now: number): void => {
    if (message.type === 'ping') room.send(connection, { type: 'pong', at: message.at, now });
    else if (message.type === 'look') look(room, connection, message.isSeen);
    else if (message.type === 'hello') {
      hello(room, connection, message, now);
      if (connection.device === null) return;
      if (room.facts.isOpened) room.send(connection, { type: 'opened', opened: openedOf(room) });
      if (room.facts.isLocal === true && isHosts(room, connection.device)) tellLocal(room, connection, true);
    } else if (connection.device === null)
      refuse(connection, 'id' in message ? message.id : null, refusedFor('helloFirst'));
    else ask({ connection, device: connection.device, now }, message);
  };

  const refuse = (connection: Connection, id: string | null, why: NonNullable<Verdict>) =>
    room.send(connection, { type: 'refused', id, why });

  /** Carries a request out once, however often it is sent, and answers it. */
  const ask = (caller: Caller, message: Request): void => {
    const { connection, device } = caller;
    const id = 'id' in message ? message.id : null;
    const key = id === null || telling.includes(message.type) ? null : `${device} ${id}`;
    const known = key === null ? null : room.store.stepOf(key);
    if (known !== null && id !== null) {
      room.send(connection, { type: 'accepted', id, step: known });
      return;
    }
    const verdict = carryOut(room, caller, message);
    isGone = message.type === 'delete' && verdict === null;
    if (isGone) return;
    if (verdict !== null) refuse(connection, id, verdict);
    else if (id !== null && !answering.includes(message.type)) {
      if (key !== null && room.store.stepOf(key) === null) room.store.keep(key, room.n);
      room.send(connection, { type: 'accepted', id, step: room.n });
      if (message.type === 'leave') room.close(connection);
    }
  };

  /** No message, or too fast: costs next to nothing, and nothing is stored. Who goes on is sent away. */
  const refuseAtOnce = (
    connection: Connection,
    text: string,
    code: 'malformed' | 'tooFast',
    now: number,
  ): readonly Effect[] => {
    refuse(connection, idIn(text), refusedFor(code));
    if (now - connection.refusals.since >= bounds.refusalsIn) connection.refusals = { count: 0, since: now };
    connection.refusals.count += 1;
    if (connection.refusals.count >= bounds.refusals) room.close(connection, bounds.tooMuch);
    return room.takeEffects();
  };

  return {
    connected: (id, now, hint = null) => {
      if (isGone) return [];
      comeUnknown(room, enter(room, id, null, now), hint);
      return room.takeEffects();
    },
    disconnected: (id, now) => {
      const connection = room.connections.get(id);
      if (connection === undefined) return [];
      const { device } = connection;
      room.connections.delete(id);
      room.budgets.forget('connection', id);
      if (device === null && !isAtDoor(room.door, id)) return [];
      const work = () => {
        stepAway(room, id);
        if (device === null) return;
        if (room.connectionsOf(device).length === 0) forgetGuest(room, device);
        tellPresence(room, now);
      };
      return within(now, work, null);
    },
    receive: (id, text, now) => {
      const connection = room.connections.get(id) ?? enter(room, id, null, now);
      if (isGone || connection.isLeaving) return [];
      connection.heard = now;
      if (!room.budgets.spend(payerOf(room, connection), 1, now)) return refuseAtOnce(connection, text, 'tooFast', now);
      const message = readToRoom(text);
      if (message === null) return refuseAtOnce(connection, text, 'malformed', now);
      const { n, letters } = room;
      const effects = within(now, () => hear(connection, message, now), id);
      const commands = message.type === 'do' ? message.commands.length / bounds.budget.commands : 0;
      const cost = Math.max(0, room.n - n) + (room.letters - letters) / bounds.budget.letters + commands;
      room.budgets.charge(payerOf(room, connection), cost, now);
      return effects;
    },
    decided: (question, commands, now) => {
      const work = () => {
        if (!isAsked(room, question)) return;
        const { seat } = room.game.holding.game;
        // Commands come as an opponent has written them: the rules say whether they are any.
        const act = { kind: 'do', commands: (commands ?? []) as readonly Command[] } as const;
        const step = { seat, key: `? ${question}`, at: now, act };
        const isDone = act.commands.length > 0 && doStep(room, step, 'do') === null;
        if (!isDone && askLater(room, now)) tellNotice(room, 'opponentFails', seat, now);
      };
      return within(now, work, null);
    },
    pushed: (push, outcome, now) => within(now, () => notePushed(room, push, outcome), null),
    alarm: (now) => {
      const work = () => {
        room.forgetAlarm();
        isGone = doDue(room, now);
      };
      return within(now, work, null);
    },
  };
}

function payerOf(room: LiveRoom, { device, id }: Connection): Payer {
  return device === null ? { connection: id } : { device, seats: room.seatsOf(device) };
}

/** A connection that has just been made, or is known from before the room slept. */
export function enter(room: LiveRoom, id: ConnectionId, device: number | null, now: number): Connection {
  const connection: Connection = {
    id,
    device,
    seats: room.seatsOf(device),
    isBehind: false,
    roster: '',
    knocks: '',
    isSeen: true,
    heard: 0,
    came: now,
    refusals: { count: 0, since: now },
    expected: null,
    isLeaving: false,
  };
  connection.isBehind = isBehind(room, connection);
  room.connections.set(id, connection);
  return connection;
}

/** Of those who sit nowhere, no more are known than pages can read: absent ones go first, then the last. */
function keepBounds(room: LiveRoom, now: number): void {
  const watchers = watchersOf(room).filter(({ device }) => device !== room.facts.host);
  const surplus = watchers.length - bounds.watchers;
  if (surplus <= 0) return;
  const isHere = (device: number) => Number(room.connectionsOf(device).length > 0);
  const inOrder = [...watchers].sort((a, b) => isHere(a.device) - isHere(b.device) || b.device - a.device);
  for (const { device } of inOrder.slice(0, surplus)) makeStranger(room, device);
  tellRoster(room, now);
}
