import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeBoard } from '../../../src/table/outlines/making/make.ts';
import { printedWishes } from '../../../src/table/outlines/making/wishes.ts';
import { openingOf } from '../../rooms/support/place.ts';
import { faults } from '../axe.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { playEach } from '../hands.ts';
import { atTable, onlyCuts, seatedPeople, shown, showsTheSameAfresh, somebody } from '../people.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

/** A box with nothing as printed: guests, rules of the house, a board, a name. */
function box() {
  const board = makeBoard({ ...printedWishes(3, 5), regions: 24 });
  if (board === null) throw new Error('no board');
  const own = {
    // A box so small that guests are on offer at once.
    ownRaces: [
      { id: 'gnomes', names: { en: 'Gnomes' }, tokens: 6, borrows: 'orcs', parts: [{ part: 'income', amount: 1 }] },
    ],
    ownPowers: [
      { id: 'nimble', names: { en: 'Nimble' }, tokens: 4, parts: [{ part: 'discount', amount: 1, where: ['hill'] }] },
    ],
  } as const;
  return { id: 'base', title: 'Friday', own, house: { rounds: 1 }, board } as const;
}

describe.runIf(hasEngine)('a table far apart with a box of one\u2019s own', () => {
  it('is played by a desk and a phone on its board, is the same after a reload, and for a third who comes late', async () => {
    const content = box();
    const opening = openingOf(['human', 'human', 'human']);
    const game = { ...opening.setup.game, content };
    const open = await place.open({ ...opening, setup: { ...opening.setup, game } });
    const people = await seatedPeople(place.site, open, [['desk'], ['phone']]);
    // The host decides for the seat that nobody has taken yet.
    expect(await playEach(people, { most: 12 })).toBe(12);
    for (const { page } of people) {
      const { chart } = await shown(page);
      expect(chart.view).toMatchObject({ board: content.board, rounds: 11 });
      expect(chart.view?.content).toMatchObject({ title: 'Friday', own: content.own });
      expect(await page.locator('#board [data-region]').count()).toBe(24);
    }
    // The host’s screen is whoever’s of two seats had it last; the phone’s has one.
    await showsTheSameAfresh(people.slice(1));

    const late = await somebody(place.site, `#room=${open.links[2]}`, 'desk');
    await atTable(late.page);
    const all = [...people, late];
    expect((await shown(late.page)).chart.view?.content).toMatchObject({ title: 'Friday' });
    expect(await playEach(all, { most: 12 })).toBe(12);
    await showsTheSameAfresh(all);
    await late.page.locator('[data-rules-badge="✚"]').click();
    await late.page.locator('[data-guests-table] [data-guest="gnomes"]:has-text("Gnomes")').waitFor();
    expect(await faults(late.page)).toEqual([]);
  });
});
