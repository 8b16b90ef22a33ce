import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { FromRoom } from '../../../src/rooms/protocol/index.ts';
import { hello } from '../devices/hello.ts';

/** Somebody at a room who hears everything as it was sent, and says whatever there is. */
export interface Visitor {
  /** How the request for a connection was answered: 101 if there is one. */
  readonly status: number;
  /** Everything heard, oldest first. */
  readonly texts: readonly string[];
  readonly isClosed: boolean;
  readonly socket: WebSocket;
  say(text: string): void;
  /** Says hello; what that is answered with, null if it is not. */
  hello(secret: string, passport?: string, more?: Parameters<typeof hello>[2]): Promise<FromRoom | null>;
  /** Asks for something; the answer under its id, or what else it is answered with; null if the connection was closed, or nothing came in time. */
  ask(message: object): Promise<FromRoom | null>;
  close(): void;
}

/** Milliseconds in which a room answers, or does not. */
const patience = 5_000;
/** Milliseconds after which what came too fast is said again. */
const calm = 500;

/** Comes to an address. */
export async function visitor(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const socket = new WebSocket(address, { perMessageDeflate: false, headers });
  const texts: string[] = [];
  const ears = new Set<() => void>();
  const wake = () => {
    for (const ear of [...ears]) ear();
  };
  let isClosed = false;
  // Ids of its own, as every page has: one that was used before is taken for a repetition.
  const page = randomUUID();
  let count = 0;
  socket.on('message', (data) => {
    texts.push(String(data));
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    wake();
  });
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    socket.once('error', () => resolve(0));
  });

  /** The first message after those heard so far that is one of these; null if none comes. */
  const next = (isOne: (message: FromRoom) => boolean, from: number) =>
    new Promise<FromRoom | null>((resolve) => {
      let at = from;
      const done = (message: FromRoom | null) => {
        clearTimeout(late);
        ears.delete(look);
        resolve(message);
      };
      const look = () => {
        for (; at < texts.length; at++) {
          const message = JSON.parse(texts[at] ?? 'null') as FromRoom;
          if (isOne(message)) return done(message);
        }
        if (isClosed) done(null);
      };
      const late = setTimeout(() => done(null), patience);
      ears.add(look);
      look();
    });
  const say = (text: string) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };

  /** Says it, and, as a page does, once more where that was too fast. */
  const again = async (text: string, isAnswer: (message: FromRoom) => boolean): Promise<FromRoom | null> => {
    for (const end = performance.now() + patience; ; await pause(calm)) {
      const from = texts.length;
      say(text);
      const answer = await next(isAnswer, from);
      const isTooFast = answer?.type === 'refused' && answer.why.by === 'room' && answer.why.code === 'tooFast';
      if (!isTooFast || performance.now() > end) return answer;
    }
  };

  return {
    status,
    texts,
    get isClosed() {
      return isClosed;
    },
    socket,
    say,
    hello(secret, passport, more) {
      const answers = ['welcome', 'refused', 'knocking', 'closed', 'outdated'];
      return again(hello(secret, passport, more), ({ type }) => answers.includes(type));
    },
    ask(message) {
      const id = `${page}${count++}`;
      const isAnswer = (one: FromRoom) => ('id' in one && one.id === id) || (one.type === 'refused' && one.id === null);
      return again(JSON.stringify({ ...message, id }), isAnswer);
    },
    close: () => socket.terminate(),
  };
}
