import { expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/rooms/core/memory-store.ts';
import { droppedOf, receiptsIn } from '../../src/rooms/core/receipts.ts';
import { Turns } from '../../src/rooms/host/turns.ts';
import { bounds } from '../../src/rooms/protocol/index.ts';

// A game of 30,000 commands that ten people ask for at once: other rooms waited 3.5 s for all of it (docs/proof.md).

it('lets other rooms have their turn between two who are told a long game, and whoever plays waits for neither', () => {
  vi.useFakeTimers();
  let sent = 0;
  const done: string[] = [];
  const turns = new Turns(() => sent);
  const come = (who: string, text: string, letters: number) =>
    turns.take(who, text, () => {
      done.push(`${who} ${text}`);
      sent += letters;
    });
  for (const who of ['a', 'b', 'c']) come(who, '{"type":"hello"}', 7_000_000);
  come('d', '{"type":"\\u0068ello"}', 7_000_000);
  come('player', '{"type":"do"}', 500);
  come('b', '{"type":"leave"}', 100);
  expect(done).toEqual(['a {"type":"hello"}', 'player {"type":"do"}']);
  vi.advanceTimersToNextTimer();
  expect(done.slice(2)).toEqual(['b {"type":"hello"}']);
  come('player', '{"type":"do"}', 500);
  vi.runAllTimers();
  expect(done.slice(3).map((one) => one.split(' ')[0])).toEqual(['player', 'c', 'd', 'b']);
  come('e', '{"type":"hello"}', 700);
  come('f', '{"type":"hello"}', 700);
  expect(done.at(-1)).toBe('f {"type":"hello"}');
  vi.useRealTimers();
});

it('writes nothing into a receipt that would be forgotten at once', () => {
  const store = memoryStore();
  const written = vi.spyOn(store, 'tell');
  const texts = Array.from({ length: 40 }, (_, at) => `${at}`.repeat(25_000));
  receiptsIn(store).note(0, texts, true, 1);
  const kept = store.told(0);
  expect(kept).toEqual(texts.slice(-kept.length));
  expect(kept.join('').length).toBeLessThanOrEqual(bounds.watchersReceipt);
  expect(written).toHaveBeenCalledTimes(kept.length);
  expect(droppedOf(store)[0]?.count).toBe(texts.length - kept.length);
  // What no row takes (a game of 45,000 commands that goes on at one screen) was the end of the table.
  receiptsIn(store).note(1, ['x'.repeat(2 * bounds.row)], false, 1);
  expect(written).toHaveBeenCalledTimes(kept.length);
  expect(droppedOf(store)[1]?.count).toBe(1);
});
