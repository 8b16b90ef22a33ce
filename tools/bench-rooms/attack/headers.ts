import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../../../src/rooms/protocol/index.ts';
import type { Attack } from './attack.ts';
import { visitor } from './visitor.ts';

/** Tries of each kind; as many are granted at once from one address, and one more as time goes by. */
const tries = 24;
const granted = 9;
/** Milliseconds in which what was asked on one connection is answered. */
const patience = 3_000;

const address = (at: number) => `203.0.113.${at}`;
/** Everything by which somebody could say to come from elsewhere. */
const forged = (at: number) => ({
  'cf-connecting-ip': address(at),
  'x-room-client': address(at),
  'x-forwarded-for': address(at),
  'x-real-ip': address(at),
  'true-client-ip': address(at),
  forwarded: `for=${address(at)}`,
});

/** Somebody says to come from another address each time: no limit by address is got round by that. */
export const headers: Attack = async (site) => {
  const failed: string[] = [];
  const judge = (how: string, heard: number) => {
    if (heard > granted) failed.push(`${heard} of ${tries} ${how} were heard`);
  };
  let heard = 0;
  for (let at = 0; at < tries; at++) {
    const answer = await fetch(`${site.url}rooms/`, { method: 'POST', body: '{}', headers: forged(at) });
    await answer.text();
    if (answer.status === 400) heard += 1;
  }
  judge('openings with forged headers', heard);

  let guessed = 0;
  for (let at = 0; at < tries; at++) {
    const one = await visitor(site.address(codeOf(randomBytes(16))), forged(at));
    if (one.status === 101) guessed += 1;
    one.close();
  }
  judge('codes with forged headers', guessed);

  // The limit is used up by now: nothing more is to be heard, whatever the way.
  for (const upgrade of ['foo', 'h2c', 'websocket, foo', 'WebSocket']) {
    const through = await smuggled(new URL(site.url), upgrade);
    if (through > 1) failed.push(`${through} of ${tries} openings behind "Upgrade: ${upgrade}" were heard`);
  }
  return { tried: 6 * tries, failed };
};

/** A request for another kind of connection, and requests of one's own making right behind it; how many of these were heard. */
function smuggled({ hostname, port, host }: URL, upgrade: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    const done = () => {
      socket.destroy();
      resolve(said.match(/^HTTP\/1.1 400/gm)?.length ?? 0);
    };
    socket.on('data', (data) => {
      said += String(data);
    });
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.on('connect', async () => {
      socket.write(`GET /rooms/ HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`);
      for (let at = 0; at < tries && !socket.destroyed; at++) {
        await pause(20);
        const lines = Object.entries(forged(100 + at)).map(([name, value]) => `${name}: ${value}\r\n`);
        const open = `POST /rooms/ HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}Content-Length: 2\r\n\r\n{}`;
        if (!socket.destroyed) socket.write(open);
      }
      setTimeout(done, patience);
    });
  });
}
