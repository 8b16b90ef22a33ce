import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, type Messages, shelf } from '../site/written.ts';

/** How far a language is, by keys in the order of the English files. */
export interface LanguageState {
  /** How many messages English has. */
  readonly total: number;
  readonly missing: readonly string[];
  /** Written, and to be looked over by somebody who speaks the language well. */
  readonly drafts: readonly string[];
  /** Made from another English than today's, or nobody knows from which. */
  readonly stale: readonly string[];
  /** Not in English, or in another file than there. */
  readonly strange: readonly string[];
}

/** The file in a language's folder that says of each of its messages which English it was made from, and whether it is a draft: a line for each namespace. */
const madeFrom = 'made-from.json';
const draft = ' draft';

/** What is noted of an English message. */
const markOf = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, 8);

function marksIn(folder: string): Messages {
  const file = join(folder, madeFrom);
  const all: Readonly<Record<string, Messages>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.assign({}, ...Object.values(all));
}

/** English messages: the file, the key, the text. */
const english = Object.entries(shelf.en ?? {}).flatMap(([namespace, messages]) =>
  Object.entries(messages).map(([key, text]) => ({ namespace, key, text })),
);

/** How far the language in a folder is. */
export function stateOf(folder: string): LanguageState {
  const [files, marks] = [filesIn(folder), marksIn(folder)];
  const has = ({ namespace, key }: { namespace: string; key: string }) => Object.hasOwn(files[namespace] ?? {}, key);
  const there = english.filter(has);
  const known = new Set(english.map(({ namespace, key }) => `${namespace} ${key}`));
  return {
    total: english.length,
    missing: english.filter((one) => !has(one)).map(({ key }) => key),
    drafts: there.filter(({ key }) => marks[key]?.endsWith(draft)).map(({ key }) => key),
    stale: there.filter(({ key, text }) => marks[key]?.replace(draft, '') !== markOf(text)).map(({ key }) => key),
    strange: Object.entries(files).flatMap(([namespace, messages]) =>
      Object.keys(messages).filter((key) => !known.has(`${namespace} ${key}`)),
    ),
  };
}

/** Notes that these messages of the language in a folder (all, if none is named) were made from today's English, as drafts or for good. */
export function noteMade(folder: string, keys: readonly string[], isDraft: boolean): void {
  const [files, marks] = [filesIn(folder), marksIn(folder)];
  const unknown = keys.filter((key) => !Object.values(files).some((messages) => Object.hasOwn(messages, key)));
  if (unknown.length > 0) throw new Error(`not written in ${folder}: ${unknown.join(', ')}`);
  const now: Record<string, Record<string, string>> = {};
  for (const { namespace, key, text } of english) {
    if (!Object.hasOwn(files[namespace] ?? {}, key)) continue;
    const isNew = keys.length === 0 || keys.includes(key);
    const mark = isNew ? `${markOf(text)}${isDraft ? draft : ''}` : marks[key];
    if (mark !== undefined) now[namespace] = { ...now[namespace], [key]: mark };
  }
  const lines = Object.entries(now).map(
    ([namespace, keys]) => `  ${JSON.stringify(namespace)}: ${JSON.stringify(keys)}`,
  );
  writeFileSync(join(folder, madeFrom), `{\n${lines.join(',\n')}\n}\n`);
}
