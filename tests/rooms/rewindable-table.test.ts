import { expect, it } from 'vitest';
import type { RemoteTable, RoomClient } from '../../src/rooms/client/index.ts';
import { rewindableTable } from '../../src/rooms/client/rewindable-table.ts';
import { sightOf } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

/** A table at which so many steps have been played, as what stands behind a chart. */
async function played(steps: number) {
  const { guests } = await seated(corePlace(), openingOf());
  const guest = guests[0] as Guest;
  for (let step = 0; step < steps; step++) await playOn(guests, 1, 5 + step * 31);
  const client = {
    get state() {
      return { known: guest.now };
    },
  } as unknown as RoomClient;
  const listeners = new Set<(revision: number) => void>();
  const inner = {
    look: async (seat: number | null) => sightOf(guest.now, seat),
    subscribe(listener: (revision: number) => void) {
      listeners.add(listener);
      listener(guest.now.revision);
      return () => listeners.delete(listener);
    },
  } as unknown as RemoteTable;
  const more = async () => {
    await playOn(guests, 1, 99);
    for (const listener of listeners) listener(guest.now.revision);
  };
  return { table: rewindableTable(client, inner), guest, more };
}

it('shows a table again from a moment on, command by command, until it is where the game is', async () => {
  const { table, guest, more } = await played(30);
  const told: number[] = [];
  table.subscribe((revision) => told.push(revision));
  const now = await table.look(0);
  expect(now.legal.length + now.here.length).toBeGreaterThan(0);
  const { length } = guest.now.log;

  expect(table.goBack(length - 2)).toBe(true);
  const then = await table.look(0);
  expect(then.log).toEqual(guest.now.log.slice(0, -2));
  expect(then.log.at(-1)).toBe(guest.now.log.at(-3));
  // Nobody acts in the past, and nobody's coins are in it.
  expect(then).toMatchObject({ legal: [], here: [], mayTakeBack: false });
  expect(then.view.coins.every((coins) => coins === null)).toBe(true);

  table.goOn();
  expect((await table.look(0)).log).toHaveLength(length - 1);
  table.goOn();
  expect(table.played).toBeNull();
  expect((await table.look(0)).view).toEqual(now.view);
  // Revisions only grow, and end where the chart waits for what is known now.
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect((await table.look(0)).revision).toBe(table.revisionOf(guest.now));

  // The game may go on meanwhile: what was done then is shown as well.
  table.goBack(length - 1);
  await more();
  table.leavePast();
  expect((await table.look(0)).log).toEqual(guest.now.log);
  expect(table.goBack(guest.now.log.length)).toBe(false);
  expect(table.goBack(-1)).toBe(false);
});
