import type { FromRoom } from '../protocol/index.ts';
import type { ConnectionId } from './effect.ts';

/** A message without the number of the last step, which every message gets. */
export type Message = FromRoom extends infer One ? (One extends FromRoom ? Omit<One, 'n'> : never) : never;

/** A connection: who it is, once that is known. */
export interface Connection {
  readonly id: ConnectionId;
  device: number | null;
  /** The seats it was last told to be its own. */
  seats: readonly number[];
  /** It was last shown the table a turn behind. */
  isBehind: boolean;
  /** Who is at the table, as it was last told. */
  roster: string;
  /** Who knocks, as it was last told: to the host alone. */
  knocks: string;
  isSeen: boolean;
  /** When it was last heard, since the room is awake. */
  heard: number;
  /** When it came, since the room is awake. */
  readonly came: number;
  /** Refusals of form and speed since then. */
  refusals: { count: number; since: number };
  /** The device that its page has said to be before it says hello; null if it is none that is known here. */
  expected: number | null;
  /** It has been told to go: it counts no more. */
  isLeaving: boolean;
}

/** Is that left out of receipts: what says nothing of the table, and what was refused for its form or its speed? */
export function isPlain(message: Message): boolean {
  if (message.type !== 'refused') return ['pong', 'told', 'pass', 'pointed'].includes(message.type);
  return message.why.by === 'room' && (message.why.code === 'tooFast' || message.why.code === 'malformed');
}

export interface Caller {
  readonly connection: Connection;
  readonly device: number;
  readonly now: number;
}
