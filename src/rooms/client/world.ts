import { openSocket } from '../../ui/platform/socket.ts';
import { onSeenAgain } from '../../ui/platform/visibility.ts';

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What is told of a connection. After `onClose` nothing more is. */
export interface SocketEnds {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: (code?: number) => void;
}

/** What the client needs of the world: sockets, time and chance. Tests have one of their own. */
export interface World {
  connect(address: string, ends: SocketEnds): Socket;
  /** Milliseconds that only grow. */
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
  /** A number from 0 up to 1. */
  chance(): number;
  /** When the network is likely to be back: the page is looked at again, or the browser says so. */
  onWake(listener: () => void): () => void;
  /** When the browser says that the network is gone. */
  onLost(listener: () => void): () => void;
}

export const browserWorld: World = {
  connect(address, { onOpen, onText, onClose }) {
    const socket = openSocket(address);
    if (socket === null) {
      // As if it had been refused: it is tried again.
      const timer = setTimeout(onClose);
      return {
        send: () => undefined,
        close() {
          clearTimeout(timer);
          onClose();
        },
      };
    }
    socket.onopen = onOpen;
    socket.onmessage = ({ data }) => onText(String(data));
    socket.onclose = ({ code }) => onClose(code);
    return {
      send: (text) => socket.send(text),
      close() {
        socket.onopen = null;
        socket.onmessage = null;
        socket.onclose = null;
        socket.close();
        onClose();
      },
    };
  },
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  onWake(listener) {
    const end = onSeenAgain(listener);
    addEventListener('online', listener);
    addEventListener('pageshow', listener);
    return () => {
      end();
      removeEventListener('online', listener);
      removeEventListener('pageshow', listener);
    };
  },
  onLost(listener) {
    addEventListener('offline', listener);
    return () => removeEventListener('offline', listener);
  },
};

/** So many random bytes as hexadecimal digits. Works on pages without TLS as well. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
