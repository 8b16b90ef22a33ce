import { sealOf } from '../chance/index.ts';
import { bounds, type Saying } from '../protocol/index.ts';
import type { Caller } from './connection.ts';
import type { LiveRoom } from './live-room.ts';
import { refusedFor, type Verdict } from './moves.ts';
import type { DeviceRow } from './room-store.ts';
import { sitDown } from './seating.ts';

/** What a passport lets its bearer do: sit down at a seat, or watch (null). */
export interface Passport {
  readonly room: string;
  readonly seat: number | null;
  readonly generation: number;
}

/** Letters of a seal: 120 bits, which nobody guesses. */
const sealLetters = 20;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function writePassport(key: string, { room, seat, generation }: Passport): string {
  const said = `${room}.${seat ?? 'w'}.${generation}`;
  return `${said}.${sealed(key, said)}`;
}

/** Reads a passport; null if this room has not written it. Whether it is still valid is for the seat to say. */
export function readPassport(key: string, room: string, text: string): Passport | null {
  const [of, place, generation, seal, ...rest] = text.split('.');
  if (of !== room || !place || !generation || !seal || rest.length > 0) return null;
  if (!/^(?:w|[0-4])$/.test(place) || !/^\d{1,9}$/.test(generation)) return null;
  if (!isSame(seal, sealed(key, `${of}.${place}.${generation}`))) return null;
  return { room, seat: place === 'w' ? null : Number(place), generation: Number(generation) };
}

/** A pass: whoever shows it first is that device from then on. `number`: another one for each pass. */
interface Pass {
  readonly room: string;
  readonly device: number;
  readonly number: number;
}

function writePass(key: string, { room, device, number }: Pass): string {
  const said = `${room}.d${device}.${number}`;
  return `${said}.${sealed(key, said)}`;
}

/** Reads a pass; null if this room has not written it. Whether it was used is for the room to say. */
function readPass(key: string, room: string, text: string): Pass | null {
  const [, of, device, number, seal] = /^(\w+)\.d(\d{1,4})\.(\d{1,6})\.([\w-]+)$/.exec(text) ?? [];
  if (of !== room || !device || !number || !seal) return null;
  if (!isSame(seal, sealed(key, `${of}.d${device}.${number}`))) return null;
  return { room, device: Number(device), number: Number(number) };
}

function sealed(key: string, text: string): string {
  return Array.from(sealOf(key, `passport ${text}`).subarray(0, sealLetters), (byte) => letters[byte & 63]).join('');
}

/** Compares in the same time wherever the first difference is. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

interface OpenPass {
  readonly number: number;
  readonly device: number;
  readonly until: number;
}

interface Passes {
  readonly next: number;
  readonly open: readonly OpenPass[];
}

const passesOf = ({ store }: LiveRoom): Passes => (store.meta('passes') as Passes | null) ?? { next: 0, open: [] };

/** Somebody takes a table along to another browser: a pass that is good once, for a while. */
export function givePass(room: LiveRoom, { device, connection, now }: Caller, { id }: Saying<'pass'>): Verdict {
  if (room.seatsOf(device).length === 0 && room.devices[device]?.isWatcher !== true) return refusedFor('watching');
  const { next, open: before } = passesOf(room);
  const valid = before.filter(({ until }) => until > now);
  const fresh = { number: next, device, until: now + bounds.passFor };
  const own = valid.filter((one) => one.device === device);
  const dropped = own.length < bounds.passes ? undefined : own[0];
  const open = [...valid.filter((one) => one !== dropped), fresh];
  const passes: Passes = { next: (next + 1) % 1_000_000, open };
  room.store.setMeta('passes', passes);
  const { code } = room;
  room.send(connection, {
    type: 'pass',
    id,
    passport: writePass(room.facts.key, { room: code, device, number: next }),
  });
  return null;
}

export function forgetPasses(room: LiveRoom, device: number): void {
  const { next, open } = passesOf(room);
  const kept = open.filter((one) => one.device !== device);
  if (kept.length !== open.length) room.store.setMeta('passes', { next, open: kept } satisfies Passes);
}

/**
 * A browser shows a pass: it is that device from now on, with a secret of its own. Null if the pass is none, was shown before, or is too old. A browser that is
 * another device here already (`known`) stays so, and sits down beside.
 */
export function takePass(
  room: LiveRoom,
  text: string,
  hash: string,
  known: DeviceRow | undefined,
  now: number,
): DeviceRow | null {
  const pass = readPass(room.facts.key, room.code, text);
  const { next, open } = passesOf(room);
  const found = open.find(({ number, device }) => number === pass?.number && device === pass.device);
  const row = room.devices[found?.device ?? -1];
  if (found === undefined || found.until <= now || row === undefined || row.hash === '') return null;
  // Its own browser: the pass is still for another one.
  if (known === row) return known;
  room.store.setMeta('passes', { next, open: open.filter((one) => one !== found) } satisfies Passes);
  if (known !== undefined) {
    for (const seat of room.seatsOf(row.device)) sitDown(room, seat, known.device, now);
    return known;
  }
  const same: DeviceRow = { ...row, also: [...(row.also ?? []), hash].slice(-bounds.browsers) };
  room.putDevice(same);
  return same;
}
