import { setTimeout as pause } from 'node:timers/promises';
import { bounds, readFromRoom } from '../../../src/rooms/protocol/index.ts';
import type { Attack } from './attack.ts';
import { callersAt } from './callers.ts';
import type { Visitor } from './visitor.ts';

const ping = '{"type":"ping","at":1}';
/** Milliseconds in which it is answered or closed; and in which the host is answered all the while. */
const patience = 3_000;
const prompt = 1_000;

/** What is no message: bytes, what is too deep or too long, and what breaks the rules of sockets. */
const frames: Readonly<Record<string, (socket: Visitor['socket']) => void>> = {
  bytes: (socket) => socket.send(Buffer.alloc(300, 7)),
  'a ping as bytes': (socket) => socket.send(Buffer.from(ping), { binary: true }),
  nothing: (socket) => socket.send(''),
  'brackets in brackets': (socket) => socket.send('['.repeat(16_000)),
  'objects in objects': (socket) => socket.send('{"a":'.repeat(3_000)),
  'too long by one': (socket) => socket.send(`"${'x'.repeat(bounds.message - 1)}"`),
  '1 MB': (socket) => socket.send('x'.repeat(1_000_000)),
  '8 MB': (socket) => socket.send('x'.repeat(8_000_000)),
  '8 MB of bytes': (socket) => socket.send(Buffer.alloc(8_000_000, 1)),
  'no letters': (socket) => socket.send(Buffer.from([0xc3, 0x28, 0xff, 0xfe]), { binary: false }),
  'a thousand parts': (socket) => {
    for (let at = 0; at < 1_000; at++) socket.send('x', { fin: at === 999 });
  },
  'no end': (socket) => socket.send('{"type":"pi', { fin: false }),
  'without a mask': (socket) => socket.send(ping, { mask: false }),
  'a thousand pings of the socket': (socket) => {
    for (let at = 0; at < 1_000; at++) socket.ping();
  },
  'half of it': (socket) => socket.send('{"type":"hel'),
  'an endless number': (socket) => socket.send(`{"type":"ping","at":1${'0'.repeat(10_000)}}`),
  'another prototype': (socket) => socket.send('{"__proto__":{"type":"ping","at":1},"constructor":{}}'),
};

/** What is to be answered by nobody, since it says nothing yet, or is answered by the socket itself. */
const silent: readonly string[] = ['no end', 'a thousand pings of the socket'];

/** A refusal; or a pong, if it could be read after all. */
function isAnswer(text: string): boolean {
  const message = readFromRoom(text);
  return message?.type === 'refused' || message?.type === 'pong';
}

/** Frames that are no messages, from everybody who can send one: each is refused or ends the connection, and costs nobody else anything. */
export const oddFrames: Attack = async (site) => {
  const { host, come } = await callersAt(site);
  const failed: string[] = [];
  let tried = 0;
  for (const [who, arrive] of Object.entries(come))
    for (const [what, send] of Object.entries(frames)) {
      tried += 1;
      const one = await arrive();
      const before = one.texts.length;
      send(one.socket);
      const began = performance.now();
      const pong = host.next('pong').then(() => performance.now() - began);
      host.say(ping);
      const took = await Promise.race([pong, pause(patience).then(() => patience)]);
      if (took > prompt) failed.push(`${what} of a ${who}: the host waits ${Math.round(took)} ms`);
      const isSettled = () => one.isClosed || one.texts.slice(before).some(isAnswer);
      while (!silent.includes(what) && !isSettled() && performance.now() - began < patience) await pause(5);
      if (!silent.includes(what) && !isSettled()) failed.push(`${what} of a ${who}: neither refused nor closed`);
      one.close();
    }
  host.close();
  return { tried, failed };
};
