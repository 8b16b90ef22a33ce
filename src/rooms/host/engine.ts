import type { ConnectionId } from '../core/index.ts';
import { bounds } from '../protocol/index.ts';

// What a room's host uses of its engine (workerd), as the engine documents it.

export type SqlValue = string | number | null;

interface Sql {
  exec(query: string, ...values: SqlValue[]): { toArray(): Record<string, SqlValue>[] };
  /** Bytes. */
  readonly databaseSize: number;
}

export interface Storage {
  readonly sql: Sql;
  transactionSync<T>(work: () => T): T;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
  deleteAll(): Promise<void>;
}

/** The room's end of a connection, which outlives the room's sleep. */
export interface Socket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  /** What is remembered of it while the room sleeps. */
  serializeAttachment(value: unknown): void;
  deserializeAttachment(): unknown;
}

/** Where a room lives: one owner, its own storage, sockets that outlive its sleep. */
export interface RoomState {
  readonly id: { toString(): string };
  readonly storage: Storage;
  acceptWebSocket(socket: Socket): void;
  getWebSockets(): Socket[];
  waitUntil(work: Promise<unknown>): void;
  blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T>;
}

interface Fetcher {
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}

export interface Environment {
  readonly rooms: {
    idFromName(name: string): { toString(): string };
    get(id: unknown): Fetcher;
  };
  /** Decides for opponents: is told what their seat sees, nothing else. Missing: no opponent ever answers. */
  readonly opponents?: Fetcher;
  /** Further origins from which a page may come, with commas between; null where the variable is missing. */
  readonly origins?: string | null;
  /** The key that notices to push services are signed with, as `vapid.ts` reads it. Missing: there are none. */
  readonly vapid?: string | null;
  /** The engine's folder of rooms, looked into without waking one. Missing: rooms are asked themselves. */
  readonly files?: Fetcher;
  /** Bytes that a room may store, as decimal digits; empty or missing for the usual. */
  readonly roomBytes?: string | null;
  /** How the engine knows the server before it, and opponents the engine; empty or missing: any is heard. */
  readonly key?: string | null;
  /** Names, with commas between them, under which a web server leads here without that key. */
  readonly names?: string | null;
  /** For tests: the origin of a push service on this machine, beside those on the net. */
  readonly pushOrigin?: string;
}

export function socketPair(): { readonly theirs: unknown; readonly ours: Socket & { accept(): void } } {
  const { WebSocketPair } = globalThis as unknown as {
    WebSocketPair: new () => { 0: unknown; 1: Socket & { accept(): void } };
  };
  const pair = new WebSocketPair();
  return { theirs: pair[0], ours: pair[1] };
}

export function handOver(webSocket: unknown): Response {
  return new Response(null, { status: 101, webSocket } as ResponseInit);
}

export function randomDigits(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** What a socket remembers while its room sleeps. */
interface Attached {
  readonly connection: ConnectionId;
  readonly device: number | null;
  readonly isSeen?: boolean;
  /** It has said who it is, or knocks. */
  readonly isKnown?: boolean;
  /** When something was last heard of it, to within a few seconds; null once it was given up. */
  readonly heard: number | null;
}

/** Ends it, if it has not ended yet. */
export function closed(socket: Socket | undefined, code?: number): void {
  try {
    socket?.close(code, code === bounds.tooMuch ? 'too many messages' : undefined);
  } catch {
    // It is closed already.
  }
}

export function attach(socket: Socket, attached: Attached): void {
  socket.serializeAttachment(attached);
}

export function attachedTo(socket: Socket): Attached {
  return socket.deserializeAttachment() as Attached;
}
