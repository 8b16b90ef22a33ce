import { memoryStore, type Store } from '../../src/rooms/core/index.ts';
import { corePlace } from '../rooms/support/core-place.ts';
import { openingOf, seated } from '../rooms/support/place.ts';
import { playOn } from '../rooms/support/playing.ts';

/** The names of what a store keeps beside its tables. */
const metas = ['code', 'process', 'facts', 'door', 'pushes', 'heard', 'passes', 'dropped'] as const;

/** Everything in the store of a room. */
export interface StoredRoom {
  readonly room: string;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly rows: ReturnType<Store['rowsFrom']>;
  readonly seats: ReturnType<Store['seats']>;
  readonly devices: ReturnType<Store['devices']>;
  readonly proposals: ReturnType<Store['proposals']>;
  readonly dues: ReturnType<Store['dues']>;
  readonly outbox: ReturnType<Store['outbox']>;
  readonly snapshot: ReturnType<Store['snapshot']>;
}

/** A room of two people and an opponent, in the middle of their game. */
export async function storedRoom(): Promise<StoredRoom> {
  const place = corePlace();
  const opponent = { level: 'raider', temper: { aggression: 0.5, greed: 0.5, patience: 0.5 }, seed: 3 } as const;
  const { room, guests } = await seated(place, openingOf(['human', 'human', opponent]));
  await playOn(guests, 60);
  await guests[0]?.ask<'propose'>({ type: 'propose', proposal: { what: 'pause' } });
  const store = place.store(room);
  return {
    room,
    meta: Object.fromEntries(metas.map((name) => [name, store.meta(name)])),
    rows: store.rowsFrom(0),
    seats: store.seats(),
    devices: store.devices(),
    proposals: store.proposals(),
    dues: store.dues(),
    outbox: store.outbox(),
    snapshot: store.snapshot(),
  };
}

/** A store that holds all that. */
export function storeOf(stored: StoredRoom): Store {
  const store = memoryStore();
  for (const [name, value] of Object.entries(stored.meta)) if (value !== null) store.setMeta(name, value);
  for (const row of stored.rows) store.append(row);
  for (const row of stored.seats) store.putSeat(row);
  for (const row of stored.devices) store.putDevice(row);
  for (const row of stored.proposals) store.putProposal(row);
  for (const { name, at } of stored.dues) store.setDue(name, at);
  for (const row of stored.outbox) store.post(row);
  if (stored.snapshot !== null) store.keepSnapshot(stored.snapshot);
  return store;
}
