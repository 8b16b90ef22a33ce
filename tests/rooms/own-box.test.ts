import { expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/index.ts';
import { corePlace } from './support/core-place.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

const arms = {
  shape: 'shield',
  division: 'pale',
  charge: 'key',
  field: '#14121a',
  second: '#22c4dc',
  ink: '#ffe23a',
} as const;
const own = {
  ownRaces: [
    { id: 'gnomes', names: { en: 'Gnomes' }, tokens: 6, borrows: 'orcs', parts: [{ part: 'income', amount: 1 }], arms },
  ],
} as const;

it('a room is dealt from a box with a guest in it, whom every device knows by name and arms, and opponents play there', async () => {
  const opening = openingOf(['human', 'human', { level: 'raider', temper: evenTemper, seed: 3 }]);
  const game = { ...opening.setup.game, content: { id: 'base', own }, banners: ['gnomes'] };
  const { guests } = await seated(corePlace(), { ...opening, setup: { ...opening.setup, game } });
  expect(await playOn(guests, 60)).toBeGreaterThan(40);
  for (const { now } of guests) {
    expect(now.view.content?.own).toEqual(own);
    expect(now.view.forces.map(({ race }) => race)).toContain('gnomes');
  }
});
