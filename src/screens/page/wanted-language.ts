import { bestOf } from '../../ui/locale/choice.ts';
import { isLanguage, type LanguageId, languages } from '../../ui/locale/languages.ts';
import { keptLanguage } from '../../ui/look/kept-language.ts';
import { wantedLanguages } from '../../ui/platform/languages.ts';

export const parameter = 'lang';

export function addressedLanguage(): LanguageId | null {
  const id = new URLSearchParams(location.search).get(parameter);
  return isLanguage(id) ? id : null;
}

/** The language for a choice: itself, or the best match for the browser's preferences. */
export function languageFor(choice: string): LanguageId {
  return isLanguage(choice) ? choice : bestOf(wantedLanguages(), languages);
}

/** The initial language: the address's, else the stored one, else the browser's. */
export function firstLanguage(): LanguageId {
  return addressedLanguage() ?? languageFor(keptLanguage());
}
