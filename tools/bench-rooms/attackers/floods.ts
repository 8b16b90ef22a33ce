import { request } from 'node:http';
import { setTimeout as pause, setImmediate as soon } from 'node:timers/promises';
import { hello } from '../devices/hello.ts';
import { freshSecret } from '../devices/opening.ts';
import { redeployment } from '../devices/redeployment.ts';
import { type Counts, type Intruder, intruder } from './intruder.ts';

/** What is attacked. */
export interface Target {
  /** Where tables are opened, and the socket of the table that is attacked. */
  readonly url: string;
  readonly address: string;
  /** The secret of the device that sits at the second seat there. */
  readonly secret: string;
  readonly seconds: number;
}

type Flood = (target: Target, counts: Counts) => Promise<void>;

/** Messages that are poured out, and how many at a time: one that is closed meanwhile goes on with the rest on its next connection. */
const poured = 5_000;
const gulp = 100;
/** Milliseconds after which a hello that came to nothing is said again; and how long one pours at most. */
const helloAgain = 250;
const longest = 60_000;
/** Milliseconds between two messages of one connection, and of one that is only not to be taken for gone. */
const between = 50;
const rarely = 15_000;

const ping = '{"type":"ping","at":1}';

/** Everything that somebody sends who wants to hold up everybody else. Each is done when all was said, and nobody has left by then. */
export const floods = {
  malformed: (target, counts) => pour(target, counts, 'x'),
  pings: (target, counts) => pour(target, counts, ping),
  hellos: ({ address, secret, seconds }, counts) =>
    keepSaying(many(20, address, secret, counts), seconds, () => hello(secret)),
  names: ({ address, secret, seconds }, counts) => {
    const said = (line: number, at: number) => ({ type: 'name', id: `${line}.${at}`, seat: 1, name: `${line} ${at}` });
    return keepSaying(many(30, address, secret, counts), seconds, (...of) => JSON.stringify(said(...of)));
  },
  strangers: ({ address, seconds }, counts) => {
    const secrets = Array.from({ length: 64 }, freshSecret);
    const greetings = secrets.map((secret, at) => hello(secret, undefined, { knock: true, name: `guest ${at}` }));
    const say = (line: number, at: number) =>
      [
        greetings[line] ?? '',
        JSON.stringify({ type: 'sit', id: `${line}.${at}`, seat: at % 3 === 0 ? 0 : 1, name: `guest ${line}` }),
        ping,
        'x',
      ][at % 4] ?? '';
    return keepSaying(
      greetings.map((greeting) => intruder(address, greeting, counts)),
      seconds,
      say,
    );
  },
  /** They ping now and then, so that nobody takes them for gone, and never say who they are. */
  silence: async ({ address, seconds }, counts) => {
    const lines = Array.from({ length: 100 }, () => intruder(address, ping, counts));
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(rarely))
      for (const line of lines) line.say(ping);
  },
  openings: async ({ url, seconds }, counts) => {
    const text = JSON.stringify(redeployment(poured));
    for (const end = performance.now() + seconds * 1500; performance.now() < end; ) {
      counts.said += 1;
      const status = await opened(url, text);
      if (status === null) counts.closed += 1;
      else counts.heard += 1;
      if (status === 201) counts.opened += 1;
    }
  },
} as const satisfies Record<string, Flood>;

export type FloodName = keyof typeof floods;

/** So many connections of one device. */
const many = (count: number, address: string, secret: string, counts: Counts) =>
  Array.from({ length: count }, () => intruder(address, hello(secret), counts));

/** One device at its seat says the same thing, over and over, as fast as it goes out. */
async function pour({ address, secret }: Target, counts: Counts, text: string): Promise<void> {
  const greeting = hello(secret);
  const line = intruder(address, greeting, counts);
  const end = performance.now() + longest;
  let greeted = performance.now();
  for (let left = poured; left > 0 && performance.now() < end; ) {
    if (!line.isWelcome) {
      await pause(1);
      if (performance.now() - greeted < helloAgain) continue;
      greeted = performance.now();
      line.say(greeting);
      continue;
    }
    for (let at = 0; at < gulp && left > 0 && line.say(text); at++) left -= 1;
    await soon();
  }
  while (line.waiting > 0 && performance.now() < end) await soon();
}

/** Opens a table, on a connection of its own. The status of the answer; null if none came. */
function opened(url: string, text: string): Promise<number | null> {
  return new Promise((resolve) => {
    const asked = request(`${url}rooms/`, { method: 'POST', agent: false }, (answer) => {
      resolve(answer.statusCode ?? null);
      // The rest is of no interest, nor is what the other side does not want to hear.
      asked.destroy();
    });
    asked.on('error', () => resolve(null));
    asked.end(text);
  });
}

/** Each connection says something 20 times a second; what it cannot say because it is closed just then is not made up for. */
async function keepSaying(
  lines: readonly Intruder[],
  seconds: number,
  text: (line: number, at: number) => string,
): Promise<void> {
  const began = performance.now();
  const end = began + seconds * 1000;
  const one = async (line: Intruder, number: number) => {
    // Not all at the same moment.
    const first = began + (number * between) / lines.length;
    for (let at = 0; performance.now() < end; at++) {
      await pause(Math.max(0, first + at * between - performance.now()));
      line.say(text(number, at));
    }
  };
  await Promise.all(lines.map(one));
}
