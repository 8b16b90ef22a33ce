// Part of npm test: `node tools/house/arrows.mjs [FOLDER]` says which imports of a project's source (or of this one's) go up, round, or where they may not.
import { resolve } from 'node:path';
import { circlesIn, codeIn, importsOf } from './imports.mjs';
import { root } from './run.mjs';

/** The folders of src from below: each may import from itself and from those before it (docs/architecture.md). */
const order = ['rules', 'ui', 'opponents', 'session', 'rooms', 'table', 'hud', 'screens'];
/** The rules as lines for other programs stand beside the table: nothing needs them, and they need no table. */
const beside = { headless: ['rules', 'ui', 'opponents', 'session', 'rooms'] };
/** What begins by itself, above all folders: the page, and the script of its threads. */
const entries = ['main.tsx', 'worker.ts'];
/** They run in workers, in Node and in the rooms' engine: no component, nothing of the page's document. */
const pure = ['rules', 'opponents', 'session', 'rooms', 'headless'];
/** What only draws a page. */
const drawing = /^(react|react-dom|three|zustand|@react-three\/\w+|@xstate\/react)(\/|$)/;

const project = resolve(process.argv[2] ?? root);
const files = codeIn(project, ['src', 'tools']);
const imports = importsOf(project, files);
const inside = imports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));

const faults = [
  ...said('goes up', inside.filter(isUpward)),
  ...said(
    'asks the tests',
    imports.filter(({ to }) => to.startsWith('tests/')),
  ),
  ...said(
    'asks the sculptor',
    imports.filter(({ from, to }) => isSculptor(to) && !isSculptor(from)),
  ),
  ...said(
    'draws a page',
    imports.filter(({ from, to }) => isPure(from) && (to.endsWith('.tsx') || to.endsWith('.css') || drawing.test(to))),
  ),
  ...pure.flatMap((folder) => reached(`src/${folder}/`).map((way) => `draws a page: ${way}`)),
  // What is fetched later may ask who fetches it.
  ...circlesIn(inside.filter(({ isType, isLater }) => !isType && !isLater).map(({ from, to }) => [from, to])).map(
    (way) => `a circle of files: ${way.join(' -> ')}`,
  ),
  ...circlesIn(inside.flatMap(({ from, to }) => foldersAt(from, to))).map(
    (way) => `a circle of folders: ${way.join(' -> ')}`,
  ),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** @typedef {import('./imports.mjs').Import} Import */

/**
 * @param {string} what
 * @param {readonly Import[]} imports
 */
function said(what, imports) {
  return imports.map(({ from, to }) => `${what}: ${from} -> ${to}`);
}

/** @param {Import} given */
function isUpward({ from, to }) {
  const [below, above] = [folderOf(to), folderOf(from)];
  // The page begins above everything.
  if (below === above || entries.includes(above)) return false;
  // A folder that has no place in the order may import nothing.
  const place = Math.max(0, order.indexOf(above));
  const allowed = above in beside ? beside[/** @type {'headless'} */ (above)] : order.slice(0, place);
  return !allowed.includes(below);
}

/** @param {string} path */
function folderOf(path) {
  return path.split('/')[1] ?? '';
}

/** @param {string} path */
function isSculptor(path) {
  return path.startsWith('tools/models/');
}

/** @param {string} path */
function isPure(path) {
  return pure.some((folder) => path.startsWith(`src/${folder}/`));
}

/**
 * How files of a folder come, by others that they need at once, to what only draws a page.
 * @param {string} folder
 */
function reached(folder) {
  /** The way to each file. @type {Map<string, string>} */
  const ways = new Map(files.filter((file) => file.startsWith(folder)).map((file) => [file, file]));
  /** @type {string[]} */
  const found = [];
  for (const [file, way] of ways)
    for (const { to, isType } of imports.filter(({ from, isLater }) => from === file && !isLater)) {
      if (isType || ways.has(to)) continue;
      if (to.endsWith('.tsx') || drawing.test(to)) found.push(`${way} -> ${to}`);
      else if (to.startsWith('src/')) ways.set(to, `${way} -> ${to}`);
    }
  return found;
}

/**
 * The two folders side by side that an import leads from and to, if it leads from one into another.
 * @param {string} from
 * @param {string} to
 * @returns {(readonly [string, string])[]}
 */
function foldersAt(from, to) {
  const [one, other] = [from.split('/'), to.split('/')];
  const fork = one.findIndex((name, at) => name !== other[at]);
  // A file beside a folder is in none.
  if (fork === one.length - 1 || fork === other.length - 1) return [];
  return [[one.slice(0, fork + 1).join('/'), other.slice(0, fork + 1).join('/')]];
}
