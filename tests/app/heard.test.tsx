// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kept } from '../../src/app/rooms/use-client.ts';
import { useHeard } from '../../src/app/rooms/use-heard.ts';
import type { RoomClient } from '../../src/rooms/client/index.ts';
import { atFirst } from '../../src/rooms/client/state.ts';
import type { Telling } from '../../src/rooms/protocol/index.ts';
import { quietClient } from '../rooms/support/quiet-client.ts';

const room = 'ABCDEF';

// The database answers by timers of another kind.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await kept.forget(room);
});

/** A page at a room: tells what was heard, in capitals what is to be read at the table. */
async function page() {
  const { client, told } = quietClient();
  const here: RoomClient = { ...client, state: atFirst };
  const Page = () => (
    <p>{useHeard(here, room).map(({ said, isFresh }) => ` ${isFresh ? said.toUpperCase() : said}`)}</p>
  );
  const { container } = render(<Page />);
  // What was kept has been read.
  await act(() => kept.at(room));
  return {
    hear: (said: Telling<'said'>['said']) => act(() => told({ type: 'said', n: 0, seat: 0, said })),
    text: () => container.textContent.trim(),
  };
}

describe('what people at a room say', () => {
  it('is gone from the table after some seconds, and can be read once more', async () => {
    const { hear, text } = await page();
    hear('hello');
    act(() => vi.advanceTimersByTime(4000));
    hear('thanks');
    expect(text()).toBe('HELLO THANKS');
    act(() => vi.advanceTimersByTime(4000));
    expect(text()).toBe('hello THANKS');
    act(() => vi.advanceTimersByTime(60_000));
    expect(text()).toBe('hello thanks');
  });

  it('is no more than four lines at the table, and six to be read once more', async () => {
    const { hear, text } = await page();
    for (const said of ['hello', 'goodLuck', 'ouch', 'thanks', 'sorry', 'again', 'cheer'] as const) hear(said);
    expect(text()).toBe('goodLuck ouch THANKS SORRY AGAIN CHEER');
  });

  it('is there once more when the page comes back', async () => {
    const { hear } = await page();
    hear('hello');
    hear('sorry');
    await vi.waitFor(async () => expect((await kept.at(room)).heard).toHaveLength(2));
    cleanup();
    const again = await page();
    await vi.waitFor(() => expect(again.text()).toBe('hello sorry'));
    again.hear('thanks');
    expect(again.text()).toBe('hello sorry THANKS');
  });
});
