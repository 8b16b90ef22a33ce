// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { legal, mostParts, newGame, partNames, prospect, readBox } from '../../../src/rules/index.ts';
import { boxDataOf, creationsIn, freshPart, partsToAdd } from '../../../src/screens/workshop/creation.ts';
import { comeByText } from '../../../src/screens/workshop/creation-import.ts';
import { guestsNow, ownBoxOf } from '../../../src/screens/workshop/guests.ts';
import {
  addCreations,
  changeCreation,
  creations,
  redo,
  removeCreation,
  reread,
  takeIn,
  undo,
  useShop,
} from '../../../src/screens/workshop/shelf.ts';
import { partnersOf, trialOf } from '../../../src/screens/workshop/TrialBoard.tsx';
import { judged } from '../../../src/screens/workshop/verdict.ts';
import { makeBoxLink, openBoxLink } from '../../../src/session/links/box-link.ts';
import { asideUnder } from '../../../src/ui/storage/stored.ts';
import { made } from './support.ts';

describe('a race or power made by hand', () => {
  it.each(partNames)('has the part %s at once, filled in so that it can be played with and tried', (name) => {
    for (const kind of ['race', 'power'] as const) {
      const one = made(kind, [freshPart(name, new Set())]);
      const found = judged([one]);
      expect(found).toMatchObject({ ok: true });
      if (!found.ok) continue;
      const [partner = ''] = partnersOf(found.box, one);
      const trial = trialOf(found.box, one, partner);
      expect(trial?.phase).toBe('conquer');
      expect(trial && legal(trial, 0).length).toBeGreaterThan(0);
    }
  });

  it('may not have more parts than a box allows, nor one twice that is there once', () => {
    const full = Array.from({ length: mostParts }, () => freshPart('coins', new Set()));
    expect(partsToAdd(made('race', full))).toEqual([]);
    expect(partsToAdd(made('race', [freshPart('water', new Set())]))).not.toContain('water');
  });

  it('costs on the trial board what the rules say: a hill two, one less for whoever has it cheaper there', () => {
    const cost = (parts: Parameters<typeof made>[1]) => {
      const one = made('race', parts);
      const found = judged([one]);
      if (!found.ok) throw new Error(found.fault.words);
      const trial = trialOf(found.box, one, partnersOf(found.box, one)[0] ?? '');
      return trial && prospect(trial, 17)?.cost.total;
    };
    expect(cost([])).toBe(2);
    expect(cost([{ part: 'discount', amount: 1, where: ['hill'] }])).toBe(1);
  });

  it.each([
    ['no place', { parts: [{ part: 'coins', amount: 1, where: [] }] }, 'parts[0].where'],
    ['pieces without a number', { parts: [{ part: 'marker', piece: 'tower', put: 'byHand' }] }, 'parts[0].put'],
    ['a second part of a kind', { parts: [{ part: 'water' }, { part: 'water' }] }, 'parts[1]'],
    ['more tokens than its lender has', { tokens: 9, borrows: 'dwarves' }, 'tokens'],
    ['a lender that is not there', { borrows: 'nobody' }, 'borrows'],
    ['a name of nothing', { names: { en: ' ' } }, 'names.en'],
  ] as const)('tells of %s beside the field', (_, change, field) => {
    const one = made('race', [], change as object);
    const found = judged([one]);
    expect(found).toMatchObject({ ok: false, fault: { id: one.id, field } });
    if (!found.ok) expect(found.fault.words).not.toMatch(/own\.|\[|undefined/);
  });

  it('goes into a file and a link, and comes out the same', () => {
    const one = made('race', [freshPart('marker', new Set()), freshPart('coins', new Set())]);
    const json = JSON.stringify(boxDataOf([one]));
    expect(comeByText(json)).toMatchObject({ isIn: true });
    expect(useShop.getState().things).toContainEqual(one);
    const link = makeBoxLink(json);
    expect(link?.length).toBeLessThan(400);
    expect(openBoxLink(link ?? '')).toEqual({ ok: true, json });
    expect(openBoxLink(link?.slice(0, -3) ?? '')).toMatchObject({ ok: false, problem: 'cut' });
    expect(openBoxLink('')).toMatchObject({ ok: false });
    for (const nothing of ['{"id":"base"}', 'no box', '7', null])
      expect(comeByText(nothing)).toMatchObject({ isIn: false });
  });
});

describe('arms in a box', () => {
  it('are read field by field; whatever is no word of heraldry or no colour is told with its place', () => {
    const whole = made('power').arms;
    const read = (arms: unknown) => {
      const reading = readBox({ id: 'base', own: { ownPowers: [{ id: 'nimble', tokens: 3, arms }] } });
      return reading.ok ? reading.name.own?.ownPowers?.[0]?.arms : reading.fault;
    };
    expect(read(whole)).toEqual(whole);
    const place = (field: string) => `own.ownPowers[0].arms${field}`;
    expect(read(null)).toMatchObject({ place: place(''), why: 'object' });
    expect(read({ ...whole, charge: 'dragonfly' })).toMatchObject({ place: place('.charge'), why: 'word' });
    expect(read({ ...whole, script: '' })).toMatchObject({ place: place('.script'), why: 'unknownField' });
    for (const field of ['#fff', 'red', '#12345G', 'url(x)', 7, undefined])
      expect(read({ ...whole, field })).toMatchObject({ place: place('.field') });
  });
});

describe('figures in a box', () => {
  const whole = made('race').figure;
  const read = (figure: unknown) => {
    const reading = readBox({ id: 'base', own: { ownRaces: [{ id: 'gnomes', tokens: 5, borrows: 'elves', figure }] } });
    return reading.ok ? reading.name.own?.ownRaces?.[0]?.figure : reading.fault;
  };
  const place = (field: string) => `own.ownRaces[0].figure${field}`;

  it('are read field by field; whatever is no part and no colour is told with its place', () => {
    expect(read(whole)).toEqual(whole);
    expect(read(null)).toMatchObject({ place: place(''), why: 'object' });
    for (const [field, word] of [
      ['body', 'dragon'],
      ['head', 'none'],
      ['right', 'Sword'],
      ['left', 7],
      ['back', ''],
    ])
      expect(read({ ...whole, [`${field}`]: word })).toMatchObject({ place: place(`.${field}`), why: 'word' });
    expect(read({ ...whole, head: undefined })).toMatchObject({ place: place('.head'), why: 'missing' });
    expect(read({ ...whole, skin: 'url(x)' })).toMatchObject({ place: place('.skin'), why: 'colour' });
    expect(read({ ...whole, tail: 'long' })).toMatchObject({ place: place('.tail'), why: 'unknownField' });
    // A power has none.
    const power = readBox({ id: 'base', own: { ownPowers: [{ id: 'nimble', tokens: 3, figure: whole }] } });
    expect(power).toMatchObject({ ok: false, fault: { place: 'own.ownPowers[0].figure', why: 'unknownField' } });
  });

  it('go along in the box, its file and its link; a pawn has none', () => {
    const one = made('race', [freshPart('coins', new Set())]);
    const comes = (creation: typeof one) => {
      localStorage.clear();
      reread();
      comeByText(JSON.stringify(boxDataOf([creation])));
      return useShop.getState().things[0];
    };
    expect(comes(one)?.figure).toEqual(one.figure);
    const pawn = comes({ ...one, figure: undefined });
    expect(pawn?.id).toBe(one.id);
    expect(pawn?.figure).toBeUndefined();
  });
});

describe('the workshop of a browser', () => {
  const empty = () => {
    localStorage.clear();
    reread();
  };
  beforeEach(empty);
  // Other files share the bench.
  afterEach(empty);

  it('keeps what is made, takes steps back and does them again', () => {
    const [one, two] = [made('race'), made('power')];
    addCreations([one]);
    addCreations([two]);
    changeCreation(one.id, { tokens: 7 });
    expect(creations.kept()).toEqual([{ ...one, tokens: 7 }, two]);
    removeCreation(one.id);
    expect(creations.kept()).toEqual([two]);
    undo();
    undo();
    expect(useShop.getState().things).toEqual([one, two]);
    redo();
    expect(creations.kept()).toEqual([{ ...one, tokens: 7 }, two]);
  });

  it('takes back what was typed into one field in one step', () => {
    const one = made('race');
    addCreations([one]);
    for (const en of ['G', 'Gn', 'Gno']) changeCreation(one.id, { names: { en } }, 'names.en');
    undo();
    expect(useShop.getState().things).toEqual([one]);
  });

  it('takes in what is new, knows what it has, and keeps both of what differs', () => {
    const one = made('race');
    expect(takeIn([one]).how).toBe('added');
    expect(takeIn([one]).how).toBe('known');
    expect(takeIn([{ ...one, tokens: 3 }]).how).toBe('added');
    const [first, second] = useShop.getState().things;
    expect(first).toEqual(one);
    expect(second).toEqual({ ...one, tokens: 3, id: second?.id });
    expect(second?.id).not.toBe(one.id);
  });

  it('loses nothing that can be read beside what cannot, and puts that aside', () => {
    const one = made('race', [{ part: 'coins', amount: 1, where: [] }]);
    localStorage.setItem('small-world-table.workshop', JSON.stringify([5, one, { kind: 'race' }]));
    expect(creations.kept()).toEqual([one]);
    expect(asideUnder('small-world-table.workshop')[0]?.text).toContain('"kind":"race"');
    localStorage.setItem('small-world-table.workshop', '{broken');
    expect(creations.kept()).toEqual([]);
    expect(asideUnder('small-world-table.workshop')).toHaveLength(2);
  });
});

describe('guests in the box', () => {
  it('are dealt with, and stay as they are in the workshop', () => {
    localStorage.clear();
    const one = made('race', [], { borrows: 'orcs' });
    creations.step(() => ({ things: [one] }));
    const box = ownBoxOf([one]);
    if (!('own' in box) || box.own === undefined) throw new Error('no box');
    const start = newGame({ players: 2, seed: 1, content: { id: 'base', own: box.own }, banners: [one.id] });
    expect(start.ok && start.state.column[0]?.race).toBe(one.id);
    creations.step(() => ({ things: [{ ...one, tokens: 8 }] }));
    expect(guestsNow(box.own)?.ownRaces?.[0]?.tokens).toBe(8);
    creations.step(() => ({ things: [] }));
    expect(guestsNow(box.own)).toBeUndefined();
  });

  it('cannot borrow from one lender, nor bring the same pieces, and are told why', () => {
    const [one, two] = [made('race', [], { borrows: 'orcs' }), made('race', [], { borrows: 'orcs' })];
    expect(ownBoxOf([one, two])).toMatchObject({ words: expect.stringContaining('lent') });
    const tower = freshPart('marker', new Set());
    expect(ownBoxOf([made('race', [tower]), made('power', [tower])])).toMatchObject({
      words: expect.stringContaining('pieces'),
    });
  });

  it('that do as a printed one with pieces of its own keep that one out', () => {
    const like = made('race', [], { borrows: 'ghouls', does: 'trolls' });
    const box = ownBoxOf([like]);
    expect('own' in box && box.own?.races).not.toContain('trolls');
    const back = readBox(boxDataOf([like]));
    expect(back.ok && back.name.own && creationsIn(back.name.own)).toEqual([{ ...like, parts: [] }]);
  });
});
