import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { shelf } from './messages.ts';

/** Offered to those who bring the words: by the index of a folder to those who come later (`later` of vite.config.ts), and what names all things. */
const later = [
  'src/hud/players/score.ts',
  'src/hud/seat/moves.ts',
  'src/ui/words/box-faults.ts',
  'src/ui/words/names.ts',
];

const placeOf = new Map(
  Object.entries(shelf.en ?? {}).flatMap(([place, messages]) =>
    Object.keys(messages).map((key) => [key, place] as const),
  ),
);

/** Who names a race or a power, or what it brings, says words of its file, though no key of them is written there. */
const namesFolk = /\b(?:(?:race|power|trait|combo|marker)Name|traitWords|contentWords)\(/;

interface Source {
  readonly imports: readonly string[];
  /** What it fetches when it is asked for. */
  readonly opens: readonly string[];
  /** The files of messages it names keys of. */
  readonly says: readonly string[];
}

const sources = new Map<string, Source>();
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  const path = join('src', name).replaceAll('\\', '/');
  if (!/\.tsx?$/.test(path)) continue;
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const to = (found: RegExp) =>
    [...code.matchAll(found)].map(([, at = '']) => join(dirname(path), at).replaceAll('\\', '/'));
  sources.set(path, {
    imports: to(/(?:^|\n)(?:(?:import|export)\s+(?!type\s)[^;'"]*?from\s*|import\s+)['"](\.[^'"]+)['"]/g),
    opens: to(/import\(\s*['"](\.[^'"]+)['"]/g),
    says: [
      ...[...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].flatMap(([, key = '']) => placeOf.get(key) ?? []),
      ...(namesFolk.test(code) ? ['folk'] : []),
    ],
  });
}

/** A file and all that comes with it. */
function withAll(entry: string): ReadonlySet<string> {
  const all = new Set([entry]);
  for (const file of all) for (const next of sources.get(file)?.imports ?? []) all.add(next);
  return all;
}

const opened = new Set([...sources.values()].flatMap(({ opens }) => opens));
const entries = new Map(['src/main.tsx', ...opened].map((entry) => [entry, withAll(entry)]));

/** Does this file of messages come with an entry, or before it: with everything that opens it? */
function comes(place: string, entry: string, seen: readonly string[] = []): boolean {
  if (place === 'start' || entries.get(entry)?.has(`src/ui/locale/${place}.ts`)) return true;
  const openers = [...entries].filter(
    ([one, files]) => !seen.includes(one) && [...files].some((file) => sources.get(file)?.opens.includes(entry)),
  );
  return openers.length > 0 && openers.every(([one]) => one !== entry && comes(place, one, [...seen, entry]));
}

it('whatever is said has come before: with the file that says it, or with what opens that', () => {
  const gaps = [...entries].flatMap(([entry, files]) =>
    [...files].flatMap((file) =>
      [...new Set(later.includes(file) ? [] : sources.get(file)?.says)]
        .filter((place) => !comes(place, entry))
        .map((place) => `${file} says words of ${place}.json, which ${entry} does not bring`),
    ),
  );
  expect(gaps).toEqual([]);
});
