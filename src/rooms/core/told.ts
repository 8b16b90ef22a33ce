import { hashOf } from '../chance/index.ts';
import { bounds, type Dropped } from '../protocol/index.ts';
import type { Store } from './store.ts';

/** The part of a receipt that is forgotten when it grows beyond its bound: so that this is seldom done. */
const share = 1 / 4;

/** What is told to each device, so that it can be handed out after the game: the newest of it, up to a bound, and of what is older how much it was. */
export interface Receipts {
  /** Writes down what a device is sent. `isWatcher`: it sits nowhere, and less is kept for it; `among`: how many devices share what is kept at all. */
  note(device: number, text: string, isWatcher: boolean, among: number): void;
  /** Nothing of that device stays: its number is another one's. */
  forget(device: number): void;
}

export function receiptsIn(store: Store): Receipts {
  /** Letters that are kept, by device, as far as they are known. */
  const kept = new Map<number, number>();
  return {
    note(device, text, isWatcher, among) {
      const before = kept.get(device) ?? store.toldLetters(device);
      store.tell(device, text);
      let letters = before + text.length;
      const most = Math.min(bounds.receipts / among, isWatcher ? bounds.watchersReceipt : bounds.receipt);
      if (letters > most) {
        const gone = store.untell(device, letters - most + most * share);
        noteDropped(store, device, gone);
        letters -= gone.reduce((sum, one) => sum + one.length, 0);
      }
      // Should this be undone, it counts too much for a while: it is never too little.
      kept.set(device, letters);
    },
    forget(device) {
      kept.delete(device);
      store.forgetTold(device);
      const { [device]: gone, ...others } = droppedOf(store);
      if (gone !== undefined) store.setMeta('dropped', others);
    },
  };
}

type AllDropped = Readonly<Record<string, Dropped>>;

/** What is no longer kept, by device. */
export function droppedOf(store: Store): AllDropped {
  return (store.meta('dropped') ?? {}) as AllDropped;
}

function noteDropped(store: Store, device: number, gone: readonly string[]): void {
  const all = droppedOf(store);
  const { count, letters, digest } = all[device] ?? { count: 0, letters: 0, digest: hashOf('told') };
  const dropped: Dropped = {
    count: count + gone.length,
    letters: gone.reduce((sum, text) => sum + text.length, letters),
    digest: gone.reduce((before, text) => hashOf('told', before, text), digest),
  };
  store.setMeta('dropped', { ...all, [device]: dropped });
}
