import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/rules/index.ts';
import { Dust } from '../../src/table/dust/dust.ts';
import { DustPool, festive, flashTone, PUFFS } from '../../src/table/dust/dust-pool.ts';
import { piece } from '../../src/table/layout/placement.ts';
import { rain } from '../../src/table/motion/burst.ts';
import { laid } from '../../src/table/motion/payment.ts';

const places = {
  purse: () => [9, 0, 9] as const,
  region: (region: number) => [region, 0, 0] as const,
  force: () => null,
  stash: [0, 0, 0] as const,
};

describe('confetti', () => {
  it('fits into the pool, falls for some seconds, and is over', () => {
    const dust = new Dust();
    dust.confetti(0, 0, 1);
    dust.tick(3000);
    expect(dust.alive).toBe(true);
    dust.tick(3000);
    expect(dust.alive).toBe(false);
    dust.dispose();
  });

  it('is made of flakes, in more than one tone', () => {
    const pool = new DustPool();
    pool.confetti(0, 0, festive(2), 0);
    const sizes = Array.from({ length: PUFFS }, (_, k) => pool.looks[k * 4 + 3] ?? 0);
    expect(sizes.every((size) => size <= 0)).toBe(true);
    expect(sizes.filter((size) => size < 0).length).toBeGreaterThan(100);
    expect(new Set(festive(2)).size).toBeGreaterThan(2);
  });
});

it('a flash is over within a quarter of a second', () => {
  const pool = new DustPool();
  pool.flash(0, 0, 0, 0.4, flashTone, 0);
  expect([pool.isAlive(0.1), pool.isAlive(0.25)]).toEqual([true, false]);
});

it('coins rain beside the figures, down to their ground, the same every time', () => {
  const figures = [piece('a', 'figure/orcs', [1, 0.3, 2]), piece('b', 'figure/orcs', [-2, 0.3, 0])];
  const coins = rain(figures);
  expect(coins.length).toBeGreaterThan(4);
  for (const { from, to } of coins) {
    expect(to.y).toBeLessThan(from.y);
    expect(Math.min(...figures.map(({ x, z }) => Math.hypot(to.x - x, to.z - z)))).toBeGreaterThan(0.15);
  }
  expect(rain(figures)).toEqual(coins);
  expect(rain([])).toEqual([]);
});

it('without motion coins are shown over what earned them, as many as were paid', () => {
  const paid = [3, 5].map(
    (region): GameEvent => ({
      type: 'coinsMoved',
      from: { at: 'stash' },
      to: { at: 'player', seat: 0 },
      amount: 1,
      region,
      force: null,
      of: null,
      clause: 'SCO-1',
    }),
  );
  expect(laid(paid, places).map(({ x }) => x)).toEqual([3, 5]);
});
