import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { buildTarget } from '../../src/ui/floor/browsers.ts';
import { borrowPage } from './harness.ts';

const dist = resolve(process.env.DIST ?? 'dist');
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|css)$/.test(file));

/** A script or a sheet written anew for some browsers: what these do not know, regular expressions included, is written in another way. */
async function writtenFor(target: string[] | 'esnext', file: string, text: string): Promise<string> {
  const { code } = await transform(text, {
    target,
    loader: file.endsWith('.css') ? 'css' : 'js',
    legalComments: 'none',
    logLevel: 'silent',
    // All of the floor know classes of letters; whose letters they are came later, and is asked for nowhere.
    supported: { 'regexp-unicode-property-escapes': true },
  });
  return code;
}

/** Those of some files that are not for the floor as they are. */
async function strangersAmong(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const tried = [...texts].map(async ([file, text]) => {
    const [known, all] = await Promise.all([writtenFor(buildTarget, file, text), writtenFor('esnext', file, text)]);
    return known === all ? [] : [file];
  });
  return (await Promise.all(tried)).flat();
}

it('all that is built is written as the oldest browsers it is for know it', async () => {
  expect(built.length).toBeGreaterThan(350);
  expect(built).toContain('guard.js');
  expect(await strangersAmong(new Map(built.map((file) => [file, readFileSync(resolve(dist, file), 'utf8')])))).toEqual(
    [],
  );
});

it('would be noticed otherwise', async () => {
  const newer = {
    'block.js': 'class A { static { this.a = 1; } }',
    'behind.js': 'export const a = /(?<=a)b/;',
    'sets.js': 'export const a = /[a--b]/v;',
    'lies.js': 'using a = b();',
    'nested.css': '.a { & .b { color: red; } }',
    'wide.css': '@media (width < 700px) { a { color: red; } }',
  };
  expect(await strangersAmong(new Map(Object.entries(newer)))).toEqual(Object.keys(newer));
});

it('each script can be begun with: none needs another that needs it first', async () => {
  const page = await borrowPage({ flat: true });
  const scripts = built
    .filter((file) => /^assets[/\\][^/\\]*\.js$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
  expect(scripts.length).toBeGreaterThan(200);
  // As text, so that nothing rewrites what it imports.
  const failed = await page.evaluate(`(async (scripts) => {
    const found = [];
    for (const script of scripts) await import(new URL(script, document.baseURI).href).catch((why) => found.push(script + ': ' + why));
    return found;
  })(${JSON.stringify(scripts)})`);
  expect(failed).toEqual([]);
});
