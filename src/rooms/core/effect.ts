import type { Asked } from '../../opponents/types.ts';
import type { GameView, Seat } from '../../rules/index.ts';

/** A connection, by the number its host gave it. */
export type ConnectionId = number;

/** A question for an opponent: everything it may know, which is what its seat sees. */
export interface Question {
  /** Answers bear it; one that comes for an older question is ignored. */
  readonly name: string;
  readonly seat: Seat;
  readonly view: GameView;
  readonly opponent: Asked;
}

/** A notice for a device that nobody looks at. */
export interface Push {
  /** The turn that it tells of; answers bear it. */
  readonly turn: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** What the service worker is sent, encrypted. */
  readonly text: string;
  /** Of notices with the same topic a push service keeps the last one; it says nothing of the room. */
  readonly topic: string;
}

/** What came of it: `gone`: there is no such device any more. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

/** What a room wants its host to do, in order, once everything is stored. */
export type Effect =
  | { readonly do: 'send'; readonly to: ConnectionId; readonly text: string }
  /** `code`: why, where a page is to wait before it comes back (`bounds.tooMuch`). */
  | { readonly do: 'close'; readonly connection: ConnectionId; readonly code?: number }
  /** Whose connection it is (null: it knocks), and whether its page is seen: kept while the room sleeps. */
  | { readonly do: 'know'; readonly connection: ConnectionId; readonly device: number | null; readonly isSeen: boolean }
  /** One alarm: a later one replaces it; null for none. */
  | { readonly do: 'alarm'; readonly at: number | null }
  | { readonly do: 'ask'; readonly question: Question }
  | { readonly do: 'push'; readonly push: Push }
  /** The room has been deleted. */
  | { readonly do: 'gone' };

/**
 * A room: whatever happens to it comes in here, and what is to be done about it comes out. It has no clock, no chance and no sockets of its own. If one of
 * these throws, nothing was stored: forget this room and restore it from its store.
 */
export interface Room {
  /** `hint`: what its page says of its device beforehand (`hintOf`). */
  connected(connection: ConnectionId, now: number, hint?: string | null): readonly Effect[];
  disconnected(connection: ConnectionId, now: number): readonly Effect[];
  receive(connection: ConnectionId, text: string, now: number): readonly Effect[];
  /** The answer to a question for an opponent; null if it failed. */
  decided(question: string, commands: readonly unknown[] | null, now: number): readonly Effect[];
  pushed(push: Pick<Push, 'turn' | 'endpoint'>, outcome: PushOutcome, now: number): readonly Effect[];
  /** Something may be due. To be called at the time that was asked for, and once after a restart. */
  alarm(now: number): readonly Effect[];
}
