import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShelf, type Shelf } from '../../src/saves/shelf.ts';
import { someRecord } from './build.ts';

let count = 0;
const open: Shelf[] = [];

/** A database of its own for every test; `tabs` shelves look at it. */
async function tabs(number: number): Promise<{ name: string; shelves: Shelf[] }> {
  const name = `test-${count++}`;
  const shelves = await Promise.all(Array.from({ length: number }, () => openShelf(name)));
  open.push(...shelves);
  return { name, shelves };
}

async function oneTab(): Promise<{ name: string; shelf: Shelf }> {
  const { name, shelves } = await tabs(1);
  const [shelf] = shelves;
  if (shelf === undefined) throw new Error('no shelf');
  return { name, shelf };
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
  for (const shelf of open.splice(0)) shelf.close();
});

describe('the shelf', () => {
  it('goes on where the browser has dropped the database', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const { shelf } = await oneTab();
    await shelf.write(someRecord('a', 1));
    const database = opened.mock.results[0]?.value.result;
    // Its type asks for the class instead of a database.
    Reflect.apply(forceCloseDatabase, null, [database]);
    await shelf.write(someRecord('a', 2));
    expect(await shelf.read('a')).toEqual({ record: someRecord('a', 2), recovered: false });
  });

  it('goes on where another tab has deleted the database: the game in hand is written anew', async () => {
    const { name, shelves } = await tabs(2);
    const [shelf, other] = shelves;
    await shelf?.write(someRecord('a', 1));
    await shelf?.write(someRecord('a', 2));
    await other?.take('a');
    await deleteDB(name);
    await shelf?.write(someRecord('a', 3));
    expect(await shelf?.read('a')).toEqual({ record: someRecord('a', 3), recovered: false });
    // Who has not seen that write is still refused.
    await expect(other?.write(someRecord('a', 9))).rejects.toMatchObject({ code: 'elsewhere' });
    await shelf?.write(someRecord('a', 4));
    expect((await shelf?.read('a'))?.record.commands).toHaveLength(4);
  });

  it('goes on where the database was closed and nobody was told', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const { shelf } = await oneTab();
    await shelf.write(someRecord('a', 1));
    opened.mock.results[0]?.value.result.close();
    await shelf.write(someRecord('a', 2));
    expect((await shelf.read('a')).record).toEqual(someRecord('a', 2));
  });

  it('makes room for a newer version of the table, and tells that it has taken over', async () => {
    const { name, shelf } = await oneTab();
    await shelf.write(someRecord('a', 1));
    const newer = await openDB(name, 2);
    await expect(shelf.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'newerStore' });
    await expect(shelf.list()).rejects.toMatchObject({ code: 'newerStore' });
    await expect(openShelf(name)).rejects.toMatchObject({ code: 'newerStore', message: 'saves.newerStore' });
    expect(await newer.count('games')).toBe(1);
    newer.close();
  });

  it('opens one database however many ask for it at once', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const { shelf } = await oneTab();
    Reflect.apply(forceCloseDatabase, null, [opened.mock.results[0]?.value.result]);
    await Promise.all([shelf.list(), shelf.raw('a').catch(() => null), shelf.write(someRecord('a'))]);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('lists a game whose count of writes is none, and goes on with it', async () => {
    for (const revision of [Number.NaN, Number.POSITIVE_INFINITY, -1, 2 ** 53, 'x', null]) {
      const { name, shelf } = await oneTab();
      await shelf.write(someRecord('a', 1));
      await spoilRow(name, 'a', { revision });
      // Nobody who has not taken it writes over it.
      await expect(shelf.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'elsewhere' });
      await shelf.take('a');
      await shelf.write(someRecord('a', 2));
      await shelf.write(someRecord('a', 3));
      expect((await shelf.read('a')).record.commands).toHaveLength(3);
    }
  });

  it('gives back what was written last, and lists the latest game first', async () => {
    const { shelf } = await oneTab();
    await shelf.write(someRecord('a', 1, 10));
    await shelf.write(someRecord('b', 1, 20));
    await shelf.write(someRecord('a', 2, 30));
    expect(await shelf.read('a')).toEqual({ record: someRecord('a', 2, 30), recovered: false });
    expect((await shelf.list()).map((entry) => entry.id)).toEqual(['a', 'b']);
  });

  it('says that a game is missing, also after it was removed', async () => {
    const { shelf } = await oneTab();
    await shelf.write(someRecord('a'));
    await shelf.remove('a');
    await expect(shelf.read('a')).rejects.toMatchObject({ code: 'missing' });
    expect(await shelf.list()).toEqual([]);
  });

  it('falls back to the write before when the last one is torn', async () => {
    const { name, shelf } = await oneTab();
    await shelf.write(someRecord('a', 1));
    await shelf.write(someRecord('a', 2));
    await spoil(name, 'a', { format: 'small-world-table', version: 1, id: 'a' });
    expect(await shelf.take('a')).toEqual({ record: someRecord('a', 1), recovered: true });
    // Going on from there, a second torn write still finds the same good record before it.
    await shelf.write(someRecord('a', 2));
    await spoil(name, 'a', 'rubbish');
    expect(await shelf.read('a')).toEqual({ record: someRecord('a', 1), recovered: true });
  });

  it('lists a game that cannot be read, with the reason, and never writes over it', async () => {
    const { name, shelf } = await oneTab();
    await shelf.write(someRecord('a'));
    await spoil(name, 'a', { format: 'small-world-table', version: 99 });
    const other = await openShelf(name);
    open.push(other);
    expect(await other.list()).toMatchObject([{ id: 'a', problem: { code: 'newer' } }]);
    await expect(other.take('a')).rejects.toMatchObject({ code: 'newer' });
    await expect(other.write(someRecord('a'))).rejects.toMatchObject({ code: 'elsewhere' });
  });

  it('refuses a tab that has not seen the last write, and keeps that write', async () => {
    const { shelves } = await tabs(2);
    const [first, second] = shelves;
    await first?.write(someRecord('a', 1));
    await second?.take('a');
    await second?.write(someRecord('a', 2));
    await expect(first?.write(someRecord('a', 9))).rejects.toMatchObject({ code: 'elsewhere' });
    expect((await first?.read('a'))?.record.commands).toHaveLength(2);
  });

  it('tells a full storage from a broken one, and keeps what was there', async () => {
    const { shelf } = await oneTab();
    await shelf.write(someRecord('a', 1));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(shelf.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'full' });
    put.mockImplementation(() => {
      throw new DOMException('gone', 'UnknownError');
    });
    await expect(shelf.write(someRecord('a', 2))).rejects.toMatchObject({ code: 'unavailable' });
    put.mockRestore();
    expect((await shelf.read('a')).record).toEqual(someRecord('a', 1));
    await shelf.write(someRecord('a', 2));
  });

  it('is unavailable where the browser keeps no data', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await expect(openShelf('forbidden')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is unavailable where the browser never opens the store, after three seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const opened = openShelf('silent').then(
      () => 'open',
      (failure: unknown) => failure,
    );
    await vi.advanceTimersByTimeAsync(2900);
    expect(await Promise.race([opened, 'waiting'])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.race([opened, 'waiting'])).toMatchObject({ code: 'unavailable' });
  });

  it('tells that a write was not answered, so that the game goes on', async () => {
    const { shelf } = await oneTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new IDBRequest());
    const written = shelf.write(someRecord('a')).then(
      () => 'written',
      (failure: unknown) => failure,
    );
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await Promise.race([written, 'waiting'])).toMatchObject({ code: 'unavailable' });
  });
});
