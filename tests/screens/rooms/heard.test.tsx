// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Known, Said } from '../../../src/rooms/protocol/index.ts';
import { useHeard } from '../../../src/screens/rooms/use-at-room.ts';
import { kept } from '../../../src/screens/rooms/use-client.ts';

const room = 'ABCDEF';

// The database answers by timers of another kind.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await kept.forget(room);
});

/** A page at a room where that was said before it came: tells what was heard, in capitals what is to be read at the table, with a star what is new. */
async function page(...before: Said[]) {
  let heard: Known['heard'] = before.map((said, at) => ({ nth: at + 1, seat: 0, said, decides: null }));
  const you = { device: 1, seats: [1], isHost: false, isWatcher: false, hasShared: false };
  let read: () => void;
  const Page = () => {
    const [lines, noteRead] = useHeard({ room, heard, you });
    read = noteRead;
    const words = lines.map(({ said, isFresh, isNew }) => `${isFresh ? said.toUpperCase() : said}${isNew ? '*' : ''}`);
    return <p>{words.join(' ')}</p>;
  };
  const { container, rerender } = render(<Page />);
  // What was read here before has been looked up.
  await act(() => kept.at(room));
  const text = () => container.textContent.trim();
  return {
    read: () => act(() => read()),
    hear: (said: Said, seat = 0) => {
      heard = [...heard, { nth: heard.length + 1, seat, said, decides: 0 }];
      rerender(<Page />);
    },
    text,
  };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('what people at a room say', () => {
  it('is gone from the table after some seconds, and is new until it was looked through', async () => {
    const { hear, read, text } = await page();
    hear('hello');
    wait(8000);
    hear('thanks');
    expect(text()).toBe('HELLO* THANKS*');
    wait(4000);
    expect(text()).toBe('hello* THANKS*');
    wait(60_000);
    expect(text()).toBe('hello* thanks*');
    read();
    expect(text()).toBe('hello thanks');
  });

  it('is no more than four lines at the table', async () => {
    const { hear, text } = await page();
    for (const said of ['hello', 'goodLuck', 'ouch', 'thanks', 'sorry', 'again'] as const) hear(said);
    expect(text()).toBe('hello* goodLuck* OUCH* THANKS* SORRY* AGAIN*');
  });

  it('is nothing new where one has said it oneself', async () => {
    const { hear, text } = await page();
    hear('hello', 1);
    expect(text()).toBe('HELLO');
  });

  it('is told to whoever comes back, unless it was looked through', async () => {
    const { read } = await page('hello', 'sorry');
    read();
    await vi.waitFor(async () => expect((await kept.at(room)).heard).toBe(2));
    cleanup();
    const again = await page('hello', 'sorry', 'thanks');
    expect(again.text()).toBe('hello sorry THANKS*');
    wait(12_000);
    expect(again.text()).toBe('hello sorry thanks*');
  });

  it('stays at the table until somebody looks at the page', async () => {
    const { hear, text } = await page();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    hear('hello');
    wait(60_000);
    hear('thanks');
    wait(60_000);
    expect(text()).toBe('HELLO* THANKS*');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    wait(12_000);
    expect(text()).toBe('hello* thanks*');
  });
});
