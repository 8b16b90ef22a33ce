import { comeTo, type RoomClient, type SocketEnds, type World } from '../../../src/rooms/client/index.ts';
import type { Saying, ToRoom } from '../../../src/rooms/protocol/index.ts';
import { freshSecret } from './guest.ts';

/** A device at a room that a test speaks for. Time is that of (fake) timers. */
export interface Scripted {
  readonly client: RoomClient;
  /** What the page has said, and when, on whichever connection. */
  readonly said: { readonly message: ToRoom; readonly at: number }[];
  all<Type extends ToRoom['type']>(type: Type): Saying<Type>[];
  /** When connections were asked for. */
  readonly connected: readonly number[];
  /** The room says this. */
  say(text: string): void;
  /** The room hangs up. */
  hangUp(code?: number): void;
  wake(): void;
  lose(): void;
}

/** `answer`: what the room says to each message of the page, at once; whoever asks whether it is there hears that it is. */
export function scripted(answer: (message: ToRoom) => readonly string[]): Scripted {
  let ends: SocketEnds | null = null;
  const connected: number[] = [];
  const said: Scripted['said'] = [];
  const wakes = new Set<() => void>();
  const losses = new Set<() => void>();
  const world: World = {
    connect(_address, mine) {
      connected.push(Date.now());
      setTimeout(() => {
        ends = mine;
        mine.onOpen();
      }, 1);
      return {
        send(text) {
          const message: ToRoom = JSON.parse(text);
          said.push({ message, at: Date.now() });
          const pong = { type: 'pong', n: 0, at: 0, now: Date.now() };
          const lines = message.type === 'ping' ? [JSON.stringify(pong)] : answer(message);
          for (const line of lines) setTimeout(() => ends === mine && mine.onText(line), 1);
        },
        close: () => undefined,
      };
    },
    now: () => Date.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => 0.5,
    onWake(wake) {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    onLost(lost) {
      losses.add(lost);
      return () => losses.delete(lost);
    },
  };
  const client = comeTo(world, { address: 'ws', secret: freshSecret(), page: 'p', clock: () => Date.now() });
  return {
    client,
    said,
    connected,
    all: <Type extends ToRoom['type']>(type: Type) =>
      said.flatMap(({ message }) => (message.type === type ? [message as Saying<Type>] : [])),
    say: (text) => ends?.onText(text),
    hangUp(code) {
      const gone = ends;
      ends = null;
      gone?.onClose(code);
    },
    wake: () => [...wakes].forEach((wake) => void wake()),
    lose: () => [...losses].forEach((lose) => void lose()),
  };
}
