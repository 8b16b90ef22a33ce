import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { powers, races } from './support/released.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What runs without a page asks nothing of its browser; every other folder may import `platform`. */
const withoutPage = /^(rules|positions|turn|luck|fairness|headless|lazy|rooms\/(chance|protocol|core|host))$/;

/** Which folder of src may import which (docs/architecture.md); `app` is also src/main.tsx. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  floor: [],
  lazy: [],
  platform: [],
  jsx: [],
  rules: [],
  boards: ['floor', 'rules', 'lazy'],
  positions: ['rules'],
  look: [],
  locale: ['lazy'],
  words: ['rules', 'locale'],
  attention: ['rules'],
  judgement: ['rules', 'opponents', 'look', 'lazy'],
  sound: ['rules', 'attention', 'lazy'],
  turn: ['rules', 'opponents'],
  saves: ['rules', 'positions', 'turn', 'opponents', 'lazy'],
  links: ['rules', 'positions', 'turn', 'opponents', 'saves', 'rooms/protocol'],
  story: ['turn', 'rules', 'opponents', 'saves', 'locale', 'words', 'look', 'hud'],
  opponents: ['floor', 'rules'],
  table: ['turn', 'rules', 'boards', 'locale', 'words', 'look', 'attention', 'judgement', 'lazy'],
  hud: ['turn', 'rules', 'opponents', 'boards', 'locale', 'words', 'look', 'attention', 'judgement', 'lazy'],
  'turn-map': ['turn', 'rules', 'locale', 'words', 'look'],
  coach: ['turn', 'rules', 'opponents', 'positions', 'locale', 'words', 'look', 'attention', 'judgement', 'hud'],
  showcase: ['turn', 'rules', 'opponents', 'boards', 'saves', 'locale', 'words', 'look', 'attention', 'hud'],
  'big-screen': [
    'turn',
    'rules',
    'locale',
    'words',
    'look',
    'attention',
    'hud',
    'showcase',
    'rooms/client',
    'rooms/protocol',
  ],
  hand: ['turn', 'rules', 'saves', 'locale', 'words', 'look', 'judgement', 'hud', 'rooms/protocol'],
  replay: ['turn', 'rules', 'story', 'locale', 'words', 'look', 'hud'],
  luck: ['turn', 'rules', 'opponents'],
  fairness: ['rules', 'opponents', 'luck'],
  review: ['floor', 'turn', 'rules', 'opponents', 'luck', 'saves', 'locale', 'words', 'look', 'attention', 'hud'],
  history: ['turn', 'rules', 'opponents', 'saves', 'story', 'review', 'locale', 'words', 'look'],
  puzzles: ['floor', 'turn', 'rules', 'opponents', 'positions', 'locale', 'words', 'look', 'attention', 'hud', 'coach'],
  workshop: [
    'floor',
    'lazy',
    'rules',
    'boards',
    'positions',
    'links',
    'fairness',
    'locale',
    'words',
    'look',
    'hud',
    'table',
  ],
  'board-editor': ['lazy', 'rules', 'boards', 'links', 'locale', 'words', 'look', 'hud'],
  headless: ['rules', 'positions', 'saves', 'locale', 'words'],
  'rooms/chance': ['rules'],
  'rooms/protocol': ['rules', 'turn', 'saves'],
  'rooms/core': ['rules', 'opponents', 'positions', 'turn', 'saves', 'rooms/protocol', 'rooms/chance'],
  'rooms/client': ['rules', 'turn', 'saves', 'rooms/protocol', 'rooms/chance'],
  'rooms/host': ['rooms/protocol', 'rooms/core'],
  app: [
    'floor',
    'lazy',
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
    'links',
    'table',
    'hud',
    'turn-map',
    'coach',
    'showcase',
    'sound',
    'story',
    'replay',
    'review',
    'history',
    'puzzles',
    'workshop',
    'fairness',
    'board-editor',
    'rooms/client',
    'rooms/protocol',
    'big-screen',
    'hand',
  ],
};

/**
 * The entry files of a folder beside its `index.ts`: what is fetched at another moment, or used without the rest. The messages are a file a moment,
 * so every file of `locale` that belongs to no language is one; so is every file of `platform`, each about one thing.
 */
const entryFiles: Readonly<Record<string, readonly string[]>> = {
  floor: ['popover.ts'],
  attention: ['grasp.ts', 'in-hand.ts'],
  boards: ['drafting.ts', 'making.ts'],
  rules: ['ahead.ts', 'digest.ts', 'drafts.ts', 'own-boxes.ts', 'versions.ts'],
  turn: ['course.ts', 'holding.ts', 'react.ts', 'seating.ts', 'step.ts', 'table-port.ts', 'types.ts'],
  story: ['facts.ts', 'words.ts'],
  opponents: [
    'types.ts',
    'tempers.ts',
    'outlook.ts',
    'lazy.ts',
    'memory.ts',
    'ask.ts',
    'playing-on.ts',
    'measured.json',
    'combo-coins.ts',
  ],
  review: ['kept.ts'],
  history: ['ladder.ts'],
  words: ['own-box.ts', 'own-names.ts', 'parts.ts', 'threats.ts'],
  look: [
    'kept-language.ts',
    'browser-storage.ts',
    'borrowed-settings.ts',
    'faces.ts',
    'eyes.ts',
    'figure-colours.ts',
    'heraldry.ts',
    'learned.ts',
    'page.ts',
    'ArmsArt.tsx',
  ],
  judgement: ['ahead.ts', 'verdict.ts'],
  links: ['handed.ts'],
  table: ['lazy.ts'],
  hud: ['page.ts', 'by-hand.ts', 'hand.ts', 'house.ts', 'plan.ts'],
  saves: ['course.ts', 'limits.ts', 'page.ts', 'reading.ts', 'schema.ts'],
  coach: ['borrow.ts', 'card.ts'],
  puzzles: ['lazy.ts'],
  workshop: ['lazy.ts'],
  'board-editor': ['kept.ts'],
  'rooms/protocol': ['code.ts', 'room-link.ts'],
  'rooms/client': ['again-table.ts', 'database.ts', 'fairness.ts', 'told-course.ts'],
  replay: ['since.ts'],
  showcase: ['captions.ts', 'options.ts', 'shown.ts'],
};

const isAllowed = (from: string, to: string) =>
  to === 'platform' ? !withoutPage.test(from) : (mayImport[from]?.includes(to) ?? false);

/** Is that a file that other folders may import? */
function isEntryFile(path: string): boolean {
  const folder = folderOf(path);
  const file = path.slice(`src/${folder}/`.length);
  return (
    file === 'index.ts' ||
    (['locale', 'platform'].includes(folder) && !file.includes('/')) ||
    (entryFiles[folder]?.includes(file) ?? false)
  );
}

/** Where a race or a power may be named: its own file and the boxes it lies in, its words, its art. */
const mayName = [
  'src/rules/races/',
  'src/rules/powers/',
  'src/rules/boxes/',
  'src/ui/locale/',
  'src/ui/look/',
  'src/table/pieces/',
  // The table the first game begins at is a position like any other: it says which races are in play and on offer.
  'src/screens/learn/first-game/start-position.ts',
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
  /** Fetched when it is asked for. */
  readonly isLater: boolean;
}

/** The imports of a file that lead to another file of the project. */
function importsOf(path: string): Import[] {
  const found = codeOf(path).matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s*['"]([^'"]+)['"]|import\s*(\(?)\s*['"]([^'"]+)['"]/g,
  );
  return [...found].flatMap(([, type, named, paren, bare]) => {
    const target = named ?? bare ?? '';
    if (!target.startsWith('.')) return [];
    const to = join(dirname(path), target).replaceAll('\\', '/');
    return [{ from: path, to, isType: type !== undefined, isLater: paren === '(' }];
  });
}

/** The folder that a file belongs to; each folder of `rooms` is one, since they run in different places. */
function folderOf(path: string): string {
  const [, folder = '', within = ''] = path.split('/');
  if (folder === 'rooms' && !within.includes('.')) return `rooms/${within}`;
  return folder.includes('.') ? 'app' : folder;
}

describe('the source', () => {
  const imports = files.flatMap(importsOf);

  it('has its folders in order: none imports from a folder it may not', () => {
    expect(imports.length).toBeGreaterThan(100);
    const strangers = imports.filter(
      ({ from, to }) => folderOf(from) !== folderOf(to) && !isAllowed(folderOf(from), folderOf(to)),
    );
    expect(strangers.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('is imported by its entry files: nobody reaches past them into another folder', () => {
    const within = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to) && !isEntryFile(to));
    expect(within.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
    const entered = new Set(imports.filter(({ from, to }) => folderOf(from) !== folderOf(to)).map(({ to }) => to));
    const named = Object.entries(entryFiles).flatMap(([folder, list]) => list.map((file) => `src/${folder}/${file}`));
    expect(named.filter((file) => !entered.has(file))).toEqual([]);
  });

  it('has tools and a source that do without the tests', () => {
    const tools = filesUnder('tools').filter((path) => /\.(tsx?|mjs)$/.test(path));
    const bent = [...imports, ...tools.flatMap(importsOf)].filter(({ to }) => to.startsWith('tests/'));
    expect(bent.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has a sculptor that stands by itself: nothing but its own tests needs it', () => {
    const others = ['src', 'tools', 'tests'].flatMap(filesUnder).filter((path) => /\.(tsx?|mjs)$/.test(path));
    const needing = others.flatMap(importsOf).filter(({ to }) => to.startsWith('tools/models/'));
    const own = /^(tools|tests)\/models\//;
    expect(needing.length).toBeGreaterThan(100);
    expect(needing.filter(({ from }) => !own.test(from)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has no circles: no file needs itself, by however long a way', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, isType } of imports) if (!isType) next.set(from, [...(next.get(from) ?? []), to]);
    expect(circles(next)).toEqual([]);
  });

  it('has a start page that stands without a game: rules, chart, boards and table come after it', () => {
    const needed = new Set(['src/main.tsx', 'src/screens/open.tsx']);
    for (const file of needed)
      for (const { from, to, isType, isLater } of imports)
        if (from === file && !isType && !isLater && /\.tsx?$/.test(to)) needed.add(to);
    expect(needed).toContain('src/screens/start/StartPage.tsx');
    const game =
      /^src\/(rules\/index|rules\/boards|turn|boards|table|attention|judgement|positions|opponents\/levels|words)/;
    expect([...needed].filter((file) => game.test(file))).toEqual([]);
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
      // What runs in the rooms' engine is not shipped to anybody, and names the engine's own services like hosts.
      ...files.filter((path) => !path.startsWith('src/rooms/host/')),
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
