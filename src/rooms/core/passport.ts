import { sealOf } from '../chance/index.ts';

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
export interface Pass {
  readonly room: string;
  readonly device: number;
  readonly number: number;
}

export function writePass(key: string, { room, device, number }: Pass): string {
  const said = `${room}.d${device}.${number}`;
  return `${said}.${sealed(key, said)}`;
}

/** Reads a pass; null if this room has not written it. Whether it was used is for the room to say. */
export function readPass(key: string, room: string, text: string): Pass | null {
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
