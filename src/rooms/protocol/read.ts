import * as v from 'valibot';
import { bounds } from './bounds.ts';
import { type FromRoom, type FromRoomType, fromRoomSchema } from './from-room.ts';
import { type Opening, openingSchema, type ToRoom, toRoomSchema } from './to-room.ts';

/**
 * What a page does about a message of a kind that it cannot read. `needed`: it cannot go on without it; it says hello again, and where that brings no other
 * one, the room is too new for it. `shown`: what it shows is not true any more; it says hello again, once. `passing`: it goes on without it.
 */
type Weight = 'needed' | 'shown' | 'passing';

const weights: Readonly<Record<FromRoomType, Weight>> = {
  welcome: 'needed',
  more: 'needed',
  step: 'needed',
  accepted: 'needed',
  refused: 'needed',
  local: 'needed',
  closed: 'needed',
  outdated: 'needed',
  roster: 'shown',
  knocks: 'shown',
  clock: 'shown',
  choices: 'shown',
  proposal: 'shown',
  drawing: 'shown',
  opened: 'shown',
  knocking: 'passing',
  waits: 'passing',
  said: 'passing',
  pointed: 'passing',
  notice: 'passing',
  links: 'passing',
  pass: 'passing',
  told: 'passing',
  pong: 'passing',
};

/** A message that cannot be read: of which kind it is (empty where it says none), and what that means for a page. */
interface Unread {
  readonly kind: string;
  readonly weight: Weight;
  readonly id: string | null;
}

/** Of what `readFromRoom` cannot read. Kinds that later rooms may have only add something. Never throws. */
export function unreadIn(text: string): Unread {
  const said = parsed(text);
  const { type, id } = (typeof said === 'object' && said !== null ? said : {}) as Record<string, unknown>;
  if (typeof type !== 'string') return { kind: '', weight: 'needed', id: null };
  const weight = Object.hasOwn(weights, type) ? weights[type as FromRoomType] : 'passing';
  return { kind: type, weight, id: typeof id === 'string' ? id : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads what a device says; null if it is no message of this protocol, too long or too deep. Never throws. */
export function readToRoom(text: string): ToRoom | null {
  return read(text, toRoomSchema, bounds.message);
}

/** The game a room is to open with; else why not: it is none, or more than a room takes. Never throws. */
export function readOpening(text: string): Opening | 'malformed' | 'tooLong' {
  if (text.length > bounds.opening) return 'tooLong';
  const opening = read(text, openingSchema, bounds.opening);
  if (opening !== null) return opening;
  return read(text, longOpening, bounds.opening) === null ? 'malformed' : 'tooLong';
}

/** An opening whose game is too long, as far as that can be said without a look at the game. */
const longOpening = v.object({ commands: v.pipe(v.array(v.unknown()), v.minLength(bounds.brought + 1)) });

/** Reads what a room says; null if this page does not understand it. Never throws. */
export function readFromRoom(text: string): FromRoom | null {
  return read(text, fromRoomSchema, Number.POSITIVE_INFINITY);
}

/** The last id in a message not read otherwise; null if none. What comes too fast is answered under it. */
export function idIn(text: string): string | null {
  const ids = text.length > bounds.message ? [] : [...text.matchAll(/"id":"([^"\\]+)"/g)];
  const id = ids.at(-1)?.[1] ?? null;
  return id === null || id.length > bounds.id ? null : id;
}

function read<T>(text: string, schema: v.GenericSchema<unknown, T>, longest: number): T | null {
  if (text.length > longest || isDeep(text)) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text), { abortEarly: true, abortPipeEarly: true });
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Lists and objects within each other deeper than in any message? What stands in strings does not count. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{}\]]/gs)) {
    if (bracket === '{' || bracket === '[') depth += 1;
    else if (bracket === '}' || bracket === ']') depth -= 1;
    if (depth > bounds.depth) return true;
  }
  return false;
}
