import { afterAll, describe, expect, it, vi } from 'vitest';
import { partNames, readBox } from '../../../src/rules/index.ts';
import { said, speaker, t } from '../../../src/ui/locale/index.ts';
import { ownName, raceName, traitName } from '../../../src/ui/words/names.ts';
import { boxFaultWords, partTitle, partWords } from '../../../src/ui/words/parts.ts';
import { traitWords } from '../../../src/ui/words/trait-words.ts';
import { randomPart } from '../../../tools/checks/random-box.ts';
import { drawFrom } from '../../../tools/checks/random-player.ts';
import { forgedBox } from '../../support/forged-box.ts';
import { languages, messagesOf } from '../locale/messages.ts';

afterAll(() => speaker.become('en', messagesOf('en')));

describe.each(languages)('the parts of a race in %s', (language) => {
  it('are sentences however they are filled in', () => {
    speaker.become(language, messagesOf(language));
    const draw = drawFrom(5);
    for (const name of partNames) {
      expect(partTitle(name)).toMatch(/^\p{Lu}/u);
      for (let often = 0; often < 12; often++) {
        const words = partWords(randomPart(draw, name));
        expect(words, name).toMatch(/^[+\p{Lu}\d].*\.$/u);
        expect(words, name).not.toMatch(/[{}<>]|NaN|undefined|null|part\.| {2}/);
      }
    }
  });

  it('and what is wrong with a box is said with its place', () => {
    speaker.become(language, messagesOf(language));
    const told = new Set<string>();
    for (let seed = 0; seed < 100; seed++) {
      const reading = readBox(forgedBox(drawFrom(seed)));
      if (reading.ok) continue;
      const words = boxFaultWords(reading.fault);
      expect(words).toMatch(/\.$/);
      // A place is quoted as it is found.
      expect(words.slice(reading.fault.place.length)).not.toMatch(/[{}<>]|NaN|undefined|box\.fault/);
      expect(words.startsWith(reading.fault.place)).toBe(true);
      told.add(reading.fault.why);
    }
    expect(told.size).toBeGreaterThan(8);
  });
});

describe('a box of one’s own', () => {
  const box = {
    id: 'base',
    own: {
      ownRaces: [
        {
          id: 'gnomes',
          tokens: 6,
          borrows: 'orcs',
          names: { ro: 'Gnomi', en: 'O’{x} <b>’s' },
          parts: [
            { part: 'discount', amount: 1, where: ['hill', 'cavern'], beside: ['mine'] },
            { part: 'income', amount: 2, when: 'declined' },
          ],
        },
      ],
      ownPowers: [{ id: 'quick', tokens: 3, names: { pl: 'Szybkie' } }],
    },
  } as const;

  it('has its names in the language spoken, else in English, else in the first there is', () => {
    const [race] = box.own.ownRaces;
    expect(['ro', 'en', 'bg'].map((language) => ownName(race, language))).toEqual([
      'Gnomi',
      'O’{x} <b>’s',
      'O’{x} <b>’s',
    ]);
    expect(ownName(box.own.ownPowers[0], 'it')).toBe('Szybkie');
    expect(ownName({ id: 'plain' }, 'it')).toBe('plain');
  });

  it('is spoken of by its names, whatever signs are in them, in its box alone', () => {
    speaker.become('en', messagesOf('en'));
    const gnomes = raceName({ content: box }, 'gnomes');
    expect(said(gnomes)).toBe('O’{x} <b>’s');
    expect(t('log.raceLeft', { race: gnomes })).toContain('O’{x} <b>’s');
    expect(said(raceName({}, 'gnomes'))).toBe('gnomes');
    // One that was said before says it in the language spoken now.
    speaker.become('ro', messagesOf('ro'));
    expect(said(gnomes)).toBe('Gnomi');
  });

  it('has what it does in a few sentences, once the words for it have come', async () => {
    speaker.become('en', messagesOf('en'));
    const does = () => traitWords({ content: box }, 'race', 'gnomes');
    await vi.waitFor(() => expect(does()).not.toBeNull());
    expect(does()).toBe(
      'Conquests cost 1 token less: hills, caverns, beside your mines. +2 coins every turn. In decline only.',
    );
    expect(traitWords({ content: box }, 'power', 'quick')).toBeNull();
    expect(traitWords({}, 'race', 'gnomes')).toBeNull();
  });

  it('calls one of its own by its name where that has the place of a printed one', () => {
    speaker.become('en', messagesOf('en'));
    const names = { en: 'Green men' };
    const content = { id: 'base', own: { races: ['elves'], ownPowers: [{ id: 'orcs', tokens: 3, names }] } };
    expect(said(traitName({ content }, 'orcs'))).toBe('Green men');
    expect(said(traitName({}, 'orcs'))).toBe('Orcs');
    expect(traitWords({ content }, 'power', 'orcs')).toBeNull();
  });
});
