import { describe, expect, it } from 'vitest';
import { newGame, redrawn, seedRandom, view, withGenerator } from '../../src/rules/index.ts';

function game(seed: number) {
  const start = newGame({ players: 3, seed, firstSeat: 0, dice: [3, 3] });
  if (!start.ok) throw new Error('no game');
  return start.state;
}

describe('a game whose chance is drawn anew', () => {
  it('looks as it did, with the same in its stacks in another order, and no die given in advance', () => {
    const before = game(4);
    const after = redrawn(before, seedRandom(9));
    expect(view(after, 0)).toEqual(view(before, 0));
    expect(after.coins).toEqual(before.coins);
    expect(after.hidden.banners).not.toEqual(before.hidden.banners);
    expect([...after.hidden.banners].sort()).toEqual([...before.hidden.banners].sort());
    expect([...after.hidden.badges].sort()).toEqual([...before.hidden.badges].sort());
    expect(after.hidden.dice).toEqual([]);
    expect(before.hidden.dice).toEqual([3, 3]);
  });

  it('depends on the generator alone, not on the order that somebody may have known', () => {
    const before = game(4);
    const { banners, badges } = before.hidden;
    const hidden = { ...before.hidden, banners: banners.toReversed(), badges: badges.toReversed() };
    const turned = { ...before, hidden };
    expect(redrawn(turned, seedRandom(9))).toEqual(redrawn(before, seedRandom(9)));
    expect(redrawn(before, seedRandom(8)).hidden).not.toEqual(redrawn(before, seedRandom(9)).hidden);
  });

  it('may be given another generator for what is still to be drawn, and nothing else', () => {
    const before = game(4);
    const after = withGenerator(before, [1, 2, 3, 4]);
    expect(after).toEqual({ ...before, hidden: { ...before.hidden, random: [1, 2, 3, 4] } });
  });
});
