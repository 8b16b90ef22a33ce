import { expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/types.ts';
import { makeBoard } from '../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../src/table/outlines/making/wishes.ts';
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

const power = {
  id: 'nimble',
  names: { en: 'Nimble' },
  tokens: 4,
  parts: [{ part: 'discount', amount: 1, where: ['hill'] }],
} as const;

it('a room of a whole box of one\u2019s own (guests, rules, a board, a name) is the same on a device that comes back and on one that comes late', async () => {
  const board = makeBoard({ ...printedWishes(3, 5), regions: 24 });
  if (board === null) throw new Error('no board');
  const content = {
    id: 'base',
    title: 'Friday',
    own: { ...own, ownPowers: [power] },
    house: { rounds: 1 },
    board,
  } as const;
  const opening = openingOf(['human', 'human', 'human']);
  const game = { ...opening.setup.game, content, banners: ['gnomes'], badges: ['nimble'] };
  const place = corePlace();
  const room = await place.open({ ...opening, setup: { ...opening.setup, game } });
  const host = await place.connect(room, opening.secret);
  await host.hello();
  const links = await host.links();
  const second = await place.connect(room);
  await second.hello({ passport: links[1] ?? '' });
  const whole = {
    id: 'base',
    digest: expect.any(String),
    title: 'Friday',
    own: content.own,
    house: content.house,
    board,
  };
  for (const { now } of [host, second]) expect(now.view.content).toEqual(whole);
  expect(host.now.view).toMatchObject({
    board,
    rounds: 11,
  });

  // Two play until the third has to decide; it comes only then, and sees what they see.
  await playOn([host, second], 60).catch(() => undefined);
  const third = await place.connect(room);
  await third.hello({ passport: links[2] ?? '' });
  expect(third.now.you.seats).toEqual([2]);
  expect(third.now.view.content).toEqual(whole);
  expect(third.now.view.regions).toEqual(host.now.view.regions);
  expect(await playOn([host, second, third], 40, 3)).toBeGreaterThan(20);

  // The process of the rooms dies, and a device comes back by its secret.
  const { n } = host.now;
  await place.crash();
  const back = await place.connect(room, opening.secret);
  await back.hello();
  expect(back.now.n).toBe(n);
  expect(back.now.view.content).toEqual(whole);
});
