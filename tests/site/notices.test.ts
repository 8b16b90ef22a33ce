import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/house/run.mjs';
import { holderIn, worksOf } from '../../tools/site/works.ts';
import { isLong } from '../support/how-long.ts';

/**
 * The site, built once more with maps that say from which sources each script was made, workers and the service worker included: another
 * witness than the one that writes the notices. Built in the long run.
 */
const folder = mkdtempSync(join(tmpdir(), 'noticed-'));
const sources = new Set<string>();
let page = '';

beforeAll(async () => {
  if (!isLong) return;
  await build({
    root,
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true, sourcemap: true, manifest: 'made-of.json' },
  });
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.js.map')) continue;
    const map: { sources: string[] } = JSON.parse(readFileSync(join(folder, entry), 'utf8'));
    // Maps of workers are relative to another folder than the others: what counts is in the packages' own.
    for (const source of map.sources) sources.add(source.replace(/^.*?(?=node_modules\/)/, root));
  }
  const made: Record<string, { src?: string }> = JSON.parse(readFileSync(join(folder, 'made-of.json'), 'utf8'));
  for (const { src } of Object.values(made)) if (src !== undefined) sources.add(resolve(root, src));
  page = readFileSync(join(folder, 'licences.html'), 'utf8');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The name and version of the package a source belongs to. */
function packageOf(source: string): string[] {
  const [, place, name] = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (place === undefined || name === undefined) return [];
  const { version } = JSON.parse(readFileSync(`${place}${name}/package.json`, 'utf8'));
  return [`${name} ${version}`];
}

describe.runIf(isLong)('the notices', () => {
  it('name every package that something in the site was made from, and no other but the bundlers', () => {
    const wanted = [...new Set([...sources].flatMap(packageOf))].sort();
    // One of each way into the site: the page's scripts, the opponents' worker, the service worker, fonts.
    for (const name of ['react', 'three', 'pure-rand', 'workbox-precaching', '@fontsource/alegreya']) {
      expect(
        wanted.some((one) => one.startsWith(`${name} `)),
        name,
      ).toBe(true);
    }
    const told = [...page.matchAll(/<h2>(.+?) \([\w. -]+\)<\/h2>/g)].map(([, name = '']) => name);
    const own = /^(?:small-world-table|vite|rolldown) /;
    // Bundled, and then taken out again as nobody asks for it: its notice does no harm.
    const dropped = /^suspend-react /;
    const kept = (name: string) => !own.test(name) && !dropped.test(name);
    expect(told.filter(kept).sort()).toEqual(wanted.filter(kept));
    expect(told.filter((name) => own.test(name)).length).toBe(3);
  });

  it('say whose each file is, where the file itself says so', () => {
    const holders = [...sources]
      .filter((source) => source.includes('/node_modules/') && /\.[cm]?js$/.test(source) && existsSync(source))
      .flatMap((source) => readFileSync(source, 'utf8').match(/^.{0,8}copyright .*$/gim) ?? [])
      .map(holderIn)
      .filter((holder) => holder !== '');
    expect(holders).toContain('2016-2026, by Arseny Kapoulkine (arseny.kapoulkine@gmail.com)');
    const said = page.replaceAll('&amp;', '&').toLowerCase();
    expect([...new Set(holders)].filter((holder) => !said.includes(holder.toLowerCase()))).toEqual([]);
  });

  it('give the text of each licence, ours first', () => {
    const sections = page.split('<section>').slice(1);
    expect(sections[0]).toContain("Copyright (c) 2026 the project's authors");
    for (const section of sections) {
      expect(section).toMatch(
        /without restriction|with or\s+without (?:fee|modification)|FREE TO COPY|Anyone is free|SIL OPEN FONT/i,
      );
    }
  });

  it('are not written for a package whose licence has no text that we know', () => {
    const nobodys = join(folder, 'node_modules/nobodys');
    mkdirSync(nobodys, { recursive: true });
    const say = (facts: object) => writeFileSync(join(nobodys, 'package.json'), JSON.stringify(facts));
    say({ name: 'nobodys', version: '1.0.0' });
    expect(() => worksOf([join(nobodys, 'index.js')])).toThrow('nobodys does not say its licence');
    say({ name: 'nobodys', version: '1.0.0', license: 'MIT' });
    expect(() => worksOf([join(nobodys, 'index.js')])).toThrow('nobodys (MIT) has no text of its licence');
    writeFileSync(join(nobodys, 'LICENSE.txt'), 'Copyright (c) 2026 Nobody');
    expect(worksOf([join(nobodys, 'index.js')])).toEqual([
      { name: 'nobodys', version: '1.0.0', licence: 'MIT', text: 'Copyright (c) 2026 Nobody' },
    ]);
  });
});
