// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHanded } from '../../../src/screens/page/handed.ts';
import { makersAddress } from '../../../src/screens/set-up/makers-address.ts';

/** The page at this address, as one begins there. */
function at(address: string) {
  history.replaceState(null, '', address);
  const room = makersAddress('boards', 'board');
  return { room, link: renderHook(() => room.useLink()).result };
}

beforeAll(() => {
  history.replaceState(null, '', '/#board=first');
  return openHanded();
});
beforeEach(() => history.replaceState(null, '', '/'));

describe('the address of a room of makers', () => {
  it.each([
    ['/', null],
    ['/?boards', ''],
    ['/?probe&boards=1&lang=en', ''],
    ['/?boardset', null],
    ['/#board=abc', 'abc'],
    ['/#BOARD%3Dabc', 'abc'],
    ['/#boards=abc', null],
    ['/?boards#game=abc', ''],
  ])('%s leads to %s', (address, link) => {
    expect(at(address).link.current).toBe(link);
  });

  it('is the room alone once what was brought has been taken in', () => {
    const { room, link } = at('/?lang=en#board=abc');
    act(() => room.forget());
    expect(location.search + location.hash).toBe('?lang=en&boards');
    expect(renderHook(() => room.useLink()).result.current).toBe('');
    expect(link.current).not.toBeNull();
  });

  it('is heard of while the page is open', () => {
    const { link } = at('/');
    history.replaceState(null, '', '/#board=later');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(link.current).toBe('later');
  });
});
