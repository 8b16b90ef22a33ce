import { bounds, type Saying } from '../protocol/index.ts';
import type { Caller } from './caller.ts';
import { readPass, writePass } from './passport.ts';
import { refusedFor, type Verdict } from './playing.ts';
import { sitDown } from './seating.ts';
import type { DeviceRow } from './store.ts';
import type { Table } from './table.ts';

interface OpenPass {
  readonly number: number;
  readonly device: number;
  readonly until: number;
}

interface Passes {
  readonly next: number;
  readonly open: readonly OpenPass[];
}

const passesOf = ({ store }: Table): Passes => (store.meta('passes') as Passes | null) ?? { next: 0, open: [] };

/** Somebody takes a table along to another browser: a pass that is good once, for a while. */
export function givePass(table: Table, { device, line, now }: Caller, { id }: Saying<'pass'>): Verdict {
  if (table.seatsOf(device).length === 0 && table.devices[device]?.isWatcher !== true) return refusedFor('watching');
  const { next, open: before } = passesOf(table);
  const valid = before.filter(({ until }) => until > now);
  const fresh = { number: next, device, until: now + bounds.passFor };
  const own = valid.filter((one) => one.device === device);
  const dropped = own.length < bounds.passes ? undefined : own[0];
  const open = [...valid.filter((one) => one !== dropped), fresh];
  const passes: Passes = { next: (next + 1) % 1_000_000, open };
  table.store.setMeta('passes', passes);
  const { room } = table;
  table.send(line, { type: 'pass', id, passport: writePass(table.facts.key, { room, device, number: next }) });
  return null;
}

export function forgetPasses(table: Table, device: number): void {
  const { next, open } = passesOf(table);
  const kept = open.filter((one) => one.device !== device);
  if (kept.length !== open.length) table.store.setMeta('passes', { next, open: kept } satisfies Passes);
}

/**
 * A browser shows a pass: it is that device from now on, with a secret of its own. Null if the pass is none, was shown before, or is too old. A browser that is
 * another device here already (`known`) stays so, and sits down beside.
 */
export function takePass(
  table: Table,
  text: string,
  hash: string,
  known: DeviceRow | undefined,
  now: number,
): DeviceRow | null {
  const pass = readPass(table.facts.key, table.room, text);
  const { next, open } = passesOf(table);
  const found = open.find(({ number, device }) => number === pass?.number && device === pass.device);
  const row = table.devices[found?.device ?? -1];
  if (found === undefined || found.until <= now || row === undefined || row.hash === '') return null;
  // Its own browser: the pass is still for another one.
  if (known === row) return known;
  table.store.setMeta('passes', { next, open: open.filter((one) => one !== found) } satisfies Passes);
  if (known !== undefined) {
    for (const seat of table.seatsOf(row.device)) sitDown(table, seat, known.device, now);
    return known;
  }
  const same: DeviceRow = { ...row, also: [...(row.also ?? []), hash].slice(-bounds.browsers) };
  table.putDevice(same);
  return same;
}
