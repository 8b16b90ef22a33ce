import { isRoomCode, type Opening } from '../protocol/index.ts';
import { hasRooms, roomsAddress } from './address.ts';

/** Why no room could be opened: this site has none, it did not answer, or it refused the game. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
  constructor(readonly code: 'none' | 'unreachable' | 'refused') {
    super(`rooms: ${code}`);
  }
}

/** Milliseconds in which a host answers. */
const answersWithin = 8_000;

type Fetch = typeof fetch;

/** Does the site at this address have rooms? False if it answers with something else; throws `NoRoom` if it does not answer. */
export async function areThereRooms(base: string, ask: Fetch = fetch): Promise<boolean> {
  const answer = await answerOf(ask, base, { cache: 'no-store' });
  return answer.ok && hasRooms(await saidBy(answer));
}

/**
 * The address under which others in the network find this page: that of the page itself, unless it is one of this machine alone. Null where nobody else can
 * come; throws `NoRoom` where that cannot be asked just now.
 */
export async function addressForOthers(base: string, ask: Fetch = fetch): Promise<string | null> {
  const { hostname, href } = new URL('.', base);
  if (!/^(?:localhost|127\..*|\[::1\])$/.test(hostname)) return href;
  const answer = await answerOf(ask, base, { cache: 'no-store' }, 'here');
  const said = await saidBy(answer);
  const address = typeof said === 'object' && said !== null && 'address' in said ? said.address : null;
  return typeof address === 'string' && /^https?:\/\//.test(address) ? address : null;
}

/** The key with which the rooms of this address sign notices for push services; null where they send none, or do not answer. */
export async function pushKeyAt(base: string, ask: Fetch = fetch): Promise<string | null> {
  const said: unknown = await answerOf(ask, base, { cache: 'no-store' })
    .then((answer) => answer.json())
    .catch(() => null);
  const key = typeof said === 'object' && said !== null && 'push' in said ? said.push : null;
  return typeof key === 'string' && /^[\w-]{87}$/.test(key) ? key : null;
}

/** A room that has just been opened: its code, and its commitment to its share in the next drawing; null if it does not say. */
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
  throw new NoRoom(answer.status === 404 || answer.status === 405 ? 'none' : 'refused');
}

/** What an answer says; null if that is nothing of ours. An answer that does not come to its end is none: throws `NoRoom`. */
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
  try {
    return await ask(`${roomsAddress(base)}${what}`, { ...init, signal: AbortSignal.timeout(answersWithin) });
  } catch {
    throw new NoRoom('unreachable');
  }
}
