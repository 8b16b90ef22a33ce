import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import type { FloodName } from '../attackers/floods.ts';
import { type AttackedTable, bigScreenTable, invitedTable } from '../attackers/targets.ts';
import { apart } from '../devices/apart.ts';
import { type BusyTable, busyTable } from '../devices/busy-table.ts';
import { calmAfter, moment, tookBetween } from '../devices/given.ts';
import { honestly } from '../devices/honest-seat.ts';
import { type NpmStart, npmStart } from '../devices/npm-start.ts';
import { openTable } from '../devices/table.ts';
import { tenth } from '../share.ts';

/** Commands a second at the other table. */
const pace = 20;
/** Milliseconds: everything gets warm, then it is measured without a flood; and it is waited for so long at most that all is as it was. */
const warm = 3_000;
const calm = 10_000;
const patience = 60_000;
/** Milliseconds: where an answer takes longer than that without a flood, the machine is busy with something else. */
const busy = 30;

interface Flood {
  readonly flood: FloodName;
  /** Where it goes; null where it goes to no table. */
  readonly at: ((site: NpmStart) => Promise<AttackedTable>) | null;
  readonly words: string;
}

const floods: readonly Flood[] = [
  { flood: 'malformed', at: invitedTable, words: '5,000 malformed messages of one seat' },
  { flood: 'pings', at: invitedTable, words: '5,000 pings of one seat' },
  { flood: 'hellos', at: invitedTable, words: '20 connections of one device, 20 hellos a second each' },
  { flood: 'names', at: invitedTable, words: '30 connections of one seat, each renaming 20 times a second' },
  { flood: 'strangers', at: invitedTable, words: '64 new devices at the door, 20 messages a second each' },
  { flood: 'strangers', at: bigScreenTable, words: '64 new devices at a big screen, 20 messages a second each' },
  { flood: 'openings', at: null, words: 'openings of 5,000 commands' },
];

/** What a flood did. */
interface Outcome {
  readonly words: string;
  /** Milliseconds that commands took at another table: without it, and from its beginning until all was as before. */
  readonly none: readonly number[];
  readonly other: readonly number[];
  /** The same for another seat at the table that is attacked. */
  readonly same: readonly number[];
  /** Milliseconds from its end until all was as before; and how long the same takes from a moment at which nothing has happened. */
  readonly after: number;
  readonly noneAfter: number;
}

/**
 * What the rooms of `npm start` are worth to everybody else while somebody floods them, each flood at a server of its own with nothing else running. Those who
 * flood run in a process of their own, and so does the other seat at their table.
 */
export async function floodFigures(seconds: number): Promise<readonly Figure[]> {
  const outcomes: Outcome[] = [];
  for (const flood of floods) outcomes.push(await flooded(flood, seconds));
  const none = outcomes.flatMap((one) => one.none);
  const p99 = (one: Outcome) => quantile(one.other, 0.99);
  const worst = (of: (one: Outcome) => number) => {
    const [first, ...rest] = outcomes as [Outcome, ...Outcome[]];
    const found = rest.reduce((worse, one) => (of(one) > of(worse) ? one : worse), first);
    return { value: tenth(of(found)), note: found.words };
  };
  const without = quantile(none, 0.99);
  const other = worst(p99);
  const after = worst(({ after }) => after);
  const more = `; the machine is busy: ${tenth(other.value - without)} ms more than without`;
  return [
    { name: 'flood_none_p99_ms', value: tenth(without), note: `median ${tenth(quantile(none, 0.5))} ms, no flood` },
    {
      name: 'flood_other_p99_ms',
      ...other,
      aim: { atMost: 100 },
      note: `at another table; worst: ${other.note}${without > busy ? more : ''}`,
    },
    { name: 'flood_other_max_ms', ...worst(({ other }) => Math.max(...other)), aim: { atMost: 500 } },
    {
      name: 'flood_after_ms',
      ...after,
      aim: { atMost: 2_000 },
      note: `${after.note}; from any moment without a flood: ${Math.round(worst(({ noneAfter }) => noneAfter).value)} ms at most`,
    },
    { name: 'flood_same_max_ms', ...worst(({ same }) => Math.max(0, ...same)), aim: { atMost: 1_000 } },
  ];
}

async function flooded({ flood, at, words }: Flood, seconds: number): Promise<Outcome> {
  console.error(`  ${words} …`);
  const site = await npmStart();
  const running: { end(): void }[] = [];
  try {
    const other = busyTable(await openTable(site), pace);
    running.push(other);
    const table = await at?.(site);
    const address = site.address(table?.room ?? '');
    const [attack, same] = [await apart(), await apart()];
    running.push(attack, same);
    if (table !== undefined) same.begin({ do: 'sit', address, secrets: table.honest });
    await pause(warm);
    const before = moment();
    await pause(calm);
    const began = moment();
    const none = tookBetween(other.given, before, began, 1000 / pace);
    const target = { url: site.url, address, secret: table?.second ?? '', seconds };
    attack.begin({ do: 'flood', flood, target });
    const done = await attack.over;
    if (done?.what !== 'over') throw new Error(`${words}: ${done?.why ?? 'it was ended'}`);
    const ended = moment();
    const after = await untilCalm(other, ended, none);
    const outcome = {
      words,
      none,
      other: tookBetween(other.given, began, ended + after, 1000 / pace),
      same: tookBetween(same.given, began, ended + after, honestly),
      after,
      noneAfter: calmAfter(other.given, before, none) ?? calm,
    };
    tell(outcome, ended - began, JSON.stringify(done.counts), other);
    return outcome;
  } finally {
    for (const one of running) one.end();
    await site.end();
  }
}

/** Milliseconds until all is as it was; as long as we waited, if that did not come. */
async function untilCalm(other: BusyTable, ended: number, none: readonly number[]): Promise<number> {
  for (; moment() - ended < patience; await pause(20)) {
    const after = calmAfter(other.given, ended, none);
    if (after !== null) return after;
    if (other.trouble !== null) break;
  }
  return patience;
}

function tell({ none, other, same, after }: Outcome, lasted: number, counts: string, { trouble }: BusyTable): void {
  const of = (all: readonly number[]) =>
    `median ${tenth(quantile(all, 0.5))}, p99 ${tenth(quantile(all, 0.99))}, max ${tenth(Math.max(...all))} ms (${all.length})`;
  console.error(`    without:     ${of(none)}`);
  console.error(`    other table: ${of(other)}${trouble === null ? '' : `; then they could not go on: ${trouble}`}`);
  if (same.length > 0) console.error(`    same table:  ${of(same)}`);
  console.error(`    as before ${Math.round(after)} ms after its end; ${tenth(lasted / 1000)} s; ${counts}`);
}
