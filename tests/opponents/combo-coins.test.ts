import { describe, expect, it } from 'vitest';
import { comboGames, measuredCoins } from '../../src/opponents/combo-coins.ts';
import { rateOf } from '../../src/opponents/fairness/estimate.ts';
import { contentOf } from '../../src/rules/index.ts';
import { coinsOf } from '../../tools/measure/combo-coins.ts';

const { races, powers } = contentOf({});

describe('what combos brought in games of opponents', () => {
  it('was measured for every race and power, in games of two to five, with an interval', () => {
    expect(comboGames.games).toBeGreaterThanOrEqual(400);
    for (const players of [2, 3, 4, 5])
      for (const [kind, box] of [['race', races] as const, ['power', powers] as const])
        for (const id of Object.keys(box)) {
          const { coins, low, high } = measuredCoins(players, kind, id) ?? expect.fail(`${players} ${id}`);
          expect(low, id).toBeLessThanOrEqual(coins);
          expect(high, id).toBeGreaterThanOrEqual(coins);
          expect(high - low, id).toBeLessThan(1);
        }
    expect(measuredCoins(2, 'race', 'gnomes')).toBeNull();
  });

  it('is counted alike each time, per turn in which the race was active', () => {
    const once = coinsOf(2, 5, 'raider');
    expect(coinsOf(2, 5, 'raider')).toEqual(once);
    const sum = (kind: string) =>
      Object.entries(once)
        .filter(([trait]) => trait.startsWith(kind))
        .reduce((all, [, { coins, turns }]) => all + coins + turns, 0);
    // Every banner has a badge: what the races brought, the powers brought.
    expect(sum('race.')).toBe(sum('power.'));
  });

  it('has an interval that a hundred like games narrow, and that holds the mean', () => {
    const games = Array.from({ length: 100 }, (_, at) => ({ coins: 4 + (at % 3), turns: 1 }));
    const few = rateOf(games.slice(0, 9));
    const many = rateOf(games);
    expect(many.mean).toBeCloseTo(5, 1);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
    expect(many.low).toBeLessThan(5);
    expect(many.high).toBeGreaterThan(5);
  });
});
