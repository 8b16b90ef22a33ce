import { expect, onTestFinished, vi } from 'vitest';
import { enginePlace } from './engine-place.ts';

/** What a room has stored, as its disk says without waking it; null if there is none. */
interface Stored {
  readonly now: number;
  readonly steps: readonly { readonly kind: string; readonly seat: number | null; readonly at: number }[];
  readonly seats: readonly { readonly isAbsent: boolean }[];
  readonly facts: { readonly alive: number; readonly expires: number };
}

/** The real engine, in a time that runs so many times faster. */
export async function quickEngine(pace: number) {
  const place = await enginePlace({
    worker: 'tests/rooms/support/quick-worker.ts',
    define: { START: String(Date.now()), PACE: String(pace) },
  });
  onTestFinished(() => place.end());
  const stored = async (room: string) =>
    (await (await fetch(`http://${place.address()}/door/${room}`)).json()) as Stored | null;
  /** Waits until it has done something by itself: nobody is connected. */
  const until = async (room: string, holds: (found: Stored | null) => boolean) => {
    await vi.waitFor(
      async () => {
        const found = await stored(room);
        expect(holds(found), JSON.stringify(found)).toBe(true);
      },
      { timeout: 15_000, interval: 50 },
    );
    return stored(room);
  };
  return { place, stored, until };
}
