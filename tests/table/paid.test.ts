import { describe, expect, it } from 'vitest';
import { originOfCoins, type Payment, paid } from '../../src/table/motion/payment.ts';

const places = {
  purse: (seat: number) => [seat, 0, 10] as const,
  region: (region: number) => [region, 1, 20] as const,
  force: (force: number) => (force === 9 ? null : ([force, 2, 30] as const)),
  stash: [0, 3, 40] as const,
};

function payment(rest: Partial<Payment>): Payment {
  const usual = { amount: 1, from: { at: 'stash' }, to: { at: 'player', seat: 1 }, clause: 'SCO-1' } as const;
  return { type: 'coinsMoved', ...usual, force: null, region: null, of: null, ...rest };
}

describe('where coins come from', () => {
  it('is the region that earned them', () => {
    expect(originOfCoins(payment({ region: 7, force: 2 }), places)).toEqual([7, 1, 20]);
  });
  it('is the badge of the race that earned them, where no region did', () => {
    expect(originOfCoins(payment({ force: 2 }), places)).toEqual([2, 2, 30]);
  });
  it('is the purse of the player who pays', () => {
    expect(originOfCoins(payment({ from: { at: 'player', seat: 3 }, to: { at: 'stash' } }), places)).toEqual([
      3, 0, 10,
    ]);
  });
  it('is the stash, where nothing on the table earned them', () => {
    expect(originOfCoins(payment({}), places)).toEqual(places.stash);
    expect(originOfCoins(payment({ force: 9 }), places)).toEqual(places.stash);
  });
});

describe('coins that are paid', () => {
  it('fly in as few coins as make the amount, to their owner, and add up to it', () => {
    const flights = paid([payment({ amount: 19, region: 4 })], places);
    expect(flights.map(({ piece }) => piece.model)).toEqual(['coin/10', 'coin/5', 'coin/3', 'coin/1']);
    expect(flights.reduce((sum, { earns }) => sum + (earns?.amount ?? 0), 0)).toBe(19);
    for (const { to, earns } of flights) expect([to.x, to.z, earns?.seat]).toEqual([1, 10, 1]);
  });

  it('fly one after the other, and all of them soon', () => {
    const events = Array.from({ length: 30 }, (_, region) => payment({ region }));
    const delays = paid(events, places).map(({ delay }) => delay);
    expect(new Set(delays).size).toBe(30);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(Math.max(...delays)).toBeLessThan(2500);
    expect(paid(events.slice(0, 2), places).map(({ from }) => from.x)).toEqual([0, 1]);
  });

  it('leave out the coins that lie on the column: those are pieces of their own', () => {
    expect(paid([payment({ from: { at: 'player', seat: 1 }, to: { at: 'column', index: 0 } })], places)).toEqual([]);
  });
});
