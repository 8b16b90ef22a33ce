import { IntlMessageFormat } from 'intl-messageformat';
import { released } from '../../../src/ui/locale/languages.ts';
import { askedFor } from '../../../src/ui/locale/names.ts';
import { type Messages, shelf } from '../../../tools/site/written.ts';

export { type Messages, shelf };
export type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Ids of the languages that have all their words. */
export const languages: readonly string[] = Object.keys(released);

/** The file of long texts: they are shown as they are, and are no messages. */
const longTexts = 'clauses';

/** All messages of a language, those of files that are fetched later as well. */
export function messagesOf(language: string): Messages {
  const files = Object.entries(shelf[language] ?? {}).filter(([file]) => file !== longTexts);
  return Object.assign({}, ...files.map(([, messages]) => messages));
}

/** The long texts of a language, by their ids. */
export function longTextsOf(language: string): Messages {
  return shelf[language]?.[longTexts] ?? {};
}

export function parsed(text: string, language: string): readonly Element[] {
  return new IntlMessageFormat(text, language).getAst();
}

/** How a message uses an argument or a tag. */
export interface Use {
  /** The value it is of, without its form. */
  readonly name: string;
  readonly form: string;
  /** Put into the text; a select and a plural only choose by it, unless they put it in as `#`. */
  readonly isShown: boolean;
  readonly isNumber: boolean;
  readonly isTag: boolean;
  /** The cases of a plural or select. */
  readonly cases: readonly string[];
  readonly kind: 'plain' | 'select' | 'cardinal' | 'ordinal';
}

const [literal, number, pound, tag] = [0, 2, 7, 8];

/** Every use of an argument or a tag in a message. */
export function usesIn(elements: readonly Element[]): readonly Use[] {
  return elements.flatMap((element) => {
    if (element.type === literal || !('value' in element)) return [];
    const asked = askedFor(String(element.value));
    const use = { name: asked.value, form: asked.form, isShown: true, isNumber: false, isTag: false, cases: [] };
    if ('children' in element)
      return [
        { ...use, name: String(element.value), isTag: element.type === tag, kind: 'plain' as const },
        ...usesIn(element.children),
      ];
    if (!('options' in element)) return [{ ...use, isNumber: element.type === number, kind: 'plain' as const }];
    const inner = Object.values(element.options).flatMap((option) => usesIn(option.value));
    const shows = Object.values(element.options).some((option) => option.value.some(({ type }) => type === pound));
    const plural = 'pluralType' in element ? (element.pluralType ?? 'cardinal') : null;
    const cases = Object.keys(element.options);
    return [
      { ...use, isShown: shows, isNumber: plural !== null, cases, kind: plural ?? ('select' as const) },
      ...inner,
    ];
  });
}
