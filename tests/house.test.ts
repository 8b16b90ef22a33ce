import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../src/rules/index.ts';

const { powers, races } = contentOf({});

const root = fileURLToPath(new URL('..', import.meta.url));

/** Who may import whom (docs/architecture.md). A room is a folder of src; `app` is also src/main.tsx. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  fetched: [],
  rules: [],
  boards: ['rules', 'fetched'],
  positions: ['rules'],
  look: [],
  locale: ['fetched'],
  words: ['rules', 'locale'],
  attention: ['rules'],
  judgement: ['rules', 'opponents', 'look', 'fetched'],
  sound: ['rules', 'fetched'],
  turn: ['rules', 'opponents'],
  saves: ['rules', 'positions', 'turn', 'opponents', 'fetched'],
  opponents: ['rules'],
  table: ['turn', 'rules', 'boards', 'locale', 'look', 'attention', 'judgement', 'fetched'],
  hud: ['turn', 'rules', 'opponents', 'boards', 'locale', 'words', 'look', 'attention', 'judgement', 'fetched'],
  'turn-map': ['turn', 'rules', 'locale', 'words', 'look'],
  coach: ['turn', 'rules', 'opponents', 'positions', 'locale', 'words', 'look', 'attention', 'judgement', 'hud'],
  showcase: ['turn', 'rules', 'opponents', 'boards', 'saves', 'locale', 'words', 'look', 'attention', 'hud'],
  headless: ['rules', 'positions', 'saves', 'locale', 'words'],
  app: [
    'fetched',
    'rules',
    'opponents',
    'boards',
    'positions',
    'look',
    'locale',
    'words',
    'attention',
    'turn',
    'saves',
    'table',
    'hud',
    'turn-map',
    'coach',
    'showcase',
    'sound',
  ],
};

/**
 * The faces of a room beside its `index.ts`: what is fetched at another moment, or asked for without the rest. The words are a file a moment, so
 * every file of `locale` that is no language's is one.
 */
const faces: Readonly<Record<string, readonly string[]>> = {
  rules: ['ahead.ts'],
  turn: ['react.ts', 'step.ts'],
  opponents: ['types.ts', 'later.ts', 'ask.ts', 'measured.json', 'combo-coins.ts'],
  look: ['kept-language.ts', 'browser-storage.ts'],
  judgement: ['ahead.ts', 'verdict.ts'],
  table: ['later.ts'],
  hud: ['page.ts'],
  coach: ['borrow.ts'],
};

/** Is that a file by which others may come into its room? */
function isFace(path: string): boolean {
  const [, room = '', ...rest] = path.split('/');
  const file = rest.join('/');
  return file === 'index.ts' || (room === 'locale' && rest.length === 1) || (faces[room]?.includes(file) ?? false);
}

/** Where a race or a power may be named: its own file and the boxes it lies in, its words, its art. */
const mayName = [
  'src/rules/races/',
  'src/rules/powers/',
  'src/rules/boxes/',
  'src/locale/',
  'src/look/',
  'src/table/pieces/',
  // The table the first game begins at is a position like any other: it says which races are in play and on offer.
  'src/coach/first-game/position.ts',
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

interface Import {
  readonly from: string;
  /** Project path of what is imported. */
  readonly to: string;
  /** Gone after compiling. */
  readonly isType: boolean;
}

/** The imports of a file that lead to another file of the project. */
function importsOf(path: string): Import[] {
  const found = codeOf(path).matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...found].flatMap(([, type, named, bare]) => {
    const target = named ?? bare ?? '';
    if (!target.startsWith('.')) return [];
    return [{ from: path, to: join(dirname(path), target).replaceAll('\\', '/'), isType: type !== undefined }];
  });
}

function roomOf(path: string): string {
  const [, room = ''] = path.split('/');
  return room.includes('.') ? 'app' : room;
}

describe('the house', () => {
  const imports = files.flatMap(importsOf);

  it('has its rooms in order: nobody imports from a room it may not', () => {
    expect(imports.length).toBeGreaterThan(100);
    const strangers = imports.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && !mayImport[roomOf(from)]?.includes(roomOf(to)),
    );
    expect(strangers.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('is entered by its faces: nobody reaches past them into another room', () => {
    const within = imports.filter(({ from, to }) => roomOf(from) !== roomOf(to) && !isFace(to));
    expect(within.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    const entered = new Set(imports.filter(({ from, to }) => roomOf(from) !== roomOf(to)).map(({ to }) => to));
    const named = Object.entries(faces).flatMap(([room, list]) => list.map((file) => `src/${room}/${file}`));
    expect(named.filter((face) => !entered.has(face))).toEqual([]);
  });

  it('has tools and a source that do without the tests', () => {
    const tools = filesUnder('tools').filter((path) => /\.(tsx?|mjs)$/.test(path));
    const bent = [...imports, ...tools.flatMap(importsOf)].filter(({ to }) => to.startsWith('tests/'));
    expect(bent.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has no circles: no file needs itself, by however long a way', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, isType } of imports) if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
    expect(circles(next)).toEqual([]);
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

  it('is made of files one can read at a sitting: none over 350 lines, tables of facts apart', () => {
    const all = [...files, ...filesUnder('tools'), ...filesUnder('tests')].filter((path) => /\.(tsx?|mjs)$/.test(path));
    const long = all.filter((path) => !path.startsWith('src/rules/boards/') && textOf(path).split('\n').length > 351);
    expect(long).toEqual([]);
  });

  it('asks for nothing from elsewhere: no address of another host in what is shipped', () => {
    const shipped = [
      ...files,
      'index.html',
      ...filesUnder('public').filter((path) => /\.(html|svg|json|webmanifest|css)$/.test(path)),
    ];
    const addresses = shipped.filter((path) => /https?:\/\/(?!www\.w3\.org\/)/.test(codeOf(path)));
    expect(addresses).toEqual([]);
  });
});

/** Every circle of a graph, each once, as the list of its nodes. */
function circles(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) found.push([...path.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const target of next.get(node) ?? []) walk(target, [...path, node]);
    done.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return found;
}
