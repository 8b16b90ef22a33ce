import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GameStore, openGameStore } from '../../../src/session/saves/game-store.ts';
import { someRecord } from './build.ts';

let count = 0;
const open: GameStore[] = [];

/** A database of its own for every test; `tabs` stores look at it. */
async function tabs(number: number): Promise<{ name: string; stores: GameStore[] }> {
  const name = `test-${count++}`;
  const stores = await Promise.all(Array.from({ length: number }, () => openGameStore(name)));
  open.push(...stores);
  return { name, stores };
}

async function oneTab(): Promise<{ name: string; store: GameStore }> {
  const { name, stores } = await tabs(1);
  const [store] = stores;
  if (store === undefined) throw new Error('no store');
  return { name, store };
}

/** Puts something else where a game's record lies, as a torn write or another program might. */
async function spoil(name: string, id: string, record: unknown): Promise<void> {
  await spoilRow(name, id, { record });
}

async function spoilRow(name: string, id: string, change: object): Promise<void> {
  const db = await openDB(name);
  await db.put('games', { ...(await db.get('games', id)), ...change });
  db.close();
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const store of open.splice(0)) store.close();
});

describe('the store', () => {
  it('goes on where the browser has dropped the database', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const { store } = await oneTab();
    await store.write(someRecord('a', 1));
    const database = opened.mock.results[0]?.value.result;
    // Its type asks for the class instead of a database.
    Reflect.apply(forceCloseDatabase, null, [database]);
    await store.write(someRecord('a', 2));
    expect(await store.read('a')).toEqual({ record: someRecord('a', 2), recovered: false });
  });

  it('goes on where another tab has deleted the database: the game in hand is written anew', async () => {
    const { name, stores } = await tabs(2);
    const [store, other] = stores;
    await store?.write(someRecord('a', 1));
    await store?.write(someRecord('a', 2));
    await other?.take('a');
    await deleteDB(name);
    await store?.write(someRecord('a', 3));
    expect(await store?.read('a')).toEqual({ record: someRecord('a', 3), recovered: false });
    // Who has not seen that write is still refused.
    await expect(other?.write(someRecord('a', 9))).rejects.toMatchObject({ code: 'elsewhere' });
    await store?.write(someRecord('a', 4));
    expect((await store?.read('a'))?.record.commands).toHaveLength(4);
  });

  it('goes on where the database was closed and nobody was told', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const { store } = await oneTab();
    await store.write(someRecord('a', 1));
    opened.mock.results[0]?.value.result.close();
    await store.write(someRecord('a', 2));
    expect((await store.read('a')).record).toEqual(someRecord('a', 2));
  });

  it('makes room for a newer version of the table, and tells that it has taken over', async () => {
    const { name, store } = await oneTab();
    await store.write(someRecord('a', 1));
    const newer = await openDB(name, 2);
    await expect(store.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'newerStore' });
    await expect(store.list()).rejects.toMatchObject({ code: 'newerStore' });
    await expect(openGameStore(name)).rejects.toMatchObject({ code: 'newerStore', message: 'saves.newerStore' });
    expect(await newer.count('games')).toBe(1);
    newer.close();
  });

  it('opens one database however many ask for it at once', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const { store } = await oneTab();
    Reflect.apply(forceCloseDatabase, null, [opened.mock.results[0]?.value.result]);
    await Promise.all([store.list(), store.raw('a').catch(() => null), store.write(someRecord('a'))]);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('lists a game whose count of writes is none, and goes on with it', async () => {
    for (const revision of [Number.NaN, Number.POSITIVE_INFINITY, -1, 2 ** 53, 'x', null]) {
      const { name, store } = await oneTab();
      await store.write(someRecord('a', 1));
      await spoilRow(name, 'a', { revision });
      // Nobody who has not taken it writes over it.
      await expect(store.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'elsewhere' });
      await store.take('a');
      await store.write(someRecord('a', 2));
      await store.write(someRecord('a', 3));
      expect((await store.read('a')).record.commands).toHaveLength(3);
    }
  });

  it('gives back what was written last, and lists the latest game first', async () => {
    const { store } = await oneTab();
    await store.write(someRecord('a', 1, 10));
    await store.write(someRecord('b', 1, 20));
    await store.write(someRecord('a', 2, 30));
    expect(await store.read('a')).toEqual({ record: someRecord('a', 2, 30), recovered: false });
    expect((await store.list()).map((entry) => entry.id)).toEqual(['a', 'b']);
  });

  it('says that a game is missing, also after it was removed', async () => {
    const { store } = await oneTab();
    await store.write(someRecord('a'));
    await store.remove('a');
    await expect(store.read('a')).rejects.toMatchObject({ code: 'missing' });
    expect(await store.list()).toEqual([]);
  });

  it('falls back to the write before when the last one is torn', async () => {
    const { name, store } = await oneTab();
    await store.write(someRecord('a', 1));
    await store.write(someRecord('a', 2));
    await spoil(name, 'a', { format: 'small-world-table', version: 1, id: 'a' });
    expect(await store.take('a')).toEqual({ record: someRecord('a', 1), recovered: true });
    // Going on from there, a second torn write still finds the same good record before it.
    await store.write(someRecord('a', 2));
    await spoil(name, 'a', 'rubbish');
    expect(await store.read('a')).toEqual({ record: someRecord('a', 1), recovered: true });
  });

  it('keeps as the write before what the tab wrote itself, whatever has become of it there', async () => {
    const { name, store } = await oneTab();
    await store.write(someRecord('a', 1));
    await store.write(someRecord('a', 2));
    await spoil(name, 'a', 'rubbish');
    await store.write(someRecord('a', 3));
    await spoil(name, 'a', 'rubbish');
    expect(await store.read('a')).toEqual({ record: someRecord('a', 2), recovered: true });
  });

  it('lists a game that cannot be read, with the reason, and never writes over it', async () => {
    const { name, store } = await oneTab();
    await store.write(someRecord('a'));
    await spoil(name, 'a', { format: 'small-world-table', version: 99 });
    const other = await openGameStore(name);
    open.push(other);
    expect(await other.list()).toMatchObject([{ id: 'a', problem: { code: 'newer' } }]);
    await expect(other.take('a')).rejects.toMatchObject({ code: 'newer' });
    await expect(other.write(someRecord('a'))).rejects.toMatchObject({ code: 'elsewhere' });
  });

  it('refuses a tab that has not seen the last write, and keeps that write', async () => {
    const { stores } = await tabs(2);
    const [first, second] = stores;
    await first?.write(someRecord('a', 1));
    await second?.take('a');
    await second?.write(someRecord('a', 2));
    await expect(first?.write(someRecord('a', 9))).rejects.toMatchObject({ code: 'elsewhere' });
    expect((await first?.read('a'))?.record.commands).toHaveLength(2);
  });

  it('tells a full storage from a broken one, and keeps what was there', async () => {
    const { store } = await oneTab();
    await store.write(someRecord('a', 1));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(store.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'full' });
    put.mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    await expect(store.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'unavailable' });
    put.mockRestore();
    expect((await store.read('a')).record).toEqual(someRecord('a', 1));
    await store.write(someRecord('a', 2));
  });

  it('is unavailable where the browser keeps no data', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await expect(openGameStore('forbidden')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not keep the page waiting for a slow store, nor give it up', async () => {
    vi.useFakeTimers();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const opened = openGameStore('silent').then(
      () => 'open',
      (failure: unknown) => failure,
    );
    await vi.advanceTimersByTimeAsync(2900);
    expect(await Promise.race([opened, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.race([opened, 'waiting'])).toBe('open');
  });

  it('tells that a write was not answered, so that the game goes on', async () => {
    const { store } = await oneTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
    const written = store.write(someRecord('a')).then(
      () => 'written',
      (failure: unknown) => failure,
    );
    await vi.advanceTimersByTimeAsync(10_100);
    // Nobody knows yet whether it is written: that is not the same as not written.
    expect(await Promise.race([written, 'waiting'])).toMatchObject({ code: 'slow', outcome: expect.any(Promise) });
  });
});
