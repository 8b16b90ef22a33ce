import { bestOf } from '../locale/choice.ts';
import { isLanguage, type LanguageId, languages } from '../locale/shelf.ts';
import { keptLanguage } from '../look/kept-language.ts';

/** The address may choose the language, `?lang=pl`. */
const parameter = 'lang';

/** The language that the address chooses, or null. */
export function addressedLanguage(): LanguageId | null {
  const id = new URLSearchParams(location.search).get(parameter);
  return isLanguage(id) ? id : null;
}

/** The language of a choice: itself, or the best that the browser asks for. */
export function languageFor(choice: string): LanguageId {
  return isLanguage(choice) ? choice : bestOf(navigator.languages, languages);
}

/** The language to begin with: the address's, else the one that was chosen here, else the browser's. */
export function firstLanguage(): LanguageId {
  return addressedLanguage() ?? languageFor(keptLanguage());
}

/** Takes the language out of the address: another one was chosen. */
export function forgetAddressed(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}
