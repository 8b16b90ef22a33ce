import { WebSocket } from 'ws';
import { type FromRoom, follow, type Known, sightOf, type Telling } from '../../../src/rooms/protocol/index.ts';
import type { Command } from '../../../src/rules/index.ts';
import { randomChoice } from '../../players/random.ts';
import { hello } from './hello.ts';

type Answer = Telling<'accepted'> | Telling<'refused'>;

/** A device that costs as little as can be: it follows what it is told without a second look, and mends nothing. */
export interface PlainDevice {
  readonly known: Known | null;
  /** Plays some step, if it is this device's turn; answers when the room has, with the milliseconds that took; null if it is not its turn. */
  step(): Promise<number | null>;
  /** Asks for something, and waits for the answer. */
  ask(message: object): Promise<Answer>;
  links(): Promise<readonly string[]>;
  say(text: string): void;
  /** The next message of a kind. */
  next(type: FromRoom['type']): Promise<FromRoom>;
  /** Waits until it has heard of that step. */
  reached(n: number): Promise<void>;
  readonly isOpen: boolean;
  close(): void;
}

const patience = 30_000;
/** Milliseconds after which it says something, as a page does: a room gives up whoever is silent. */
const says = 20_000;

/** Comes to a room. */
export async function plainDevice(
  address: string,
  secret: string,
  { passport, seed = 1 }: { passport?: string; seed?: number } = {},
): Promise<PlainDevice> {
  const socket = new WebSocket(address);
  const choose = randomChoice(seed);
  const answers = new Map<string, (answer: Answer) => void>();
  const waiting = new Map<string, ((message: FromRoom) => void)[]>();
  let known: Known | null = null;
  let count = 0;
  let late: { readonly n: number; readonly go: () => void }[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as FromRoom;
    known = follow(known, message);
    if ((message.type === 'accepted' || message.type === 'refused') && message.id !== null) {
      answers.get(message.id)?.(message);
      answers.delete(message.id);
    }
    for (const resolve of waiting.get(message.type)?.splice(0) ?? []) resolve(message);
    if (late.length === 0) return;
    for (const { n, go } of late) if (n <= message.n) go();
    late = late.filter(({ n }) => n > message.n);
  });
  await within(
    new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed')));
    }),
    'a connection',
  );
  const say = (text: string) => socket.send(text);
  const beat = setInterval(() => say('{"type":"ping","at":0}'), says);
  beat.unref();
  socket.on('close', () => clearInterval(beat));
  const next = (type: FromRoom['type']) =>
    within(
      new Promise<FromRoom>((resolve) => {
        waiting.set(type, [...(waiting.get(type) ?? []), resolve]);
      }),
      type,
    );
  const device: PlainDevice = {
    get known() {
      return known;
    },
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    say,
    next,
    reached: (n) =>
      (known?.n ?? -1) >= n ? Promise.resolve() : within(new Promise<void>((go) => late.push({ n, go })), `step ${n}`),
    ask(message) {
      const id = `q${count++}`;
      const answer = within(new Promise<Answer>((resolve) => answers.set(id, resolve)), JSON.stringify(message));
      say(JSON.stringify({ ...message, id }));
      return answer;
    },
    async links() {
      const told = next('links');
      say(JSON.stringify({ type: 'links', id: `q${count++}` }));
      const message = await told;
      return message.type === 'links' ? message.links.map((link) => link.passport) : [];
    },
    async step() {
      const move = known === null ? null : moveOf(known, choose);
      if (known === null || move === null) return null;
      const began = performance.now();
      const { n } = known;
      const answer = await device.ask({ type: 'do', on: n, seat: known.view.seat, commands: [move] });
      if (answer.type === 'refused') throw new Error(JSON.stringify(answer.why));
      return performance.now() - began;
    },
    close: () => socket.terminate(),
  };
  const welcome = Promise.race([
    next('welcome'),
    next('refused').then((message) => {
      throw new Error(JSON.stringify(message));
    }),
  ]);
  say(hello(secret, passport));
  await welcome;
  // A long log comes in parts.
  while (known !== null && (known as Known).log.length < (known as Known).length) await next('more');
  return device;
}

/** What a device may do now, chosen at random; null if it is not its turn. */
export function moveOf(known: Known, choose: (commands: readonly Command[]) => Command): Command | null {
  const { seat } = known.view;
  if (known.isOver || !known.you.seats.includes(seat)) return null;
  const { legal } = sightOf(known, seat);
  return legal.length === 0 ? null : choose(legal);
}

/** The same promise, which fails if it takes too long. */
function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer: ${what.slice(0, 200)}`)), patience);
    timer.unref();
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
