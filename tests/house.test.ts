import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../tools/house/imports.mjs';
import { powers, races } from './support/released.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a race or a power may be named: its own file and the boxes it lies in, its words, its art. */
const mayName = [
  'src/rules/races/',
  'src/rules/powers/',
  'src/rules/boxes/',
  'src/ui/locale/chapters.ts',
  'src/ui/look/folk/',
  // What the first game is dealt, and its questions are asked about: which races are in play and on offer.
  'src/screens/learn/first-game/deal.ts',
];

/** Ids that are also words of the game itself: terrains, phases, commands. */
const alsoWords = ['forest', 'hill', 'swamp', 'mountain', 'ghouls', 'stout'];

const files = filesUnder('src').filter((path) => /\.tsx?$/.test(path));

/** The paths of all files under a folder of the project, with forward slashes. */
function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The text without comments, so that a word in an explanation is not taken for code. */
function codeOf(path: string): string {
  return textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

describe('the source', () => {
  it('has a start page that stands without a game: rules, chart, boards and table come after it', () => {
    const imports = importsOf(root, files).filter(({ isType, isLater }) => !isType && !isLater);
    const needed = new Set(['src/main.tsx', 'src/screens/open.tsx']);
    for (const file of needed)
      for (const { from, to } of imports) if (from === file && /\.tsx?$/.test(to)) needed.add(to);
    expect(needed).toContain('src/screens/start/StartPage.tsx');
    // Whether a component is at a table, and at which, is asked by what stands on every page.
    const game =
      /^src\/(rules\/(index|boards|positions)|session\/turn|table(?!\/scope\.tsx)|opponents\/(judgement|levels|planning)|ui\/words)/;
    expect([...needed].filter((file) => game.test(file))).toEqual([]);
  });

  it('waits at the top of no module: WebKit does not wait for one that another waits for already (bug 242740)', () => {
    expect(files.filter((path) => /^(?:[^\s*/{}][^\n]*\s)?await /m.test(codeOf(path)))).toEqual([]);
  });

  it('names no race and no power outside its own file, its words and its art', () => {
    const ids = [...Object.keys(races), ...Object.keys(powers)].filter((id) => !alsoWords.includes(id));
    expect(ids.length).toBeGreaterThan(25);
    const naming = new RegExp(`['"\`](${ids.join('|')})['"\`]|[{,]\\s*(${ids.join('|')})\\s*:`);
    const named = files
      .filter((path) => !mayName.some((place) => path.startsWith(place)))
      .flatMap((path) => {
        const [match] = naming.exec(codeOf(path)) ?? [];
        return match === undefined ? [] : [`${path}: ${match.trim()}`];
      });
    expect(named).toEqual([]);
  });

  it('keeps the rules pure: no clock, no chance of their own, no page, no library', () => {
    const impure = /\bMath\.random\b|\bDate\b|\bperformance\b|\bcrypto\b|\bdocument\b|\bwindow\b|\bglobalThis\b/;
    const rules = files.filter((path) => path.startsWith('src/rules/'));
    expect(rules.filter((path) => impure.test(codeOf(path)))).toEqual([]);
    const libraries = rules.flatMap((path) =>
      [...codeOf(path).matchAll(/from\s*['"]([^.'"][^'"]*)['"]/g)].map(([, name]) => name),
    );
    expect(libraries.filter((name) => name !== 'pure-rand' && !name?.startsWith('pure-rand/'))).toEqual([]);
  });

  it('keeps what runs without a page off its document', () => {
    const pure = files.filter((path) => /^src\/(rules|opponents|session|rooms|headless)\//.test(path));
    expect(pure.filter((path) => /\b(?:document|window)\./.test(codeOf(path)))).toEqual([]);
  });

  it('is made of files one can read at a sitting: none over 350 lines, tables of facts apart', () => {
    const all = [...files, ...filesUnder('tools'), ...filesUnder('tests')].filter((path) => /\.(tsx?|mjs)$/.test(path));
    const long = all.filter((path) => !path.startsWith('src/rules/boards/') && textOf(path).split('\n').length > 351);
    expect(long).toEqual([]);
  });

  it('asks for nothing from elsewhere: no address of another host in what is shipped', () => {
    const shipped = [
      // What runs in the rooms' engine is not shipped to anybody, and names the engine's own services like hosts.
      ...files.filter((path) => !path.startsWith('src/rooms/host/')),
      'index.html',
      ...filesUnder('public').filter((path) => /\.(html|svg|json|webmanifest|css)$/.test(path)),
    ];
    const addresses = shipped.filter((path) => /https?:\/\/(?!www\.w3\.org\/)/.test(codeOf(path)));
    expect(addresses).toEqual([]);
  });
});
