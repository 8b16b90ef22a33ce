import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Messages = Readonly<Record<string, string>>;

/** Where the languages are: a folder each. */
export const place = join(import.meta.dirname, '../../src/ui/locale');

/** The files of messages in the folder of a language, by namespace, as they are written; in the order of their names. */
export function filesIn(folder: string): Readonly<Record<string, Messages>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'made-from.json');
  return Object.fromEntries(
    files.sort().map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** The languages, English first. */
export const languages: readonly string[] = readdirSync(place, { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other));

/** What is written in each language, by namespace. */
export const shelf: Readonly<Record<string, Readonly<Record<string, Messages>>>> = Object.fromEntries(
  languages.map((language) => [language, filesIn(join(place, language))]),
);

/** Everything written in a language, by its keys; English where that is missing. */
export function wordsOf(language: string): Messages {
  return Object.assign({}, ...[shelf.en, shelf[language]].flatMap((files) => Object.values(files ?? {})));
}
