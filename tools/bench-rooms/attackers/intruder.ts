import { WebSocket } from 'ws';

/** A connection that comes back as soon as it is closed, until all is over. */
export interface Intruder {
  /** The room knows it, on this connection. */
  readonly isWelcome: boolean;
  /** Bytes that have not left this process yet. */
  readonly waiting: number;
  /** Says something; false if there is no connection just now. */
  say(text: string): boolean;
}

/** What became of all connections together. */
export interface Counts {
  said: number;
  heard: number;
  opened: number;
  closed: number;
  /** Nothing more is said, and nobody comes back. */
  isOver: boolean;
}

export const nothingYet = (): Counts => ({ said: 0, heard: 0, opened: 0, closed: 0, isOver: false });

/** Milliseconds until it tries again where nobody answered at all. */
const noAnswer = 20;

/** Comes to an address, and says hello there each time. */
export function intruder(address: string, hello: string, counts: Counts): Intruder {
  let socket: WebSocket;
  let isWelcome = false;
  const connect = () => {
    const mine = new WebSocket(address, { perMessageDeflate: false });
    socket = mine;
    isWelcome = false;
    let wasOpen = false;
    mine.on('open', () => {
      wasOpen = true;
      counts.opened += 1;
      mine.send(hello);
    });
    mine.on('message', (data) => {
      counts.heard += 1;
      isWelcome ||= String(data).startsWith('{"type":"welcome"');
    });
    mine.on('error', () => undefined);
    mine.on('close', () => {
      counts.closed += 1;
      if (counts.isOver) return;
      if (wasOpen) connect();
      else setTimeout(() => counts.isOver || connect(), noAnswer);
    });
  };
  connect();
  return {
    get isWelcome() {
      return isWelcome;
    },
    get waiting() {
      return socket.bufferedAmount;
    },
    say(text) {
      // One that the other side has closed is not waited for: the next one is there sooner.
      if (socket.readyState === WebSocket.CLOSING) socket.terminate();
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      counts.said += 1;
      return true;
    },
  };
}
