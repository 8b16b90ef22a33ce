import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Import
 * @property {string} from path of the file that asks
 * @property {string} to path of what it asks for, or the name of a package
 * @property {boolean} isType gone after compiling
 * @property {boolean} isLater fetched when it is asked for
 */

/**
 * The paths of all files of code under some folders of a project, with forward slashes.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export function codeIn(root, folders) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(tsx?|mjs|js)$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
    );
}

/**
 * All imports of some files, as a parser reads them.
 * @param {string} root
 * @param {readonly string[]} files paths from there
 * @returns {Import[]}
 */
export function importsOf(root, files) {
  return files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    const { staticImports, staticExports, dynamicImports } = parseSync(from, text).module;
    const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap((one) => (one.moduleRequest ? [one] : [])));
    const found = [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        asked: moduleRequest.value,
        isType: entries.length > 0 && entries.every(({ isType }) => isType),
        isLater: false,
      })),
      ...passedOn.map(({ moduleRequest, isType }) => ({ asked: moduleRequest?.value ?? '', isType, isLater: false })),
      ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, asked] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end)) ?? [];
        return asked === undefined ? [] : [{ asked, isType: false, isLater: true }];
      }),
    ];
    return found.map(({ asked, ...how }) => ({ from, to: placeOf(from, asked), ...how }));
  });
}

/**
 * @param {string} from
 * @param {string} asked
 */
function placeOf(from, asked) {
  if (!asked.startsWith('.')) return asked;
  return join(dirname(from), asked.split('?')[0] ?? '').replaceAll('\\', '/');
}

/**
 * Every circle of a graph, each once, as the list of its nodes.
 * @param {Iterable<readonly [from: string, to: string]>} arrows
 * @returns {string[][]}
 */
export function circlesIn(arrows) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map();
  for (const [from, to] of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const found = [];
  /** @type {(node: string, path: readonly string[]) => void} */
  const walk = (node, path) => {
    const at = path.indexOf(node);
    if (at >= 0) found.push([...path.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const target of next.get(node) ?? []) walk(target, [...path, node]);
    done.add(node);
  };
  for (const node of next.keys()) walk(node, []);
  return found;
}
