import { decide } from '../../../src/opponents/decide.ts';
import {
  type ConnectionId,
  type Effect,
  memoryStore,
  type Opened,
  openRoom,
  type Push,
  type PushOutcome,
  type Question,
  restoreRoom,
  type Store,
} from '../../../src/rooms/core/index.ts';
import { Guest } from './guest.ts';
import type { Place } from './place.ts';

interface Host {
  readonly store: Store;
  room: Opened['room'];
  alarm: number | null;
}

/** The core in this process, with a clock that stands still until it is set, and opponents that answer when they are let. */
export interface CorePlace extends Place {
  now: number;
  /** Lets time pass: alarms ring when they are due. */
  pass(milliseconds: number): void;
  /** Questions for opponents that are open. */
  readonly questions: Map<string, Question>;
  /** Milliseconds that pass with every message. */
  pace: number;
  /** Notices that were handed to push services, and how those answer. */
  readonly pushes: Push[];
  takesPush: (push: Push) => PushOutcome | null;
  /** An opponent fails to answer. */
  fail(room: string, question: string): void;
  /** Opponents answer by themselves. */
  isThinking: boolean;
  store(room: string): Store;
  /** Does what a room wants done. */
  carryOut(room: string, effects: readonly Effect[]): void;
}

/** `before`: how many rooms there have been, so that others have other chance. */
export function corePlace(before = 0): CorePlace {
  const hosts = new Map<string, Host>();
  const guests = new Map<ConnectionId, { readonly guest: Guest; readonly room: string }>();
  let connections = 0;
  let rooms = before;

  const hostOf = (room: string): Host => {
    const host = hosts.get(room);
    if (host === undefined) throw new Error(`no room ${room}`);
    return host;
  };

  const think = (room: string, { name, view, opponent }: Question) => {
    const { commands } = decide(view, { ...opponent, level: 'wanderer' });
    place.questions.delete(room);
    place.carryOut(room, hostOf(room).room.decided(name, commands, place.now));
  };

  const leave = (connection: ConnectionId) => {
    const line = guests.get(connection);
    if (line === undefined) return;
    guests.delete(connection);
    line.guest.close();
    place.carryOut(line.room, hostOf(line.room).room.disconnected(connection, place.now));
  };

  const place: CorePlace = {
    now: 1_000_000,
    questions: new Map(),
    pace: 50,
    pushes: [],
    takesPush: () => 'sent',
    fail: (room, question) => place.carryOut(room, hostOf(room).room.decided(question, null, place.now)),
    isThinking: true,
    store: (room) => hostOf(room).store,
    async open(opening) {
      rooms += 1;
      const room = `RUMM${'ABCDEFGH'[rooms % 8]}${'ABCDEFGH'[Math.floor(rooms / 8) % 8]}`;
      const store = memoryStore();
      const opened = openRoom(room, store, opening, rooms.toString(16).padStart(64, '0'), place.now);
      if (opened === null) throw new Error('refused');
      hosts.set(room, { store, room: opened.room, alarm: null });
      place.carryOut(room, opened.effects);
      return room;
    },
    async connect(room, secret) {
      const connection = connections++;
      const say = (text: string) => {
        place.now += place.pace;
        if (guests.has(connection)) place.carryOut(room, hostOf(room).room.receive(connection, text, place.now));
      };
      const guest = new Guest(say, () => leave(connection), secret);
      guests.set(connection, { guest, room });
      place.carryOut(room, hostOf(room).room.connected(connection, place.now));
      return guest;
    },
    carryOut(room, effects) {
      const host = hostOf(room);
      for (const effect of effects) {
        if (effect.do === 'send') guests.get(effect.to)?.guest.hear(effect.text);
        else if (effect.do === 'close') leave(effect.connection);
        else if (effect.do === 'alarm') host.alarm = effect.at;
        else if (effect.do === 'push') {
          place.pushes.push(effect.push);
          const outcome = place.takesPush(effect.push);
          if (outcome !== null) place.carryOut(room, host.room.pushed(effect.push, outcome, place.now));
        } else if (effect.do === 'ask') {
          place.questions.set(room, effect.question);
          if (place.isThinking) think(room, effect.question);
        }
      }
    },
    pass(milliseconds) {
      const end = place.now + milliseconds;
      for (let rung = 0; rung < 1000; rung++) {
        const [next] = [...hosts]
          .filter(([, { alarm }]) => alarm !== null && alarm <= end)
          .sort(([, a], [, b]) => (a.alarm ?? 0) - (b.alarm ?? 0));
        if (next === undefined) break;
        const [room, host] = next;
        place.now = Math.max(place.now, host.alarm ?? 0);
        host.alarm = null;
        place.carryOut(room, host.room.alarm(place.now));
      }
      place.now = end;
    },
    async crash() {
      for (const { guest } of guests.values()) guest.close();
      guests.clear();
      place.questions.clear();
      for (const [room, host] of hosts) {
        const restored = restoreRoom(room, host.store, [], true, place.now);
        if (restored === null) continue;
        host.room = restored.room;
        host.alarm = null;
        place.carryOut(room, restored.effects);
      }
    },
    async end() {},
  };
  return place;
}
