/**
 * `npx tsx tests/golden/make.ts FOLDER`: writes what this table keeps, hands on and stores today into tests/golden/FOLDER, for `golden.test.ts`, which reads what
 * tables of every age have written. A folder is never written again: whoever changes a format makes another one, before that.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const [folder] = process.argv.slice(2);
if (folder === undefined || !/^[\w-]+$/.test(folder)) throw new Error('golden: a folder is to be named');
const home = new URL(`${folder}/`, import.meta.url);
if (existsSync(home)) throw new Error(`golden: ${folder} is there already`);

/** A browser that keeps texts, and nothing else. */
function storage(texts: Map<string, string>) {
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
    key: (place: number) => [...texts.keys()][place] ?? null,
    get length() {
      return texts.size;
    },
  };
}
const local = new Map<string, string>();
const tab = new Map<string, string>();
Object.assign(globalThis, { localStorage: storage(local), sessionStorage: storage(tab) });

// Only now: what is kept is asked for as these are read.
const here = (name: string) => new URL(`${name}.ts`, import.meta.url).pathname;
const { module: things } = await runnerImport<typeof import('./things.ts')>(here('things'));
const { module: rooms } = await runnerImport<typeof import('./room.ts')>(here('room'));
const own = things.ownThings();
const games = things.someGames(own);
things.keepAll(own, games);

mkdirSync(home, { recursive: true });
const write = (name: string, content: unknown) =>
  writeFileSync(new URL(`${name}.json`, home), `${JSON.stringify(content, null, 1)}\n`);
write('browser', { local: Object.fromEntries(local), tab: Object.fromEntries(tab) });
write('saves', games.map(things.saveOf));
write('links', games.map(things.linkOf));
write('made', things.madeLinks(own));
write('room', await rooms.storedRoom());
