// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AtRoom, RoomContext } from '../../src/app/rooms/room-context.ts';
import { useHeard } from '../../src/app/rooms/use-heard.ts';
import type { Telling } from '../../src/rooms/protocol/index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page at a room: says what was heard, in capitals what is to be read at the table. */
function page(): { readonly hear: (said: Telling<'said'>['said']) => void; readonly text: () => string } {
  let tell: (message: Telling<'said'>) => void = () => expect.fail('nobody listens');
  const client: Pick<AtRoom['client'], 'onTold' | 'state'> = {
    state: { known: null } as AtRoom['client']['state'],
    onTold: (listener) => {
      tell = listener;
      return () => undefined;
    },
  };
  const Page = () => <p>{useHeard().map(({ said, isFresh }) => ` ${isFresh ? said.toUpperCase() : said}`)}</p>;
  const { container } = render(
    <RoomContext value={{ client } as AtRoom}>
      <Page />
    </RoomContext>,
  );
  return {
    hear: (said) => act(() => tell({ type: 'said', n: 0, seat: 0, said })),
    text: () => container.textContent.trim(),
  };
}

describe('what people at a room say', () => {
  it('is gone from the table after some seconds, and can be read once more', () => {
    const { hear, text } = page();
    hear('hello');
    act(() => vi.advanceTimersByTime(4000));
    hear('thanks');
    expect(text()).toBe('HELLO THANKS');
    act(() => vi.advanceTimersByTime(4000));
    expect(text()).toBe('hello THANKS');
    act(() => vi.advanceTimersByTime(60_000));
    expect(text()).toBe('hello thanks');
  });

  it('is no more than four lines at the table, and six to be read once more', () => {
    const { hear, text } = page();
    for (const said of ['hello', 'goodLuck', 'ouch', 'thanks', 'sorry', 'again', 'cheer'] as const) hear(said);
    expect(text()).toBe('goodLuck ouch THANKS SORRY AGAIN CHEER');
  });
});
