import { describe, expect, it } from 'vitest';
import { forecast } from '../../src/rules/ahead.ts';
import { view } from '../../src/rules/index.ts';
import { eastForest, farm, forest, hill, innerHill, peak, swamp } from '../support/places.ts';
import { coinsOf, play, stateOf } from '../support/position.ts';
import { only } from '../support/read.ts';

const choosing = (lines: string, phase = 'readyTroops') => stateOf(`board 2; round 4; turn 0 ${phase}; ${lines}`);

describe('what expanding and declining would come to', () => {
  it('TRN-3 tokens free for conquest are those the turn then begins with', () => {
    const state = choosing(`seat 0 humans+merchant ${farm}:3 ${forest}:2 ${swamp}:2`);
    expect(forecast(state)?.expand?.tokens).toBe(4);
    expect(play(state, { type: 'expand' }).state.forces[0]?.hand).toBe(4);
  });

  it('GHO-2 those of Ghouls in decline are free too', () => {
    const state = choosing(`seat 0 ghouls declined ${peak}:3; seat 0 humans+merchant ${farm}:2`);
    expect(forecast(state)?.expand?.tokens).toBe(3);
  });

  it('AMA-2 so are the four Amazons set aside', () => {
    expect(forecast(choosing(`seat 0 amazons+hill ${farm}:2`))?.expand?.tokens).toBe(5);
    const others = choosing(`seat 0 humans+merchant ${farm}:3; seat 1 amazons+hill ${hill}:4`);
    expect(forecast(others)?.expand?.tokens).toBe(2);
  });

  it('SCO-1 coins of a turn without conquests, with the bonus of banner and badge', () => {
    expect(forecast(choosing(`seat 0 humans+merchant ${farm}:3 ${forest}`))?.expand?.coins).toBe(5);
  });

  it('DEC-5 coins of the turn of decline are what the turn then pays, and each after it', () => {
    const state = choosing(`seat 0 dwarves+merchant ${forest}:3 ${swamp}; seat 1 elves+hill ${hill}`);
    const { decline } = forecast(state) ?? {};
    const done = play(state, { type: 'decline' });
    expect(only(done.events, 'scored')[0]?.amount).toBe(decline?.coins);
    expect(coinsOf(done.state, 0)).toBe(decline?.coins);
    // Two regions and a mine; the badge pays no more.
    expect(decline).toEqual({ coins: 3, later: 3, leaving: [] });
  });

  it('DEC-2 an older race in decline leaves, and pays no more; SPI-1 a Spirit one stays', () => {
    const state = choosing(`seat 0 dwarves declined ${peak}; seat 0 humans+merchant ${farm}:3`);
    expect(forecast(state)?.decline).toEqual({ coins: 1, later: 1, leaving: ['dwarves'] });
    const spirit = choosing(`seat 0 dwarves+spirit declined ${peak}; seat 0 humans+merchant ${farm}:3`);
    expect(forecast(spirit)?.decline).toEqual({ coins: 3, later: 3, leaving: [] });
  });

  it('TRN-8 a race without a token cannot go on', () => {
    const state = choosing('seat 0 humans+merchant hand:0; seat 1 elves+hill 3');
    expect(forecast(state)).toMatchObject({ expand: null, decline: { coins: 0, leaving: [] } });
  });

  it('CON-1 going on is reckoned by conquests that are legal one after the other, without the die', () => {
    const state = choosing(`seat 0 ratmen+merchant ${farm}:6; seat 1 elves+hill ${innerHill}:4`);
    const { expand } = forecast(state) ?? {};
    expect(expand?.tokens).toBe(5);
    expect(expand?.reach.conquests.map(({ cost }) => cost)).toEqual([2, 2]);
    const conquests = expand?.reach.conquests.map(({ region }) => ({ type: 'conquer', region }) as const) ?? [];
    expect(coinsOf(play(state, { type: 'expand' }, ...conquests).state, 0)).toBe(expand?.reach.coins);
  });

  it('SCO-2 the cheapest region comes first, of those that cost the same the one that pays more', () => {
    const first = (lines: string) => forecast(choosing(lines))?.expand?.reach.conquests[0];
    expect(first(`seat 0 ratmen+swamp ${forest}:3`)).toEqual({ region: swamp, cost: 2 });
    expect(first(`seat 0 ratmen+swamp ${forest}:4; seat 1 elves+hill ${swamp}`)).toEqual({ region: farm, cost: 2 });
    expect(first(`seat 0 ratmen+merchant ${forest}:4; seat 1 elves+hill ${farm}`)?.cost).toBe(2);
  });

  it('GHO-2 Ghouls in decline go first, with tokens of their own, and the active race after them', () => {
    const state = choosing(`seat 0 ghouls declined ${peak}:3; seat 0 humans+hill ${eastForest}:3`);
    const conquests = [
      { region: farm, cost: 2 },
      { region: hill, cost: 2 },
    ];
    // Four regions, and the hill of the active race.
    expect(forecast(state)?.expand).toEqual({ tokens: 4, coins: 2, reach: { conquests, coins: 5 } });
    const spent = choosing(`seat 0 ghouls declined ${peak}; seat 0 humans+hill ${eastForest}:3`);
    expect(forecast(spent)?.expand?.reach).toEqual({ conquests: conquests.slice(1), coins: 4 });
  });

  it('CON-7 never at the cost of one’s own', () => {
    const state = choosing(
      `seat 0 dwarves declined ${forest}; seat 0 ratmen+hill ${farm}:5; seat 1 elves+swamp ${innerHill}:4 ${peak}:4`,
    );
    expect(play(state, { type: 'expand' }, { type: 'conquer', region: forest }).state.forces[0]).toMatchObject({
      hand: 1,
    });
    expect(forecast(state)?.expand).toMatchObject({ tokens: 4, coins: 3, reach: { conquests: [], coins: 3 } });
  });

  it('STO-1 is asked again at the end of a Stout race’s turn, of its next one', () => {
    const state = choosing(`seat 0 humans+stout ${farm}:3 ${forest}; conquered humans ${forest}!`, 'stout');
    expect(forecast(state)).toMatchObject({ expand: { tokens: 2, coins: 3 }, decline: { coins: 2 } });
  });

  it('TRN-2 is nothing where there is no such choice', () => {
    expect(forecast(choosing(`seat 0 humans+merchant ${farm}:3`, 'conquer'))).toBeNull();
    expect(forecast(stateOf('board 2; round 4; turn 0 pickCombo'))).toBeNull();
  });

  it('END-1 counts the turns to come, and sees no more than the seat does', () => {
    const state = choosing(`seat 0 humans+merchant ${farm}:3`);
    expect(forecast(state)?.turnsAfter).toBe(6);
    expect(forecast(view(state, 0))).toEqual(forecast(state));
  });
});
