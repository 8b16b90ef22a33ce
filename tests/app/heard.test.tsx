// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../../src/app/rooms/use-client.ts';
import { useHeard } from '../../src/app/rooms/use-heard.ts';
import type { Known, Said } from '../../src/rooms/protocol/index.ts';

const room = 'ABCDEF';

// The database answers by timers of another kind.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await kept.forget(room);
});

/** A page at a room where that was said before it came: tells what was heard, in capitals what is to be read at the table. */
async function page(...before: Said[]) {
  let heard: Known['heard'] = before.map((said, at) => ({ nth: at + 1, seat: 0, said, decides: null }));
  const Page = () => (
    <p>{useHeard({ room, heard }).map(({ said, isFresh }) => ` ${isFresh ? said.toUpperCase() : said}`)}</p>
  );
  const { container, rerender } = render(<Page />);
  // What was read here before has been looked up.
  await act(() => kept.at(room));
  const text = () => container.textContent.trim();
  return {
    hear: (said: Said) => {
      heard = [...heard, { nth: heard.length + 1, seat: 0, said, decides: 0 }];
      rerender(<Page />);
    },
    text,
  };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('what people at a room say', () => {
  it('is gone from the table after some seconds, and can be read once more', async () => {
    const { hear, text } = await page();
    hear('hello');
    wait(4000);
    hear('thanks');
    expect(text()).toBe('HELLO THANKS');
    wait(4000);
    expect(text()).toBe('hello THANKS');
    wait(60_000);
    expect(text()).toBe('hello thanks');
  });

  it('is no more than four lines at the table', async () => {
    const { hear, text } = await page();
    for (const said of ['hello', 'goodLuck', 'ouch', 'thanks', 'sorry', 'again'] as const) hear(said);
    expect(text()).toBe('hello goodLuck OUCH THANKS SORRY AGAIN');
  });

  it('is told to whoever comes back, once', async () => {
    const { hear } = await page('hello');
    await vi.waitFor(async () => expect((await kept.at(room)).heard).toBe(1));
    hear('sorry');
    await vi.waitFor(async () => expect((await kept.at(room)).heard).toBe(2));
    cleanup();
    const again = await page('hello', 'sorry', 'thanks');
    expect(again.text()).toBe('hello sorry THANKS');
    wait(7000);
    expect(again.text()).toBe('hello sorry thanks');
  });

  it('stays at the table until somebody looks at the page', async () => {
    const { hear, text } = await page();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    hear('hello');
    wait(60_000);
    hear('thanks');
    wait(60_000);
    expect(text()).toBe('HELLO THANKS');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    wait(7000);
    expect(text()).toBe('hello thanks');
    await vi.waitFor(async () => expect((await kept.at(room)).heard).toBe(2));
  });
});
