import { decide } from '../../../src/opponents/decide.ts';
import { comeTo, type RoomClient, type SocketEnds, type World } from '../../../src/rooms/client/index.ts';
import {
  type ConnectionId,
  type Effect,
  memoryStore,
  openRoom,
  type Question,
  type Room,
  restoreRoom,
} from '../../../src/rooms/core/index.ts';
import type { Opening } from '../../../src/rooms/protocol/index.ts';
import { chanceOf } from './playing.ts';

/** How bad a network is, in milliseconds. */
export interface Shakiness {
  /** A connection is cut after between so many; null: never. */
  readonly cuts: readonly [number, number] | null;
  readonly delay: readonly [number, number];
  /** One message in so many comes later than it should, and after others; 0: none. */
  readonly late: number;
}

export const calm: Shakiness = { cuts: null, delay: [1, 1], late: 0 };
/** What a phone in a train has. */
export const shaky: Shakiness = { cuts: [300, 1_500], delay: [20, 100], late: 20 };

/** A room in this process, and devices that come to it over a network that may be shaky. Time is that of (fake) timers. */
export function shakyPlace(opening: Opening) {
  const store = memoryStore();
  const room = 'SHAKEN';
  const opened = openRoom(room, store, opening, 'ab'.repeat(32), Date.now());
  if (opened === null) throw new Error('no game');
  let live: Room = opened.room;
  let isDown = false;
  const lines = new Map<ConnectionId, SocketEnds & { hear(text: string): void }>();
  let connections = 0;

  const think = ({ name, view, opponent }: Question) => {
    const { commands } = decide(view, { ...opponent, level: 'wanderer' });
    setTimeout(() => carryOut(live.decided(name, commands, Date.now())), 5);
  };

  const carryOut = (effects: readonly Effect[]) => {
    for (const effect of effects) {
      if (effect.do === 'send') lines.get(effect.to)?.hear(effect.text);
      else if (effect.do === 'close') setTimeout(() => cut(effect.connection), 1);
      else if (effect.do === 'ask') think(effect.question);
    }
  };
  carryOut(opened.effects);

  const cut = (connection: ConnectionId) => {
    const line = lines.get(connection);
    if (line === undefined) return;
    lines.delete(connection);
    carryOut(live.disconnected(connection, Date.now()));
    line.onClose();
  };

  const worldWith = (
    { cuts, delay, late }: Shakiness,
    seed: number,
    wakes: Set<() => void>,
    losses: Set<() => void>,
  ): World => {
    const below = chanceOf(seed);
    const between = ([least, most]: readonly [number, number]) => least + below(most - least + 1);
    return {
      connect(_address, ends) {
        const connection = connections++;
        // Each way messages follow each other, but for those that are late.
        const way = () => {
          let free = 0;
          return (deliver: () => void) => {
            if (late > 0 && below(late) === 0) {
              setTimeout(deliver, 300);
              return;
            }
            free = Math.max(free, Date.now() + between(delay));
            setTimeout(deliver, free - Date.now());
          };
        };
        const [there, back] = [way(), way()];
        const isThere = () => lines.has(connection);
        setTimeout(() => {
          if (isDown) {
            ends.onClose();
            return;
          }
          lines.set(connection, { ...ends, hear: (text) => back(() => isThere() && ends.onText(text)) });
          carryOut(live.connected(connection, Date.now()));
          ends.onOpen();
          if (cuts !== null) setTimeout(() => cut(connection), between(cuts));
        }, between(delay));
        return {
          send: (text) => there(() => isThere() && carryOut(live.receive(connection, text, Date.now()))),
          close: () => cut(connection),
        };
      },
      now: () => Date.now(),
      after(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      chance: () => below(1000) / 1000,
      onWake(wake) {
        wakes.add(wake);
        return () => wakes.delete(wake);
      },
      onLost(lost) {
        losses.add(lost);
        return () => losses.delete(lost);
      },
    };
  };

  return {
    store,
    room,
    /** A device comes to the room. */
    come(secret: string, shakiness: Shakiness, more: { passport?: string; name?: string; seed?: number } = {}) {
      const { seed = connections + 3, ...shown } = more;
      const wakes = new Set<() => void>();
      const losses = new Set<() => void>();
      const world = worldWith(shakiness, seed, wakes, losses);
      const client: RoomClient = comeTo(world, {
        address: 'ws',
        secret,
        page: `p${seed}`,
        clock: () => Date.now(),
        ...shown,
      });
      const tell = (all: Set<() => void>) => [...all].forEach((one) => void one());
      return { client, wake: () => tell(wakes), lose: () => tell(losses) };
    },
    /** The process of the room is gone, and comes back with what it has stored. */
    fall() {
      isDown = true;
      for (const connection of [...lines.keys()]) {
        const line = lines.get(connection);
        lines.delete(connection);
        line?.onClose();
      }
    },
    rise() {
      isDown = false;
      const again = restoreRoom(room, store, [], true, Date.now());
      if (again === null) throw new Error('nothing is stored');
      live = again.room;
      carryOut(again.effects);
    },
  };
}
