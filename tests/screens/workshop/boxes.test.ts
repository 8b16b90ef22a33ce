// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newGame, partNames, readBox } from '../../../src/rules/index.ts';
import { freshDraft } from '../../../src/screens/set-up/draft.ts';
import { readDraft } from '../../../src/screens/set-up/last-draft.ts';
import * as reader from '../../../src/screens/set-up/own-draft.tsx';
import { setupOf } from '../../../src/screens/set-up/set-up.ts';
import {
  boxCalled,
  choiceIn,
  keepBox,
  keptBoxes,
  removeBox,
  renameBox,
  rereadBoxes,
  takeBox,
  undoBoxes,
} from '../../../src/screens/workshop/boxes/box-shelf.ts';
import { dataOfBox, isChoice, tidyTitle } from '../../../src/screens/workshop/boxes/named-box.ts';
import { comeByLink, comeByText } from '../../../src/screens/workshop/creation-import.ts';
import { examples, fromExample } from '../../../src/screens/workshop/ExampleCards.tsx';
import { ownBoxOf } from '../../../src/screens/workshop/guests.ts';
import { partGroups } from '../../../src/screens/workshop/PartsEditor.tsx';
import { addCreations, removeCreation, reread, useShop } from '../../../src/screens/workshop/shelf.ts';
import { judged } from '../../../src/screens/workshop/verdict.ts';
import { draftWith } from '../../../src/screens/workshop/WorkshopScreen.tsx';
import { makeBoxLink } from '../../../src/session/links/box-link.ts';
import { makeLink, openLink } from '../../../src/session/links/link.ts';
import { asideUnder } from '../../../src/ui/storage/stored.ts';
import { made } from './support.ts';

const house = { otherwise: ['SCO-3'], rounds: 1 } as const;

/** A race on the shelf, and the choice of it with rules of the house and another board. */
function chosen() {
  const one = made('race', [{ part: 'income', amount: 1 }], { borrows: 'orcs' });
  addCreations([one]);
  const box = ownBoxOf([one]);
  if (!('own' in box)) throw new Error(box.words);
  return { one, choice: { own: box.own, house, board: 4 } as const };
}

const empty = () => {
  localStorage.clear();
  reread();
  rereadBoxes();
};
beforeEach(empty);
// Other files share the bench and the shelf.
afterEach(empty);

describe('a box under a name', () => {
  it('is kept in the browser, called otherwise, replaced, deleted and had again', () => {
    const { choice } = chosen();
    expect(keepBox(choice, 'Friday')).toBe('kept');
    expect(keepBox({ board: 2 }, 'Small')).toBe('kept');
    expect(keptBoxes().map(({ title }) => title)).toEqual(['Friday', 'Small']);
    expect(keptBoxes()[0]).toMatchObject(choice);
    const { id = '' } = boxCalled('friday') ?? {};
    expect(renameBox(id, 'small')).toBe(false);
    expect(renameBox(id, 'Saturday')).toBe(true);
    expect(keepBox({ board: 5 }, 'Saturday')).toBe('replaced');
    expect(boxCalled('Saturday')?.board).toBe(5);
    undoBoxes();
    expect(boxCalled('Saturday')?.board).toBe(4);
    removeBox(id);
    expect(keptBoxes().map(({ title }) => title)).toEqual(['Small']);
    undoBoxes();
    expect(keptBoxes()[0]).toMatchObject({ id, title: 'Saturday', ...choice });
  });

  it('loses nothing that can be read beside what cannot, and puts that aside', () => {
    keepBox({ board: 3 }, 'Three');
    const kept = localStorage.getItem('small-world-table.boxes') ?? '';
    const bad = [{ id: 'x', title: 'No choice' }, { id: 'y', title: 'Bad board', board: 7 }, 5, null];
    localStorage.setItem('small-world-table.boxes', JSON.stringify([...bad, ...JSON.parse(kept)]));
    expect(keptBoxes().map(({ title }) => title)).toEqual(['Three']);
    expect(asideUnder('small-world-table.boxes')[0]?.text).toContain('Bad board');
    localStorage.setItem('small-world-table.boxes', '{');
    expect(keptBoxes()).toEqual([]);
    expect(asideUnder('small-world-table.boxes')).toHaveLength(2);
  });

  it('has a title of one line that is not too long', () => {
    expect(tidyTitle('  A\n\u0007 box  ')).toBe('A box');
    expect(tidyTitle('x'.repeat(90))).toHaveLength(40);
    expect(tidyTitle('\u0000 ')).toBe('');
    expect(isChoice({})).toBe(false);
  });

  it('goes into a file and a link; elsewhere its guests come with it, and it is known when it comes again', () => {
    const { one, choice } = chosen();
    keepBox(choice, 'Friday');
    const [box] = keptBoxes();
    if (!box) throw new Error('no box');
    const json = JSON.stringify(dataOfBox(box));
    expect(readBox(JSON.parse(json))).toMatchObject({ ok: true, name: { title: 'Friday', house, board: 4 } });
    const link = makeBoxLink(json) ?? '';
    expect(comeByLink(link)).toMatchObject({ isIn: true, words: 'You have this box already: Friday.' });
    // Another browser.
    localStorage.clear();
    reread();
    rereadBoxes();
    expect(comeByLink(link)).toMatchObject({ isIn: true, words: 'This box has come into yours: Friday.' });
    expect(useShop.getState().things).toEqual([one]);
    expect(keptBoxes()[0]).toMatchObject({ title: 'Friday', ...choice });
    expect(takeBox({ board: 2 }, 'Friday')).toEqual({ how: 'kept', title: 'Friday 2' });
  });

  it('that comes with a guest of an id that is another here brings it under an id of its own', () => {
    const { one, choice } = chosen();
    keepBox(choice, 'Friday');
    const [box] = keptBoxes();
    if (!box) throw new Error('no box');
    const json = JSON.stringify(dataOfBox(box));
    localStorage.clear();
    reread();
    rereadBoxes();
    addCreations([{ ...one, tokens: 9 }]);
    comeByText(json);
    const [there, come] = useShop.getState().things;
    expect(there?.tokens).toBe(9);
    expect(come).toEqual({ ...one, id: come?.id });
    expect(keptBoxes()[0]?.own?.ownRaces?.map(({ id }) => id)).toEqual([come?.id]);
  });

  it.each([
    [{ id: 'base', title: '' }, 'title'],
    [{ id: 'base', title: 'x'.repeat(41) }, 'title'],
    [{ id: 'base', title: 'A', house: { rounds: 5 } }, 'house.rounds'],
    [{ id: 'base', title: 'A', house: { otherwise: ['NO-1'] } }, 'house.otherwise'],
    [{ id: 'base', title: 'A', house: { coins: [99] } }, 'house.coins'],
    [{ id: 'base', title: 'A', house: { wine: true } }, 'house.wine'],
    [{ id: 'base', title: 'A', board: 9 }, 'board'],
    [
      { id: 'base', own: { ownRaces: [{ id: 'a', tokens: 5, borrows: 'orcs', parts: [{ part: 'fly' }] }] } },
      'own.ownRaces[0].parts[0].part',
    ],
    [{ id: 'base', title: 'A', own: { ownRaces: [{ id: 'a', tokens: 5, borrows: 'nobody' }] } }, 'own.ownRaces[0]'],
  ])('is told where it is wrong: %j', (data, place) => {
    const came = comeByText(JSON.stringify(data));
    expect(came.isIn).toBe(false);
    expect(came.words).toContain(place);
    expect(came.words).not.toMatch(/undefined|\{/);
    expect(keptBoxes()).toEqual([]);
  });

  it('is dealt from, with its title, which a state keeps and an address of a game does not need', () => {
    const { choice } = chosen();
    keepBox(choice, 'Friday');
    const [box] = keptBoxes();
    if (!box) throw new Error('no box');
    const draft = draftWith(freshDraft(false), { box });
    const { game } = setupOf(draft, 7);
    expect(game.content).toMatchObject({ title: 'Friday', house, board: 4 });
    const start = newGame(game);
    expect(start.ok && start.state.content?.title).toBe('Friday');
    if (!start.ok) throw new Error('no game');
    const made = makeLink({ setup: setupOf(draft, 7), log: [], game: start.state });
    const opened = made.ok ? openLink(made.link) : made;
    expect(opened).toMatchObject({ ok: true, linked: { setup: { game: { content: { house, board: 4 } } } } });
    expect(readDraft(JSON.parse(JSON.stringify(draft)), freshDraft(false), reader)).toMatchObject({
      title: 'Friday',
      house,
    });
  });

  it('brings back guests that are no longer on the shelf, and has those that are as they are now', () => {
    const { one, choice } = chosen();
    removeCreation(one.id);
    expect(choiceIn(choice)).toEqual(choice);
    expect(useShop.getState().things).toEqual([one]);
  });
});

describe('a wish to play with a guest', () => {
  it('adds it to those of the last set-up, and stands alone where it does not go with them', () => {
    const one = made('race', [], { borrows: 'orcs' });
    const two = made('power');
    const rival = made('race', [], { borrows: 'orcs' });
    addCreations([one, two, rival]);
    const first = draftWith(freshDraft(false), { guest: one });
    expect(first.own?.ownRaces?.map(({ id }) => id)).toEqual([one.id]);
    const second = draftWith(first, { guest: two });
    expect(second.own?.ownPowers?.map(({ id }) => id)).toEqual([two.id]);
    expect(second.own?.ownRaces?.map(({ id }) => id)).toEqual([one.id]);
    const third = draftWith(second, { guest: rival });
    expect(third.own?.ownRaces?.map(({ id }) => id)).toEqual([rival.id]);
  });
});

describe('something to begin with', () => {
  it('can be played with, all of it in one box, and is one\u2019s own when it is taken', () => {
    const made = examples();
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(['race', 'power']));
    expect(judged(made)).toMatchObject({ ok: true });
    for (const one of made) {
      expect(Object.keys(one.names).toSorted()).toEqual(['bg', 'en', 'it', 'pl', 'ro']);
      expect(fromExample(one)).toEqual({ ...one, id: expect.stringMatching(/^own/) });
    }
  });

  it('is chosen from heaps in which each part lies once', () => {
    expect(Object.values(partGroups).flat().toSorted()).toEqual([...partNames].toSorted());
  });
});
