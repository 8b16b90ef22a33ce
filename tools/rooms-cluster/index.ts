/**
 * `npm run rooms:cluster`: two engines on one bucket, as docs/hosting.md has them, and what becomes of acknowledged commands when the owner of a room is killed
 * (`--kills 20`), stopped in good order (`--stops 5`), frozen until another one has taken over, and when the bucket is away. Takes minutes: a lease lasts 20 s.
 * `--conformance` runs the conformance suite of rooms against two engines instead.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { nothingFound, type PlayedRoom, playedRoom, until } from '../bench-rooms/devices/played-room.ts';
import { givenTo, orEnd } from '../house/arguments.ts';
import { runTool } from '../house/run.mjs';
import { middle } from '../measure/statistics.ts';
import { type Bucket, startBucket } from './bucket.ts';
import { type Instance, startCluster } from './instances.ts';

const given = givenTo('rooms:cluster', { kills: '20', stops: '3', conformance: false });
if (given.is('conformance')) {
  const isDone = await runTool('vitest/vitest.mjs', ['run', 'tests/rooms/cluster.test.ts'], { env: { LONG: '1' } });
  process.exit(isDone ? 0 : 1);
}

const [kills, stops] = orEnd('rooms:cluster', () => [given.number('kills'), given.number('stops')]) as [number, number];
const awayFor = 30_000;
const findings = nothingFound();

const bucket = await startBucket();
const cluster = await startCluster(bucket.port);
let [owner, other] = cluster.instances as readonly [Instance, Instance];
try {
  report('killed', await times(kills, killed));
  report('stopped', await times(stops, stopped));
  report('frozen', [await frozen()]);
  report('bucket away', [await away(bucket)]);
} finally {
  await cluster.end();
  bucket.close();
}
console.log(`${JSON.stringify(findings)}; load ${loadavg()[0]?.toFixed(1)}`);
process.exit();

async function times(count: number, take: () => Promise<number>): Promise<number[]> {
  const gaps: number[] = [];
  for (let tried = 0; tried < count; tried++) gaps.push(await take());
  return gaps;
}

function report(what: string, gaps: readonly number[]): void {
  const [median, most] = [middle(gaps), Math.max(...gaps)];
  console.log(
    `${what}: ${gaps.length} times; until the next answer ${Math.round(median)} ms, at most ${Math.round(most)} ms; ${JSON.stringify(findings)}`,
  );
}

/** A room whose owner is the present one, being played. */
async function atPlay(): Promise<PlayedRoom> {
  cluster.prefer(owner);
  const table = await playedRoom(cluster, 2);
  await until(() => table.acknowledged() > 20, 'twenty steps');
  return table;
}

/** Milliseconds until the next acknowledgement. */
async function gapOf(table: PlayedRoom): Promise<number> {
  const began = performance.now();
  const before = table.acknowledged();
  await until(() => table.acknowledged() > before, 'another answer');
  return performance.now() - began;
}

function takeTurns(): void {
  [owner, other] = [other, owner];
}

async function killed(): Promise<number> {
  const table = await atPlay();
  await pause(Math.random() * 500);
  await owner.signal('SIGKILL');
  cluster.prefer(other);
  const gap = await gapOf(table);
  await table.finish(findings);
  await owner.start();
  takeTurns();
  console.error(`  killed: ${Math.round(gap)} ms`);
  return gap;
}

async function stopped(): Promise<number> {
  const table = await atPlay();
  cluster.prefer(other);
  const gone = owner.signal('SIGTERM');
  // What was on its way is answered before the owner lets go: the longest silence counts.
  let longest = 0;
  for (const end = performance.now() + 10_000; performance.now() < end && !table.isOver(); )
    longest = Math.max(longest, await gapOf(table));
  await table.finish(findings);
  await gone;
  await owner.start();
  takeTurns();
  console.error(`  stopped: ${Math.round(longest)} ms`);
  return longest;
}

/** The owner is frozen, and wakes up as soon as another one has taken over and answered: whatever it believes, it may acknowledge nothing any more. */
async function frozen(): Promise<number> {
  const table = await atPlay();
  await owner.signal('SIGSTOP');
  cluster.prefer(other);
  const gap = await gapOf(table);
  await owner.signal('SIGCONT');
  // Whoever still hangs on the old owner is heard by it now.
  await pause(5_000);
  await table.finish(findings);
  // It has noticed that its lease is over, and ended.
  await owner.watch();
  takeTurns();
  return gap;
}

async function away(gone: Bucket): Promise<number> {
  const table = await atPlay();
  gone.setAway(true);
  await pause(1_000);
  const before = table.acknowledged();
  await pause(awayFor);
  const during = table.acknowledged() - before;
  gone.setAway(false);
  // Without its bucket an instance ends when its lease does.
  for (const instance of cluster.instances) await instance.watch();
  const gap = await gapOf(table);
  await table.finish(findings);
  console.log(`while the bucket was away ${during} commands were acknowledged`);
  return gap;
}
