import { describe, expect, it } from 'vitest';
import { bestOf } from '../../../src/ui/locale/choice.ts';
import { languageNames, languages, released } from '../../../src/ui/locale/languages.ts';

const five = ['en', 'ro', 'pl', 'bg', 'it'] as const;

describe('the language of a browser', () => {
  it('is the first wish that can be spoken, whatever country it is for', () => {
    expect(bestOf(['de-DE', 'it-CH', 'pl'], five)).toBe('it');
    expect(bestOf(['PL_pl'], five)).toBe('pl');
    expect(bestOf(['mo', 'en'], five)).toBe('ro');
  });

  it('is English where no wish can be spoken, and only what has its words is spoken', () => {
    expect(bestOf(['de', 'fr'], five)).toBe('en');
    expect(bestOf([], five)).toBe('en');
    expect(bestOf(['pl'], ['en'])).toBe('en');
  });

  it('is offered by the name it calls itself', () => {
    expect(languages).toEqual(Object.keys(languageNames));
    expect(languages).toEqual(expect.arrayContaining([...five]));
    for (const [id, name] of Object.entries(released))
      expect(new Intl.DisplayNames(id, { type: 'language' }).of(id)?.toLowerCase()).toBe(name.toLowerCase());
  });
});
