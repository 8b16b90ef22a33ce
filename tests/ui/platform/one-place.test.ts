import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asked, optional } from '../../support/forbid.ts';

const source = fileURLToPath(new URL('../../../src', import.meta.url));

/** What runs elsewhere than on a page: in the engine of the rooms, and as the service worker, which is there or not as a whole. */
const elsewhere =
  /^(rooms\/(host|core)\/|ui\/platform\/|screens\/page\/offline\/(service-worker|turn-notice|taking-over|digest|checking))/;

/** The text of every other file, without comments and without what is gone once it is compiled. */
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(source.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((path) => !elsewhere.test(path))
  .map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return [path, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')] as const;
  });

/** The thing itself: `navigator.share` for whatever is asked of it. */
const thingOf = (name: string) =>
  /^((?:navigator|document|history|\w+\.prototype)\.\w+|\w+)/.exec(name.replace('documentElement.', ''))?.[0] ?? name;

/** Where a text uses it. */
function useOf(thing: string): RegExp {
  const [, owner, last] = /^(?:(.+)\.)?(\w+)$/.exec(thing) ?? [];
  if (owner?.endsWith('.prototype')) return new RegExp(`\\.${last}\\??\\.?\\((?!\\))`);
  if (owner !== undefined) return new RegExp(`\\b${owner}\\??\\.${last}\\b`);
  // A thread is made where the bundler looks for it, and started by its one file.
  const named = `(?:(?<!\\(\\) => )new|typeof|in|globalThis\\.|window\\.)\\s*${last}\\b`;
  return new RegExp(`${named}|(?<!new )(?<![\\w.'"\`/-])${last}\\s*\\??[.(]`);
}

describe('what a browser may have or not', () => {
  it('is quite something', () => expect(optional.length).toBeGreaterThan(30));

  it('is asked for in one file each', () => {
    const by = new Map<string, Set<string>>();
    for (const [file, names] of asked)
      for (const name of names) by.set(thingOf(name), (by.get(thingOf(name)) ?? new Set()).add(file));
    expect([...by].filter(([, where]) => where.size > 1)).toEqual([]);
  });

  it('is asked for nowhere else', () => {
    const uses = [...new Set(optional.map(thingOf))].map((thing) => [thing, useOf(thing)] as const);
    const found = files.flatMap(([path, text]) =>
      uses.filter(([, use]) => use.test(text)).map(([thing]) => `${path}: ${thing}`),
    );
    expect(found).toEqual([]);
  });

  it('is never asked of the navigator past it', () => {
    expect(files.filter(([, text]) => /\bnavigator\b/.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('is not asked for where it lies, as a method that may not be there', () => {
    // Every browser scrolls; what runs the tests of panels does not.
    const ours = new Set(['scrollIntoView', 'peek']);
    for (const [, text] of files) for (const [, name = ''] of text.matchAll(/\b(\w+)\?[:(]/g)) ours.add(name);
    const asked = files.flatMap(([path, text]) =>
      [...text.matchAll(/\.(\w+)\?\.\(/g)].flatMap(([, name = '']) => (ours.has(name) ? [] : [`${path}: ${name}`])),
    );
    expect(asked).toEqual([]);
    const looked =
      /['"]\w+['"] in (?:globalThis|window|document|[A-Z]\w+\.prototype)\b|\b(?:globalThis|window)\.\w+\?\./;
    expect(files.filter(([, text]) => looked.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('has forms that are heard though nothing may be submitted', () => {
    expect(files.filter(([, text]) => /\bonSubmit=/.test(text)).map(([path]) => path)).toEqual([]);
    const unheard = files.filter(([, text]) => /<form\b/.test(text) && !text.includes('{...onAnswered('));
    expect(unheard.map(([path]) => path)).toEqual([]);
  });
});
