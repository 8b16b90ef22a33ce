import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The compressed copies that the build lays beside a file (tools/site/copies.ts): what they are coded by, and how their names end; the smallest first.
 * @type {readonly { coding: 'br' | 'gzip', ending: string }[]}
 */
export const copies = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
];

/** Is it the name of a copy? That is no file of its own, but another form of one. @param {string} name */
export const isCopy = (name) => copies.some(({ ending }) => name.endsWith(ending));

/**
 * The coding in which to answer for a file: the best of those the other side understands and of which there is a copy of the file as it is now. A copy
 * has the time of its file; whichever of the two was written since, they no longer belong together.
 * @param {string} folder
 * @param {string} path from the folder on, as asked for
 * @param {string} [understood] the request's `Accept-Encoding`
 * @returns {'br' | 'gzip' | ''} empty for the file itself
 */
export function codingOf(folder, path, understood = '') {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const wanted = copies.filter(({ coding }) => isUnderstood(understood, coding));
  const time = wanted.length === 0 ? null : timeOf(file);
  const found = time === null ? undefined : wanted.find(({ ending }) => timeOf(`${file}${ending}`) === time);
  return found?.coding ?? '';
}

/**
 * Is a coding among those of an `Accept-Encoding`, and not with `q=0`?
 * @param {string} understood
 * @param {string} coding
 */
function isUnderstood(understood, coding) {
  const [said] = understood.split(',').filter((part) => part.split(';')[0]?.trim().toLowerCase() === coding);
  return said !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(said);
}

/** When a file was written, in milliseconds; null if there is none. @param {string} file */
function timeOf(file) {
  try {
    const facts = statSync(file);
    return facts.isFile() ? facts.mtime.getTime() : null;
  } catch {
    return null;
  }
}
