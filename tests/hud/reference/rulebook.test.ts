import { describe, expect, it } from 'vitest';
import { traitAt } from '../../../src/hud/reference/RulesPanel.tsx';
import { allTraits, neighbours, printed, whereabouts } from '../../../src/hud/reference/TraitCard.tsx';
import { chapterFor, chapterOf, subjectOf } from '../../../src/ui/locale/chapters.ts';
import clauses from '../../../src/ui/locale/en/clauses.json';
import { said } from '../../../src/ui/locale/index.ts';
import { clauseNamed, loadRulebook, searchRulebook } from '../../../src/ui/locale/rulebook.ts';
import '../../../src/ui/locale/reference.ts';
import { markerRule, view } from '../../../src/rules/index.ts';
import { powerName, raceName } from '../../../src/ui/words/names.ts';
import { farm } from '../../support/places.ts';
import { position } from '../../support/position.ts';
import { everyBox, powers, races } from '../../support/released.ts';

const book = await loadRulebook();
const found = (search: string) => searchRulebook(book.chapters, search).flatMap((chapter) => chapter.clauses);

describe('the chapters of the rules', () => {
  it('know every race and power, and every clause belongs to one', () => {
    for (const id of Object.keys(races)) expect(chapterFor('race', id), id).not.toBeNull();
    for (const id of Object.keys(powers)) expect(chapterFor('power', id), id).not.toBeNull();
    for (const { kind, id } of everyBox.flatMap(allTraits)) {
      const own = book.clausesOf({ kind, id });
      expect(own.length, id).toBeGreaterThan(0);
      for (const clause of own) expect(subjectOf(clause.id)).toEqual({ kind, id });
    }
    const kinds = new Set(Object.keys(clauses).map((id) => subjectOf(id).kind));
    expect([...kinds].sort()).toEqual(['clause', 'power', 'race']);
  });

  it('SET-7 SET-8 print the numbers that the rules play by', () => {
    for (const [id, { tokens, supply }] of Object.entries(races)) {
      expect(clauses['SET-7'], id).toContain(`${said(raceName({}, id))} ${supply}`);
      expect(clauses['SET-8'], id).toContain(`${said(raceName({}, id))} ${tokens}`);
    }
    for (const [id, { tokens }] of Object.entries(powers))
      expect(clauses['SET-8'], id).toContain(`${said(powerName({}, id))} ${tokens}`);
    for (const [marker, word] of [
      ['lair', 'Lairs'],
      ['fortress', 'Fortresses'],
      ['mountain', 'Mountains'],
      ['encampment', 'Encampments'],
      ['hole', 'Holes'],
      ['hero', 'Heroes'],
      ['dragon', 'Dragon'],
    ] as const)
      expect(clauses['SET-7']).toContain(`${markerRule({}, marker).supply} ${word}`);
  });
});

describe('a search', () => {
  it('for a clause finds its chapter and no other', () => {
    expect(found('con-1').every(({ id }) => chapterOf(id) === 'CON')).toBe(true);
    expect(found('con-1').map(({ id }) => id)).toContain('CON-10');
    expect(clauseNamed(book.chapters, ' con-1 ')?.id).toBe('CON-1');
    expect(clauseNamed(book.chapters, 'con')).toBeNull();
    expect(found('AMA-2').map(({ id }) => id)).toEqual(['AMA-1', 'AMA-2', 'AMA-3', 'AMA-4']);
  });

  it('for words finds the clauses that contain all of them, settled points included', () => {
    expect(found('lone defender').map(({ id }) => id)).toEqual(['LOS-4']);
    expect(found('here, shared win').map(({ id }) => id)).toEqual(['END-2']);
    expect(found('xyzzy')).toEqual([]);
    expect(found('')).toHaveLength(book.chapters.reduce((sum, chapter) => sum + chapter.clauses.length, 0));
  });

  it('for ◆ finds every point on which editions differ', () => {
    expect(found('◆').map(({ id }) => id)).toEqual(
      Object.entries(clauses).flatMap(([id, text]) => (text.includes('◆') ? [id] : [])),
    );
    expect(found('◆').every(({ settled }) => settled?.startsWith('Here, '))).toBe(true);
  });
});

describe('the card of a race or a power', () => {
  it('is an address of the reference', () => {
    expect(traitAt('race:orcs')).toEqual({ kind: 'race', id: 'orcs' });
    expect(traitAt('orcs')).toBeNull();
    expect(traitAt('race:orcs and more')).toBeNull();
  });

  it('follows another in a ring', () => {
    const all = allTraits({});
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) throw new Error('no cards');
    expect(neighbours({}, first)).toMatchObject({ before: last, after: all[1], place: 1, count: 34 });
    expect(neighbours({}, last)).toMatchObject({ after: first, place: 34 });
    expect(neighbours({}, { kind: 'race', id: 'gnomes' })).toBeNull();
  });

  it('tells what is printed, who has it, and whether it is on offer', () => {
    expect(printed({}, { kind: 'race', id: 'trolls' })).toEqual({ tokens: 5, supply: 10, markers: ['lair'] });
    expect(printed({}, { kind: 'power', id: 'heroic' })).toEqual({ tokens: 5, supply: null, markers: ['hero'] });
    const state = position({
      forces: [
        { race: 'orcs', power: 'hill', at: { [farm]: 2 } },
        { race: 'elves', power: null, declined: true, at: { 2: 1 } },
      ],
    });
    const naming = { board: 2, content: undefined, seats: [{ name: 'Ada' }, { name: 'Bo' }] } as const;
    const where = (kind: 'race' | 'power', id: string) =>
      whereabouts(view(state, 0), naming, { kind, id }).map(([key]) => key);
    expect(where('race', 'orcs')).toEqual(['card.held']);
    expect(where('power', 'hill')).toEqual(['card.held']);
    expect(where('race', 'elves')).toEqual(['card.held.declined']);
    const [offered] = state.column;
    if (!offered) throw new Error('nothing on offer');
    expect(where('race', offered.race)).toEqual(['card.offered']);
    const away = Object.keys(races).find((id) => where('race', id)[0] === 'card.away');
    expect(away).toBeDefined();
  });
});
