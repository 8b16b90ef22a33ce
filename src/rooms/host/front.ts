import { openingTrouble } from '../core/index.ts';
import { bounds, codeOf, codeTyped, PROTOCOL, readOpening, type Telling } from '../protocol/index.ts';
import { networkOf } from './address.mjs';
import { type Environment, handOver, socketPair } from './engine.ts';
import { countUnopened } from './unopened-rooms.ts';
import { publicKeyOf } from './vapid.ts';

/** Failures granted at once, and milliseconds until one more is: only a few codes a minute can be tried. */
const granted = 8;
const each = 10_000;
/** Addresses that are remembered at most; beyond that the oldest are forgotten. */
const most = 10_000;

/** Counts, by address, what strangers may not do too often. */
interface Guesses {
  may(address: string, now: number): boolean;
  failed(address: string, now: number): void;
}

function countGuesses(): Guesses {
  const known = new Map<string, { left: number; since: number }>();
  const stateOf = (address: string, now: number) => {
    const { left, since } = known.get(address) ?? { left: granted, since: now };
    return { left: Math.min(granted, left + Math.max(0, now - since) / each), since: now };
  };
  return {
    may: (address, now) => stateOf(address, now).left >= 1,
    failed(address, now) {
      const { left, since } = stateOf(address, now);
      known.delete(address);
      known.set(address, { left: Math.max(0, left - 1), since });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Where rooms are, below the page's own address. */
const root = '/rooms/';
/** Tries to find a code that no room has. */
const tries = 8;
/** Closes a socket: come back later. */
const tryLater = 1013;

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Content-Type': 'application/json',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const guesses = countGuesses();
const openings = countGuesses();
const unopened = countUnopened();

/**
 * Answers whoever comes to the rooms. `GET /rooms/`: are there any, and with which key do they sign notices? `POST /rooms/`: opens one, with a game. `/rooms/<code>`: a socket to it. Pages of other
 * origins are turned away.
 */
export async function front(request: Request, environment: Environment): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(root)) return answer(404, { error: 'notFound' });
  if (!isOurs(request, environment)) return answer(403, { error: 'otherOrigin' });
  const rest = pathname.slice(root.length);
  const isAsked = rest === '' && request.method === 'GET';
  if (!isAsked && !isPassedOn(request, environment)) return answer(421, { error: 'otherHost' });
  // Who it is, whatever stands before us says (Cloudflare, our server): neither passes on a visitor's word.
  const address = networkOf(request.headers.get('cf-connecting-ip') ?? request.headers.get('x-room-client') ?? '');
  if (rest === '') return request.method === 'POST' ? open(request, environment, address) : greet(request, environment);
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return answer(426, { error: 'socketOnly' });
  return enter(request, environment, rest, address);
}

function greet({ method }: Request, { vapid }: Environment): Response {
  const push = publicKeyOf(vapid);
  const there = { rooms: true, protocol: PROTOCOL, ...(push === null ? {} : { push }) };
  return method === 'GET' ? answer(200, there) : answer(405, { error: 'method' });
}

async function open(request: Request, environment: Environment, address: string): Promise<Response> {
  if (isDiskFull(request)) return answer(507, { error: 'diskFull' });
  if (!openings.may(address, Date.now())) return answer(429, { error: 'tooMany' });
  openings.failed(address, Date.now());
  const body = await textOf(request);
  // All of it is looked at here: what is refused wakes no room, and leaves nothing on the disk.
  const opening = body === null ? 'tooLong' : readOpening(body);
  const trouble = typeof opening === 'string' ? opening : openingTrouble(opening);
  if (trouble !== null) return answer(trouble === 'tooLong' ? 413 : 400, { error: trouble });
  const { rooms } = environment;
  for (let attempt = 0; attempt < tries; attempt++) {
    const code = codeOf(crypto.getRandomValues(new Uint8Array(16)));
    if ((await isStored(code, environment)) === true) continue;
    const id = rooms.idFromName(code);
    const opened = await rooms.get(id).fetch(`http://room/${code}`, { method: 'POST', body });
    const { status } = opened;
    // Who stands before us counts what each address has stored.
    if (status === 201) return answer(201, { room: code, commitment: await opened.text() }, { 'x-room-file': `${id}` });
    if (status !== 409) return answer(400, { error: 'malformed' });
  }
  return answer(503, { error: 'noCode' });
}

/** The server's disk is full for now, as it says itself: whoever writes is told before something fails. */
function isDiskFull({ headers }: Request): boolean {
  return headers.get('x-rooms-full') === '1';
}

/** Is something stored under that code? Null where nobody knows but the room. */
async function isStored(code: string, { files, rooms }: Environment): Promise<boolean | null> {
  if (files === undefined) return null;
  const { ok } = await files.fetch(`http://files/rooms/${rooms.idFromName(code)}.sqlite`, { method: 'HEAD' });
  return ok;
}

/** What a request brings; null as soon as it is more than a room is opened with. */
async function textOf({ body }: Request): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    if (text.length <= bounds.opening) continue;
    await reader.cancel();
    return null;
  }
}

/** A code that is one is never held against whoever types it, nor against others behind the same address. */
async function enter(request: Request, environment: Environment, typed: string, address: string): Promise<Response> {
  const { rooms } = environment;
  const code = codeTyped(typed);
  const isThere = code === null ? false : await isStored(code, environment);
  if (code !== null && isThere !== false) {
    if (isDiskFull(request)) return turnedAway({ type: 'waits', n: -1, why: 'diskFull' }, tryLater);
    const id = rooms.idFromName(code);
    try {
      const { search } = new URL(request.url);
      const found = await rooms.get(id).fetch(`http://room/${code}${search.slice(0, 100)}`, request);
      unopened.opened(code);
      if (found.status === 101) return found;
      // Its file was emptied: a room that was deleted says that it was.
      if (found.status === 404 && isThere) return turnedAway(closed('damaged'));
    } catch (failure) {
      // What is stored of it has this name. Other rooms know nothing of it.
      console.error(`rooms: ${id} cannot be opened; is its file damaged?`, failure);
      return unopened.isDamaged(code, Date.now()) ? turnedAway(closed('damaged')) : answer(503, { error: 'notNow' });
    }
  }
  if (!guesses.may(address, Date.now())) return answer(429, { error: 'tooMany' });
  guesses.failed(address, Date.now());
  return turnedAway(closed('noSuchRoom'));
}

const closed = (why: Telling<'closed'>['why']): Telling<'closed'> => ({ type: 'closed', n: -1, why });

/** A page cannot read why a socket was refused: so it is told by one. */
function turnedAway(why: Telling<'closed'> | Telling<'waits'>, code = 1000): Response {
  const { theirs, ours } = socketPair();
  ours.accept();
  ours.send(JSON.stringify(why));
  ours.close(code);
  return handOver(theirs);
}

/** By the server that counts who comes, or under a known name? Else another's name leads to this machine. */
function isPassedOn({ headers, url }: Request, { key, names }: Environment): boolean {
  if (!key || headers.get('x-rooms-key') === key) return true;
  const [host = ''] = (headers.get('Host') ?? new URL(url).host).toLowerCase().split(':');
  return host !== '' && (names ?? '').toLowerCase().split(',').includes(host);
}

/** From a page of this very address, or of another that is allowed? Programs that are no pages name none. */
function isOurs({ headers, url }: Request, { origins }: Environment): boolean {
  const origin = headers.get('Origin');
  if (origin === null) return true;
  if (origin !== '' && origins?.split(',').includes(origin)) return true;
  const host = headers.get('Host') ?? new URL(url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function answer(status: number, body: object, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${JSON.stringify(body)}\n`, { status, headers: { ...headers, ...more } });
}
