import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What the build and the tools make: it is named, but not kept. */
const made = [
  'dist/',
  'shots/',
  'files.json',
  'licences.html',
  'openers.json',
  'vapid.json',
  'hosting/rooms/built',
  'hosting/rooms/cluster.key',
  'hosting/rooms/vapid.json',
];

/** Every file and folder kept in the project, as ` /path/of/it`, so that a path may be named by its end. */
const kept = ['docs', 'hosting', 'public', 'src', 'tests', 'tools'].flatMap((folder) => [
  `/${folder}`,
  ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map(
    (entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
  ),
]);

/** Names between backticks that can only be meant as a file or folder of the project; `<id>` stands for any name. */
function pathsIn(text: string): string[] {
  const isPath =
    /^[\w<>-]+(\/[\w<>.-]+)*\.(tsx?|mjs|css|json|md|svg|html)$|^(src|tests|tools|docs|public|hosting)\/[\w<>./-]+$/;
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => isPath.test(name));
}

function isKept(path: string): boolean {
  const end = path
    .replace(/\/$/, '')
    .replace(/[.\\]/g, '\\$&')
    .replace(/<[^>]+>/g, '[^/]+');
  // A name alone is not meant of a test.
  const pattern = new RegExp(path.includes('/') || /\.test\./.test(path) ? `/${end}$` : `^(?!/tests/).*/${end}$`);
  return kept.some((one) => pattern.test(one)) || existsSync(join(root, path));
}

describe('the documents', () => {
  it.each(pages)('%s names only files and folders that exist', (page) => {
    const named = pathsIn(readFileSync(join(root, page), 'utf8'));
    const lost = named.filter((path) => !made.some((one) => path.startsWith(one)) && !isKept(path));
    expect(lost).toEqual([]);
  });

  it.each(pages)('%s links only to pages that exist', (page) => {
    const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
      ([, to = '']) => to,
    );
    const lost = links.filter((to) => !/^https?:/.test(to) && !existsSync(join(root, dirname(page), to)));
    expect(lost).toEqual([]);
  });

  it('follow a conquest through all its files: the page names no fewer than thirty', () => {
    expect(new Set(pathsIn(readFileSync(join(root, 'docs/conquest.md'), 'utf8'))).size).toBeGreaterThan(30);
  });
});

it('comments name only files that exist', () => {
  const lost = kept
    .filter((path) => /^\/(src|tools)\/.*\.tsx?$/.test(path))
    .flatMap((path) => {
      const comments = readFileSync(join(root, path), 'utf8').match(/^\s*(\*|\/\*\*?|\/\/).*$/gm) ?? [];
      return pathsIn(comments.join('\n').replaceAll('…/', '')).flatMap((name) =>
        isKept(name) ? [] : `${path}: ${name}`,
      );
    });
  expect(lost.filter((one) => !made.some((name) => one.endsWith(name)))).toEqual([]);
});
