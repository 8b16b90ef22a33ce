import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageNames } from '../../../src/ui/locale/languages.ts';
import { stateOf } from '../../../tools/languages/state.ts';
import { pseudoOf } from '../../../tools/site/pseudo.ts';
import * as written from '../../../tools/site/written.ts';
import { english, faultsOf, missingForms, untranslated } from './faults.ts';
import { languages, longTextsOf, type Messages, messagesOf, shelf } from './messages.ts';

describe.each(languages)('the words of %s', (language) => {
  const messages = messagesOf(language);

  it('are in the files of the English ones, under the same names, none missing and none too many', () => {
    const [own = {}, source = {}] = [shelf[language], shelf.en];
    expect(Object.keys(own)).toEqual(Object.keys(source));
    // In their order as well, so that files can be read beside each other.
    for (const [file, texts] of Object.entries(source))
      expect(Object.keys(own[file] ?? {}), file).toEqual(Object.keys(texts));
  });

  it.skipIf(language === 'en')('are made from the English of today, and none is a draft (npm run languages)', () => {
    const { total, ...faults } = stateOf(join(written.place, language));
    expect(total).toBeGreaterThan(3000);
    expect(faults).toEqual({ missing: [], drafts: [], stale: [], strange: [] });
  });

  it('are messages that can be read, with the arguments and tags of the English ones and every plural of the language', () => {
    expect(faultsOf(messages, language)).toEqual([]);
  });

  it('have every form of a name that a sentence asks for', () => {
    expect(missingForms(messages, language)).toEqual([]);
  });

  it('are plain where they are long texts', () => {
    const long = Object.entries(longTextsOf(language));
    expect(long.length).toBeGreaterThan(100);
    expect(long.filter(([, text]) => /[{}<>']/.test(text)).map(([id]) => id)).toEqual([]);
  });
});

it('every language that is offered has a folder, and every folder is offered; none of its messages has a fault', () => {
  expect([...written.languages].sort()).toEqual(Object.keys(languageNames).sort());
  for (const language of written.languages) {
    expect(faultsOf(messagesOf(language), language), language).toEqual([]);
    if (language !== 'en') expect(stateOf(join(written.place, language)).strange, language).toEqual([]);
  }
});

it('no key stands in two files', () => {
  const keys = Object.values(shelf.en ?? {}).flatMap((messages) => Object.keys(messages));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it.each(languages.filter((language) => language !== 'en'))('the words of %s are not English', (language) => {
  expect(untranslated(messagesOf(language))).toEqual([]);
});

describe('what is asked of a language', () => {
  const changed = (key: string, text: string): Messages => ({ ...english, [key]: text });

  it('finds arguments and tags that English does not have, and those that are left out', () => {
    expect(faultsOf(changed('turn.whose', 'Tura: {gracz}'), 'pl')).toContain('turn.whose: English has no {gracz}');
    expect(faultsOf(changed('turn.whose', 'Tura'), 'pl')).toContain('turn.whose: {seat} is not used');
    expect(faultsOf(changed('turn.whose', 'Tura: <seat>gracz</seat>'), 'pl')).toContain(
      'turn.whose: {seat} and <seat> are mixed up',
    );
    expect(faultsOf(changed('turn.whose', '{seat, plural, one {a} few {b} many {c} other {d}}'), 'pl')).toContain(
      'turn.whose: {seat} is no number',
    );
    expect(faultsOf(changed('turn.whose', 'L’ordine di {seat}'), 'it')).toEqual([]);
    expect(faultsOf(changed('turn.whose', "L'ordine di {seat}"), 'it')).toEqual(['turn.whose: apostrophes are ’']);
  });

  it('finds plurals that lack a category of the language', () => {
    const coins = '{amount, plural, one {# moneta} other {# monety}}';
    expect(faultsOf({ coins }, 'pl')).toEqual(['coins: the plural of {amount} lacks few, many']);
    expect(faultsOf({ coins }, 'it')).toEqual([]);
    expect(faultsOf({ coins }, 'ro')).toEqual(['coins: the plural of {amount} lacks few']);
  });

  it('finds names without the form that a sentence asks for, and names that have none', () => {
    const asking = changed('refusal.inDecline', '{race_gen} już nie ma.');
    expect(missingForms(asking, 'pl')).toContain('race.orcs: no form “gen”, which refusal.inDecline asks for');
    const answering = { ...asking, 'race.orcs': '{form, select, gen {Orków} other {Orkowie}}' };
    expect(missingForms(answering, 'pl').some((fault) => fault.startsWith('race.orcs:'))).toBe(false);
    expect(missingForms(changed('turn.whose', 'Tura {seat_gen}'), 'pl')).toEqual([
      'turn.whose: {seat_gen}, but {seat} has no forms',
    ]);
  });

  it('is fulfilled by the pseudo-language, which says everything longer', () => {
    const long = pseudoOf(english['confirm.abandon.text'] ?? '');
    expect(long).not.toBe(english['confirm.abandon.text']);
    expect(String(long).length).toBeGreaterThan(1.3 * (english['confirm.abandon.text'] ?? '').length);
  });
});
