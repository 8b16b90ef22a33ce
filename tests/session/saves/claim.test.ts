import { describe, expect, it, vi } from 'vitest';
import { claimGame } from '../../../src/session/saves/saves.ts';
import { lockManager } from './locks.ts';

const nextTurn = () => new Promise((done) => setTimeout(done));

describe('a claim', () => {
  it("is one tab's at a time, game by game, and free again once released", async () => {
    const locks = lockManager();
    const first = await claimGame('a', locks);
    expect(first).not.toBeNull();
    expect(await claimGame('a', locks)).toBeNull();
    expect(await claimGame('b', locks)).not.toBeNull();
    first?.release();
    first?.release();
    await nextTurn();
    expect(await claimGame('a', locks)).not.toBeNull();
  });

  it('is granted where there are no locks', async () => {
    expect(await claimGame('a', undefined)).not.toBeNull();
  });

  it.each([
    ['throw', () => expect.fail('no locks')],
    ['do nothing', () => undefined],
    ['never answer', () => new Promise(() => undefined)],
  ])('is granted where the locks %s', async (_, request) => {
    vi.useFakeTimers();
    const claim = claimGame('a', { request } as unknown as Pick<LockManager, 'request'>);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await claim).not.toBeNull();
    vi.useRealTimers();
  });

  it('is granted where the locks are refused', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await claimGame('a', locks)).not.toBeNull();
  });
});
