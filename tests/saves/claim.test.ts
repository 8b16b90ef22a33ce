import { describe, expect, it } from 'vitest';
import { claimGame } from '../../src/saves/claim.ts';
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

  it('is granted where the locks are refused', async () => {
    const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await claimGame('a', locks)).not.toBeNull();
  });
});
