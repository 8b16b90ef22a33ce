/** `npm run models [ids…]`: builds the models, all or those named, into `public/models`, and prints the size of each. */
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BYTES } from './budget.ts';
import { modelIds } from './gallery.ts';
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

const known = modelIds();
const wanted = process.argv.slice(2);
const strangers = wanted.filter((id) => !known.includes(id));
if (strangers.length > 0) throw new Error(`No such model: ${strangers.join(', ')}. There are: ${known.join(', ')}.`);
const ids = wanted.length > 0 ? wanted : known;
mkdirSync(folder, { recursive: true });
const reports = ids.length > 1 ? await makeAll(ids) : await Promise.all(ids.map(make));
console.log(table(reports));
const total = readdirSync(folder)
  .filter((name) => name.endsWith('.glb'))
  .reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
console.log(`${total} bytes in public/models, ${BYTES.all} are allowed`);
const faults = reports.flatMap(({ faults }) => faults);
if (total > BYTES.all) faults.push(`all models together: ${total} bytes, ${BYTES.all} are allowed`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
