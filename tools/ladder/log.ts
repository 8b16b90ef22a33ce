import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from './series.ts';

/** Games already played, so that a series can be stopped at any moment and continued. */
export interface Log {
  /** The game of that name, if it has been played. */
  readonly find: (name: string) => Game | undefined;
  readonly add: (name: string, game: Game) => void;
}

interface Line extends Game {
  readonly name: string;
  readonly code: string;
}

/** The folders a game depends on. */
const sources = ['src/rules', 'src/opponents'];

/** A log in a file, one game per line. Games played by other versions of the rules or levels do not count. Without a file nothing is stored. */
export function openLog(file: string | undefined): Log {
  if (file === undefined) return { find: () => undefined, add: () => {} };
  const code = digest();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // The last line may be incomplete if the ladder was stopped.
  const known = lines.flatMap((text): Line[] => (text.endsWith('}') ? [JSON.parse(text)] : []));
  const games = new Map(known.filter((line) => line.code === code).map((line) => [line.name, line]));
  const isWhole = lines.at(-1) === '' || lines.length === 0;
  if (!isWhole) appendFileSync(file, '\n');
  return {
    find: (name) => games.get(name),
    add: (name, game) => appendFileSync(file, `${JSON.stringify({ name, code, ...game } satisfies Line)}\n`),
  };
}

/** A digest of the sources. */
function digest(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256');
  // The ladder's own figures do not affect play.
  for (const folder of sources)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|json)$/.test(name) && !name.endsWith('measured.json'))
        hash.update(`${name}\n`).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}
