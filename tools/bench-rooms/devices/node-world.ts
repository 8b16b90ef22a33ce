import { WebSocket } from 'ws';
import type { World } from '../../../src/rooms/client/index.ts';

/** Sockets, time and chance for the page's own client, in Node. Nobody looks away here, so nothing wakes up. */
export const nodeWorld: World = {
  connect(address, { onOpen, onText, onClose }) {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    let isGone = false;
    const gone = (code?: number) => {
      if (isGone) return;
      isGone = true;
      onClose(code);
    };
    socket.on('open', onOpen);
    socket.on('message', (data) => {
      if (!isGone) onText(String(data));
    });
    socket.on('error', () => undefined);
    socket.on('close', gone);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close() {
        socket.terminate();
        gone();
      },
    };
  },
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  onWake: () => () => undefined,
  onLost: () => () => undefined,
};
