import {
  browserWorld,
  comeTo,
  type RoomClient,
  type RoomState,
  randomHex,
  socketAddress,
} from '../../rooms/client/index.ts';

interface Visit<T> {
  readonly room: string;
  readonly secret: string;
  readonly passport?: string;
  /** Milliseconds it may take. */
  readonly patience: number;
  /** Called whenever something is known: what came of it, or null to wait on. */
  readonly look: (state: RoomState, client: RoomClient) => Promise<T> | null;
}

/** Goes to a room for a moment. Resolves to what came of it; null if it has taken too long. */
export function visitRoom<T>({ room, secret, passport, patience, look }: Visit<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const client = comeTo(browserWorld, {
      address: socketAddress(document.baseURI, room),
      secret,
      passport,
      page: randomHex(8),
      clock: Date.now,
    });
    // Nobody looks at that table: a notice of one's turn is still wanted.
    client.look(false);
    let isDone = false;
    const end = (outcome: T | null) => {
      clearTimeout(timer);
      forget();
      client.end();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(null), patience);
    const forget = client.subscribe(() => {
      if (isDone) return;
      const outcome = look(client.state, client);
      if (outcome === null) return;
      isDone = true;
      void outcome.then(end, () => end(null));
    });
  });
}
