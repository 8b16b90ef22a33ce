import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messagesOf } from './messages.ts';

/** Keys that are built of ids at some remove: what they begin with, and who builds them. */
const families = {
  'race.': 'src/ui/words/names.ts',
  'power.': 'src/ui/words/names.ts',
  'terrain.': 'src/ui/words/names.ts',
  'marker.': 'src/ui/words/names.ts',
  'symbol.': 'src/ui/words/names.ts',
  'phase.': 'src/ui/words/refusal-words.ts',
  'refusal.': 'src/ui/words/refusal-words.ts',
  'remedy.': 'src/ui/words/refusal-words.ts',
};

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /locale\/[a-z]{2}$/.test(path) ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const pages = readdirSync('tools/site/pages').map((name) => join('tools/site/pages', name));
const paths = [...sourcesUnder('src'), ...sourcesUnder('tools/site'), ...pages, 'index.html'];
const code = paths.map((path) => readFileSync(path, 'utf8')).join('\n');

/** Keys that are written out: in quotes, or in the page as `%app.title%`. */
const written = new Set([...code.matchAll(/['"`%:]([\w.-]+)['"`%]/g)].map(([, key]) => key));

/** Every word of the code: ids among them. */
const ids = new Set(code.match(/\w+/g));

/** Keys that are built: templates, and `named('settings', kind, option)`. */
const built = [
  ...[...code.matchAll(/`(\w[\w.]*\.\$\{[^`]*)`/g)].map(([, template = '']) => template),
  ...[...code.matchAll(/\bnamed\(\s*'([\w.]+)'/g)].map(([, kind]) => `${kind}.\${id}`),
].map(
  (template) =>
    new RegExp(
      `^${template
        .split(/\$\{[^}]*\}+/)
        .map((part) => part.replaceAll('.', '\\.'))
        .join('[\\w.-]+')}$`,
    ),
);

it('every message is asked for by somebody', () => {
  const keys = Object.keys(messagesOf('en'));
  expect(keys.length).toBeGreaterThan(600);
  const idle = keys.filter(
    (key) =>
      !written.has(key) &&
      !built.some((pattern) => pattern.test(key)) &&
      // Lines of the lesson can be said in other words.
      !(key.endsWith('.other') && keys.includes(key.slice(0, -'.other'.length))) &&
      // A family has messages for ids that there are.
      !(Object.keys(families).some((family) => key.startsWith(family)) && ids.has(key.split('.')[1] ?? '')),
  );
  expect(idle).toEqual([]);
});

it('every family of keys is built where it is said to be, and has messages', () => {
  const keys = Object.keys(messagesOf('en'));
  for (const [family, path] of Object.entries(families)) {
    expect(
      keys.some((key) => key.startsWith(family)),
      family,
    ).toBe(true);
    const source = readFileSync(path, 'utf8');
    expect(source.includes(`\`${family}`) || source.includes(`'${family.slice(0, -1)}'`), family).toBe(true);
  }
});

it('no key is claimed to be one: its type lists what it may be, or it is looked up', () => {
  expect(code.match(/.*\bas (MessageKey|'[a-z]+\.\w).*/g)).toBe(null);
});
