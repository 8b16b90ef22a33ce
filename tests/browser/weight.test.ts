import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { copies, isCopy } from '../../tools/house/copies.mjs';

const dist = resolve(process.env.DIST ?? 'dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(resolve(dist, name)).isFile());
const textOf = (file: string) => readFileSync(resolve(dist, file), 'utf8');

/** Bytes of a file as they go over the wire to most browsers. */
function weightOf(file: string): number {
  const copy = resolve(dist, `${file}.br`);
  return statSync(existsSync(copy) ? copy : resolve(dist, file)).size;
}

/** All files of the site that others name: in a page, a script or a sheet. */
const named = (text: string) => files.filter((file) => file.startsWith('assets/') && text.includes(file.slice(7)));

/** The scripts that one begins with: what it imports, not what it asks for later. */
function importsOf(script: string): string[] {
  const found = textOf(script).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g);
  return [...found].flatMap(([, name]) => (name === undefined ? [] : [`assets/${name}`]));
}

/** What a start page in a language is made of: the page, its scripts, styles and letters, its words, and the pictures that they name. */
function startPage(language: string): ReadonlySet<string> {
  const made = new Set(['index.html', 'guard.js', 'icon.svg', ...named(textOf('index.html'))]);
  for (const file of made) if (file.endsWith('.js')) for (const next of importsOf(file)) made.add(next);
  const scripts = [...made].filter((file) => file.startsWith('assets/') && file.endsWith('.js')).map(textOf);
  const pictures = named(scripts.join('\n')).filter((file) => /\.(?:avif|webp|png|jpg|svg)$/.test(file));
  const kinds = { bg: /used-.*cyrillic/, pl: /used-.*latin-ext/, ro: /used-.*latin-ext/ };
  const letters = files.filter((file) => kinds[language as keyof typeof kinds]?.test(file) && file.endsWith('.woff2'));
  return new Set([...made, ...pictures, ...letters, firstWordsOf(language)]);
}

/** The script with the first words of a language. */
function firstWordsOf(language: string): string {
  const [found, ...more] = files.filter((file) => new RegExp(`^assets/${language}-start-[\\w-]{8}\\.js$`).test(file));
  if (found === undefined || more.length > 0) throw new Error(`first words of ${language}: ${found} ${more}`);
  return found;
}

describe('a start page', () => {
  // 250 kB over the wire with the heads of its answers (`npm run bench -- page`); letters of their own make three languages heavier.
  it.each([
    ['en', 238],
    ['it', 240],
    ['ro', 254],
    ['pl', 254],
    ['bg', 266],
  ])('weighs no more than it may, in %s: %d kB', (language, most) => {
    const made = startPage(language);
    const weights = [...made].map((file) => [file, weightOf(file)] as const).sort(([, a], [, b]) => b - a);
    const sum = weights.reduce((all, [, weight]) => all + weight, 0) / 1000;
    expect(sum, weights.map(([file, weight]) => `${weight} ${file}`).join('\n')).toBeLessThan(most);
    // Nothing was overlooked.
    expect(sum).toBeGreaterThan(most - 15);
  });

  it('asks for no whole font: its words are written with letters that lie apart', () => {
    const fonts = [...startPage('en')].filter((file) => file.endsWith('.woff2'));
    expect(fonts.length).toBe(3);
    expect(fonts.filter((file) => !file.includes('/used-'))).toEqual([]);
  });
});

describe('the compressed copies', () => {
  it('say what their files say, of everything that is smaller that way', () => {
    const written = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const { coding, ending } of copies) {
      const laid = files.filter((file) => file.endsWith(ending));
      expect(laid.length).toBeGreaterThan(350);
      for (const copy of laid.slice(0, 40)) {
        const file = copy.slice(0, -ending.length);
        expect(written[coding](readFileSync(resolve(dist, copy))).equals(readFileSync(resolve(dist, file))), copy).toBe(
          true,
        );
        expect(statSync(resolve(dist, copy)).mtimeMs).toBeCloseTo(statSync(resolve(dist, file)).mtimeMs, -1);
      }
    }
    for (const file of [
      'index.html',
      'service-worker.js',
      'files.json',
      'licences.html',
      '404.html',
      'site.webmanifest',
    ])
      for (const { ending } of copies) expect(files, file).toContain(`${file}${ending}`);
  });

  it('are in no list of files', () => {
    expect(Object.keys(JSON.parse(textOf('files.json'))).filter(isCopy)).toEqual([]);
    expect(textOf('service-worker.js')).not.toMatch(/\.(?:br|gz)"/);
  });
});
