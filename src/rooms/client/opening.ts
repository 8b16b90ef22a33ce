import { isRoomCode, type Opening, PROTOCOL } from '../protocol/index.ts';

/** What rooms say themselves when they open none; `malformed` is told as `refused`. */
const told = ['diskFull', 'addressFull', 'tooMany', 'tooLarge', 'tooLong'] as const;

/**
 * Why no room could be opened. Each is the key `rooms.no.<code>` of the message catalogue: this site has none, it did not answer, it refused the game for a reason
 * that this page does not know; its disk is full; too many were opened from this address, or just now; the game is too large, or too long.
 */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  constructor(readonly code: 'none' | 'unreachable' | 'refused' | (typeof told)[number]) {
    super(`rooms: ${code}`);
  }
}

export function whyNoRoom(failure: unknown): NoRoom['code'] {
  return failure instanceof NoRoom ? failure.code : 'refused';
}

/** As it says, else as its status does, which may be another server's in between. */
function refusedWith(status: number, said: unknown): NoRoom['code'] {
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : null;
  const code = told.find((one) => one === error);
  if (code !== undefined) return code;
  if (status === 404 || status === 405) return 'none';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooMany';
  if (status === 507) return 'diskFull';
  return status >= 500 ? 'unreachable' : 'refused';
}

/** Milliseconds in which a host answers. */
const answersWithin = 8_000;

type Fetch = typeof fetch;

/** False if it answers with something else; throws `NoRoom` if it does not answer. */
export async function areThereRooms(base: string, ask: Fetch = fetch): Promise<boolean> {
  const answer = await answerOf(ask, base, { cache: 'no-store' });
  // What stands before the rooms answers for them while they are being started.
  if (answer.status >= 500) throw new NoRoom('unreachable');
  return answer.ok && hasRooms(await saidBy(answer));
}

/** This page's, unless this machine's alone. Null where nobody can come; throws `NoRoom` if it cannot ask. */
export async function addressForOthers(base: string, ask: Fetch = fetch): Promise<string | null> {
  const { hostname, href } = new URL('.', base);
  if (!/^(?:localhost|127\..*|\[::1\])$/.test(hostname)) return href;
  const answer = await answerOf(ask, base, { cache: 'no-store' }, 'here');
  const said = await saidBy(answer);
  const address = typeof said === 'object' && said !== null && 'address' in said ? said.address : null;
  return typeof address === 'string' && /^https?:\/\//.test(address) ? address : null;
}

/** With which rooms there sign notices for push services; null where they send none, or do not answer. */
export async function pushKeyAt(base: string, ask: Fetch = fetch): Promise<string | null> {
  const said: unknown = await answerOf(ask, base, { cache: 'no-store' })
    .then((answer) => answer.json())
    .catch(() => null);
  const key = typeof said === 'object' && said !== null && 'push' in said ? said.push : null;
  return typeof key === 'string' && /^[\w-]{87}$/.test(key) ? key : null;
}

/** Its code, and its commitment to its share in the next drawing; null if it does not say. */
export interface OpenedRoom {
  readonly room: string;
  readonly commitment: string | null;
}

/** Opens a room with a game; returns its code. Throws `NoRoom`. */
export async function openRoomAt(base: string, opening: Opening, ask: Fetch = fetch): Promise<string> {
  return (await openFairly(base, opening, ask)).room;
}

/** Opens a room with a game, and hears what it commits itself to. Throws `NoRoom`. */
export async function openFairly(base: string, opening: Opening, ask: Fetch = fetch): Promise<OpenedRoom> {
  const answer = await answerOf(ask, base, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(opening),
  });
  const said = await saidBy(answer);
  const { room, commitment } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  if (answer.ok && typeof room === 'string' && isRoomCode(room))
    return { room, commitment: typeof commitment === 'string' && commitment !== '' ? commitment : null };
  throw new NoRoom(refusedWith(answer.status, said));
}

/** Null if that is nothing of ours. Throws `NoRoom` for an answer that does not come to its end. */
async function saidBy(answer: Response): Promise<unknown> {
  const text = await answer.text().catch(() => {
    throw new NoRoom('unreachable');
  });
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function answerOf(ask: Fetch, base: string, init: RequestInit, what = ''): Promise<Response> {
  const late = new AbortController();
  // Its text has to come in that time as well.
  setTimeout(() => late.abort(), answersWithin);
  try {
    return await ask(`${roomsAddress(base)}${what}`, { ...init, signal: late.signal });
  } catch {
    throw new NoRoom('unreachable');
  }
}

export function socketAddress(base: string, room: string): string {
  const address = new URL(`rooms/${room}`, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  address.search = '';
  return address.href;
}

function roomsAddress(base: string): string {
  const address = new URL('rooms/', base);
  address.hash = '';
  address.search = '';
  return address.href;
}

function hasRooms(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'protocol' in answer &&
    typeof answer.protocol === 'number' &&
    answer.protocol >= PROTOCOL
  );
}
