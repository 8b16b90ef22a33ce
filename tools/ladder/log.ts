import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from './series.ts';

/** Games that were played, so that a series can be stopped at any moment and goes on where it was. */
export interface Log {
  /** The game of that name, if it was played. */
  readonly find: (name: string) => Game | undefined;
  readonly add: (name: string, game: Game) => void;
}

interface Line extends Game {
  readonly name: string;
  readonly code: string;
}

/** The folders a game depends on. */
const sources = ['src/rules', 'src/opponents', 'tools/levels-1'];

/** A log in a file, a game a line. Games played by other rules or levels than those of now do not count. Without a file nothing is kept. */
export function openLog(file: string | undefined): Log {
  if (file === undefined) return { find: () => undefined, add: () => {} };
  const code = digest();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // The last line may have been cut short when the ladder was stopped.
  const known = lines.flatMap((text): Line[] => (text.endsWith('}') ? [JSON.parse(text)] : []));
  const games = new Map(known.filter((line) => line.code === code).map((line) => [line.name, line]));
  const isWhole = lines.at(-1) === '' || lines.length === 0;
  if (!isWhole) appendFileSync(file, '\n');
  return {
    find: (name) => games.get(name),
    add: (name, game) => appendFileSync(file, `${JSON.stringify({ name, code, ...game } satisfies Line)}\n`),
  };
}

/** What the sources come to. */
function digest(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256');
  // The figures of the ladder itself change nothing that is played.
  for (const folder of sources)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|json)$/.test(name) && !name.endsWith('measured.json'))
        hash.update(`${name}\n`).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex').slice(0, 16);
}
