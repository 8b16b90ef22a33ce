import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { hill } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const column = [
  { race: 'orcs', power: 'wealthy', coins: 0 },
  { race: 'elves', power: 'merchant', coins: 0 },
];
const done = { type: 'endConquests' } as const;

describe('Wealthy', () => {
  const first = play(
    position({ phase: 'pickCombo', column }),
    { type: 'pickCombo', index: 0 },
    {
      type: 'conquer',
      region: hill,
    },
  );
  const settled = play(first.state, done, { type: 'place', region: hill, count: 7 }, { type: 'endRedeployment' });

  it('WEA-1 seven coins at the end of the first turn with the badge', () => {
    expect(paid(settled.events)).toEqual({ 'SCO-1': 1, 'WEA-1': 7 });
    expect(settled.state.coins).toEqual([5 + 8, 5]);
  });

  it('WEA-1 even when nothing is conquered', () => {
    const { events } = play(position({ phase: 'pickCombo', column }), { type: 'pickCombo', index: 0 }, done);
    expect(paid(events)).toEqual({ 'WEA-1': 7 });
  });

  it('WEA-1 once, and not because another picks a combo', () => {
    const other = play(settled.state, { type: 'pickCombo', index: 0 }).state;
    expect(incomeOf(other, 0)).toEqual({ 'SCO-1': 1 });
    const back = play(other, done).state;
    expect(back).toMatchObject({ seat: 0, phase: 'readyTroops' });
    const second = play(
      back,
      { type: 'expand' },
      done,
      { type: 'place', region: hill, count: 8 },
      { type: 'endRedeployment' },
    );
    expect(paid(second.events)).toEqual({ 'SCO-1': 1 });
  });
});
