/** Builds the models, all or those named, into `public/models` (and its folder `made`), and prints the size of each. */
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BYTES } from './budget.ts';
import { madeIds, modelIds } from './gallery.ts';
import { make, type Report } from './worker.ts';

const folder = new URL('../../public/models/', import.meta.url);

/** Builds several models in parallel, in as many processes as there are cores. */
async function makeAll(ids: readonly string[]): Promise<Report[]> {
  const waiting = [...ids];
  const reports: Report[] = [];
  const line = () =>
    new Promise<void>((done, failed) => {
      const worker = fork(new URL('./worker.ts', import.meta.url));
      const next = () => {
        const id = waiting.shift();
        if (id === undefined) worker.kill();
        else worker.send(id);
      };
      worker.on('message', (report: Report) => {
        reports.push(report);
        next();
      });
      worker.on('error', failed);
      worker.on('exit', () => done());
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), ids.length) }, line));
  return reports.sort((a, b) => a.id.localeCompare(b.id));
}

function table(reports: readonly Report[]): string {
  const cells = reports.map(({ id, seconds, bytes, levels }) => {
    const level = (name: 'figure' | 'figure-low') => {
      const of = levels?.[name];
      return of ? [of.triangles, of.vertices, of.fine].map(String) : ['-', '-', '-'];
    };
    const reach = levels?.figure.reach.toFixed(2) ?? '-';
    return [id, seconds.toFixed(1), ...level('figure'), reach, ...level('figure-low'), String(bytes)];
  });
  const head = ['model', 's', 'triangles', 'vertices', 'fine', 'reach', 'low: triangles', 'vertices', 'fine', 'bytes'];
  const widths = head.map((word, k) => Math.max(word.length, ...cells.map((row) => row[k]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k] ?? 0) : cell.padStart(widths[k] ?? 0))).join('  ');
  return [head, ...cells].map(line).join('\n');
}

const known = [...modelIds(), ...madeIds()];
const wanted = process.argv.slice(2);
const strangers = wanted.filter((id) => !known.includes(id));
if (strangers.length > 0) throw new Error(`No such model: ${strangers.join(', ')}. There are: ${known.join(', ')}.`);
const ids = wanted.length > 0 ? wanted : known;
mkdirSync(new URL('made/', folder), { recursive: true });
const reports = ids.length > 1 ? await makeAll(ids) : await Promise.all(ids.map(make));
console.log(table(reports));
const faults = reports.flatMap(({ faults }) => faults);
for (const [place, most] of [
  ['', BYTES.all],
  ['made/', BYTES.made],
] as const) {
  const total = readdirSync(new URL(place, folder))
    .filter((name) => name.endsWith('.glb'))
    .reduce((sum, name) => sum + statSync(new URL(place + name, folder)).size, 0);
  console.log(`${total} bytes in public/models/${place}, ${most} are allowed`);
  if (total > most) faults.push(`all models of public/models/${place}: ${total} bytes, ${most} are allowed`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
