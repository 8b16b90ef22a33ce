import { hashOf } from '../chance/index.ts';
import { bounds, type Dropped } from '../protocol/index.ts';
import type { Store } from './room-store.ts';

/** The part of a receipt that is forgotten when it grows beyond its bound: so that this is seldom done. */
const share = 1 / 4;

/** What each device is told, to hand out after the game: the newest, to a bound; of the older, how much. */
export interface Receipts {
  /**
   * Writes down what a device is sent in one go: of a long log most is never written, since it would be forgotten at once. `isWatcher`: it sits nowhere, and less is
   * kept for it; `among`: how many devices share what is kept at all.
   */
  note(device: number, texts: readonly string[], isWatcher: boolean, among: number): void;
  /** Nothing of that device stays: its number is another one's. */
  forget(device: number): void;
}

export function receiptsIn(store: Store): Receipts {
  /** Letters that are kept, by device, as far as they are known. */
  const kept = new Map<number, number>();
  return {
    note(device, texts, isWatcher, among) {
      let letters = (kept.get(device) ?? store.toldLetters(device)) + lettersOf(texts);
      const most = Math.min(bounds.receipts / among, isWatcher ? bounds.watchersReceipt : bounds.receipt);
      let written = texts;
      if (letters > most) {
        const tooMuch = letters - most + most * share;
        const gone = [...store.untell(device, tooMuch)];
        let lost = lettersOf(gone);
        for (const text of texts) {
          if (lost >= tooMuch) break;
          gone.push(text);
          lost += text.length;
          written = written.slice(1);
        }
        noteDropped(store, device, gone);
        letters -= lost;
      }
      for (const text of written) store.tell(device, text);
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

function lettersOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

type AllDropped = Readonly<Record<string, Dropped>>;

export function droppedOf(store: Store): AllDropped {
  return (store.meta('dropped') ?? {}) as AllDropped;
}

function noteDropped(store: Store, device: number, gone: readonly string[]): void {
  const all = droppedOf(store);
  const { count, letters, digest } = all[device] ?? { count: 0, letters: 0, digest: hashOf('told') };
  const dropped: Dropped = {
    count: count + gone.length,
    letters: letters + lettersOf(gone),
    digest: gone.reduce((before, text) => hashOf('told', before, text), digest),
  };
  store.setMeta('dropped', { ...all, [device]: dropped });
}
