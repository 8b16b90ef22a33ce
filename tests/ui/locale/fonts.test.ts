import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageNames } from '../../../src/ui/locale/languages.ts';
import { languages, longTextsOf, messagesOf } from './messages.ts';

/** Sheets of faces: of whole fonts, and of the letters that words are written with. */
const sheet = (name: string) => readFileSync(`src/ui/look/styles/${name}.css`, 'utf8');

/** Every letter the five languages are written with. */
const alphabets = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  ro: 'aăâbcdefghiîjklmnopqrsștțuvwxyz',
  pl: 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  it: 'abcdefghijklmnopqrstuvwxyzàèéìíòóùú',
};

/** Signs that are drawn with whatever font the system has for them, in every language the same. */
const signs = new Set('◆→↑↓←✓');

/** The characters that the faces of a sheet cover, by family and weight. */
function facesOf(css: string): ReadonlyMap<string, [number, number][]> {
  const faces = new Map<string, [number, number][]>();
  for (const [, face = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const [family, weight] = [/font-family:\s*"?([^";]+)/.exec(face)?.[1], /font-weight:\s*(\d+)/.exec(face)?.[1]];
    const ranges = (/unicode-range:\s*([^;]+)/.exec(face)?.[1] ?? '').split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    });
    const name = `${family} ${weight}`;
    faces.set(name, [...(faces.get(name) ?? []), ...ranges]);
  }
  return faces;
}

const whole = facesOf(sheet('fonts'));
const used = facesOf(sheet('letters'));

function uncovered(text: string, ranges: readonly (readonly [number, number])[]): string[] {
  const missing = [...text].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !signs.has(letter) && !ranges.some(([from, to]) => code >= from && code <= to);
  });
  return [...new Set(missing)];
}

describe.each([...whole])('the letters of %s', (_, ranges) => {
  it('are those of all five languages, small and large', () => {
    for (const [language, letters] of Object.entries(alphabets))
      expect(uncovered(letters + letters.toLocaleUpperCase(language), ranges), language).toEqual([]);
    expect(uncovered('„”“«»’–—…−·×', ranges)).toEqual([]);
  });
});

describe.each([...used])('the letters of %s that are asked for before the others', (_, ranges) => {
  it('are all that the catalogues are written with: `npm run make -- letters` takes them out anew', () => {
    for (const language of languages)
      expect(
        uncovered(Object.values({ ...messagesOf(language), ...longTextsOf(language) }).join(''), ranges),
        language,
      ).toEqual([]);
    expect(uncovered(Object.values(languageNames).join(''), ranges)).toEqual([]);
  });
});

it('there are two families, and the weights that the page asks for', () => {
  for (const faces of [whole, used])
    expect([...faces.keys()].sort()).toEqual(['Alegreya 700', 'Alegreya Sans 400', 'Alegreya Sans 700']);
});
