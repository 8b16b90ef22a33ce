import { describe, expect, it } from 'vitest';
import { balanceKnown, balanceOf, fairTokensOf } from '../../../src/opponents/fairness/balance.ts';
import { ownPairs, tryPairs } from '../../../src/opponents/fairness/combos.ts';
import { crossingOf, meanOf, rateOf } from '../../../src/opponents/fairness/estimate.ts';
import { playOpening } from '../../../src/opponents/fairness/opening.ts';
import { printedBalance } from '../../../src/opponents/fairness/printed-balance.ts';
import { type BoxName, contentOf } from '../../../src/rules/index.ts';

const { races, powers } = contentOf({});

const box: BoxName = {
  id: 'base',
  own: {
    ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'orcs', parts: [{ part: 'coins', amount: 1, where: ['hill'] }] }],
  },
};

describe('a box of one\u2019s own', () => {
  it('OWN-3 has a combo of what is new with every partner', () => {
    const pairs = ownPairs(box);
    expect(pairs.map(({ power }) => power).toSorted()).toEqual(Object.keys(powers).toSorted());
    expect(new Set(pairs.map(({ race }) => race))).toEqual(new Set(['gnomes']));
    const power: BoxName = { id: 'base', own: { ...box.own, ownPowers: [{ id: 'nimble', tokens: 3 }] } };
    // 20 badges and the new one for the Gnomes; the new badge for the 13 banners that are left.
    expect(ownPairs(power)).toHaveLength(21 + 13);
  });

  it('OWN-3 has them played one by one, and a combo that cannot be is named with the reason', () => {
    const steps = tryPairs(box);
    expect(steps.next().value).toMatchObject({ pair: { race: 'gnomes' }, bad: null });
    const lost: BoxName = { id: 'base', own: { ...box.own, powers: Object.keys(powers).slice(0, 8) } };
    expect(ownPairs(lost), 'too small a box to be played').toEqual([]);
    expect(() => playOpening({ race: 'gnomes', power: 'none', players: 2, seed: 1, content: box })).toThrow(
      'unknownCombo',
    );
  });

  it('is measured game by game; whoever stops goes on without playing again what is known, and comes to the same', () => {
    const task = { content: box, gamesEach: 1, seed: 3 };
    const steps = balanceOf(task);
    const played = [steps.next(), steps.next(), steps.next()].map(({ value }) => {
      if (!('soFar' in value)) throw new Error('too soon');
      return value;
    });
    expect(played[1]).toMatchObject({ done: 2, of: 20, isRound: false });
    const known = played.slice(0, 2).map(({ outcome }) => outcome);
    const { value: third } = balanceOf({ ...task, known }).next();
    expect(third).toMatchObject({ done: 3 });
    expect('soFar' in third && third.soFar()).toEqual(played[2]?.soFar());
    expect(played[2]?.soFar().traits.find(({ id }) => id === 'gnomes')?.games).toBe(3);
    expect(balanceKnown({ content: box, known }), 'no whole round yet').toBeNull();
    const round = Array.from({ length: 25 }, () => ({ coins: 4, turns: 2, lead: 1, win: 0 }));
    expect(balanceKnown({ content: box, known: round })?.games).toBe(20);
    expect([...tryPairs(box, 1, 19)]).toHaveLength(1);
  });

  it('is tried with other numbers of tokens, within what a banner may show', () => {
    const steps = fairTokensOf({ content: box, gamesEach: 1, seed: 1 }, 'gnomes', 0);
    expect(steps.next().value).toMatchObject({ done: 1, of: 60 });
    // Its lender has eight tokens, and none beyond them.
    const small: BoxName = { id: 'base', own: { ownRaces: [{ id: 'gnomes', tokens: 7, borrows: 'dwarves' }] } };
    const known = Array.from({ length: 60 }, (_, game) => [-8, 0, 5][Math.floor(game / 20)] ?? 0);
    const told = fairTokensOf({ content: small, gamesEach: 1, seed: 1 }, 'gnomes', 0, known).next();
    expect(told).toMatchObject({ done: true, value: { most: 8 } });
  });
});

describe('figures', () => {
  it('come with intervals that a single game leaves open', () => {
    expect(meanOf([1, 2, 3])).toMatchObject({ mean: 2 });
    expect(meanOf([4]).high).toBe(Number.POSITIVE_INFINITY);
    expect(
      rateOf([
        { coins: 6, turns: 2 },
        { coins: 3, turns: 1 },
      ]),
    ).toMatchObject({ mean: 3, low: 3, high: 3 });
  });

  it('say where a line crosses, and nothing where it may as well be level', () => {
    const points = [2, 4, 6, 2, 4, 6].map((tokens, place) => [tokens, 3 * tokens - 10 + (place % 2)] as const);
    const at = crossingOf(points, 5);
    expect(at?.mean).toBeCloseTo(4.83, 1);
    expect(at && at.low < at.mean && at.mean < at.high).toBe(true);
    expect(
      crossingOf(
        [
          [1, 5],
          [2, 5],
          [3, 5],
          [1, 4],
          [3, 4],
        ],
        5,
      ),
    ).toBeNull();
  });

  it('of the printed box are there for every race and power', () => {
    if (printedBalance.games === 0) return;
    const named = printedBalance.traits.map(({ id }) => id).toSorted();
    expect(named).toEqual([...Object.keys(races), ...Object.keys(powers)].toSorted());
    for (const { lead, wins } of printedBalance.traits) expect(lead.low < lead.high && wins.low < wins.high).toBe(true);
  });
});
