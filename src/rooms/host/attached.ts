import type { Connection } from '../core/index.ts';
import { bounds } from '../protocol/index.ts';
import type { Socket } from './engine.ts';

/** What a socket remembers while its room sleeps. */
export interface Attached {
  readonly connection: Connection;
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
