import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/run.mjs';

/** What has been played already, so that a series can be stopped at any moment and continued. */
export interface Log<T> {
  /** What came of whatever has that name, if it has been played. */
  readonly find: (name: string) => T | undefined;
  readonly add: (name: string, value: T) => void;
  readonly all: () => readonly T[];
}

interface Line<T> {
  readonly name: string;
  readonly code?: string;
  readonly value: T;
}

/**
 * A log in a file, one answer per line; without a file nothing is stored. Where it depends on the code (`code`), what was played by another does not count.
 */
export function openLog<T>(file: string | undefined, code?: string): Log<T> {
  const lines = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
  // The last line may be incomplete if it was stopped.
  const known = lines.flatMap((text): Line<T>[] => (text.endsWith('}') ? [JSON.parse(text)] : []));
  const values = new Map(known.filter((line) => line.code === code).map(({ name, value }) => [name, value]));
  if (file !== undefined && lines.at(-1) !== '') appendFileSync(file, '\n');
  return {
    find: (name) => values.get(name),
    add: (name, value) => {
      values.set(name, value);
      if (file !== undefined)
        appendFileSync(file, `${JSON.stringify({ name, ...(code && { code }), value } satisfies Line<T>)}\n`);
    },
    all: () => [...values.values()],
  };
}

/** A digest of what opponents' games depend on. */
export function codeOfGames(): string {
  const hash = createHash('sha256');
  // The ladder's own figures do not affect play.
  for (const folder of ['src/rules', 'src/opponents'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|json)$/.test(name) && !name.endsWith('measured.json'))
        hash.update(`${name}\n`).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}
