import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** Where scripts of the page begin: the page's own, and that of all its threads. */
const threads = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join('src', file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/new Worker\(\s*new URL\('([^']+)'/g),
    ].map(([, to = '']) => join('src', dirname(file), to)),
  );

it('every script of the page begins with what the oldest browsers lack, before anything else is imported', () => {
  expect(threads).toEqual(['src/worker.ts']);
  for (const file of ['src/main.tsx', ...threads]) {
    const [first] = readFileSync(file, 'utf8').match(/^import [^;]+;/m) ?? [];
    const way = relative(dirname(file), 'src/ui/floor/index.ts').replaceAll('\\', '/');
    expect(first, file).toBe(`import '${way.startsWith('.') ? way : `./${way}`}';`);
  }
});
