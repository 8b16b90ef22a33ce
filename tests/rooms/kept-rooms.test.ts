import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { keptRooms } from '../../src/rooms/client/index.ts';
import { socketAddress } from '../../src/rooms/client/opening.ts';

let count = 0;
const named = () => `rooms-${count++}`;

describe('the rooms that a browser remembers', () => {
  it('gives a device one secret for each room, whichever tab asks, and another in each', async () => {
    const name = named();
    const [one, same, other] = await Promise.all([
      keptRooms(name).at('ABCDEF'),
      keptRooms(name).at('ABCDEF'),
      keptRooms(name).at('ABCDEG'),
    ]);
    expect(one.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(same.secret).toBe(one.secret);
    expect(other.secret).not.toBe(one.secret);
  });

  it('lists those first that wait for us, and those last that are over', async () => {
    const rooms = keptRooms(named());
    await rooms.note('AAAAAA', { at: 5, isOver: true });
    await rooms.note('BBBBBB', { at: 2 });
    await rooms.note('CCCCCC', { at: 1, isMine: true });
    await rooms.note('DDDDDD', { at: 3 });
    expect((await rooms.list()).map(({ room }) => room)).toEqual(['CCCCCC', 'DDDDDD', 'BBBBBB', 'AAAAAA']);
    await rooms.forget('DDDDDD');
    expect((await rooms.list()).map(({ room }) => room)).toEqual(['CCCCCC', 'BBBBBB', 'AAAAAA']);
  });

  it('believes nothing that is stored: fields that make no sense are as if they were not there', async () => {
    const name = named();
    const rooms = keptRooms(name);
    const { secret } = await rooms.at('ABCDEF');
    const db = await openDB(name);
    await db.put('rooms', {
      room: 'ABCDEF',
      secret,
      at: 4,
      seats: 'x',
      names: [1],
      round: -3,
      isMine: 'yes',
      heard: ['rude'],
    });
    await db.put('rooms', { room: 'BROKEN', secret: 'short', at: 9 });
    await db.put('rooms', { room: 7, at: 9 } as never).catch(() => undefined);
    db.close();
    expect(await rooms.list()).toEqual([
      {
        room: 'ABCDEF',
        secret,
        at: 4,
        seats: [],
        names: [],
        round: 0,
        isMine: false,
        isOver: false,
        share: null,
        pledge: null,
        notify: 'none',
        heard: 0,
      },
    ]);
  });

  it('lasts as long as the page where the browser keeps nothing, and says so', async () => {
    const rooms = keptRooms(named());
    const { open } = indexedDB;
    indexedDB.open = () => {
      throw new Error('forbidden');
    };
    try {
      const { secret } = await rooms.at('ABCDEF');
      expect((await rooms.at('ABCDEF')).secret).toBe(secret);
      expect(rooms.areKept()).toBe(false);
    } finally {
      indexedDB.open = open;
    }
  });
});

it('whoever comes to a table is not kept waiting for ever by a browser whose database does not answer', async () => {
  vi.useFakeTimers();
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  try {
    const rooms = keptRooms(named());
    const asked = rooms.at('ABCDEF');
    await vi.advanceTimersByTimeAsync(10_500);
    const { secret } = await asked;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(rooms.areKept()).toBe(false);
    const forgotten = rooms.forget('ABCDEF');
    await vi.advanceTimersByTimeAsync(10_500);
    await forgotten;
  } finally {
    open.mockRestore();
    vi.useRealTimers();
  }
});

describe('the address of a room', () => {
  it('lies beside the page, wherever that is', () => {
    expect(socketAddress('http://10.0.0.2:4173/?x#y', 'ABCDEF')).toBe('ws://10.0.0.2:4173/rooms/ABCDEF');
    expect(socketAddress('https://site.example/games/table/index.html', 'ABCDEF')).toBe(
      'wss://site.example/games/table/rooms/ABCDEF',
    );
  });
});
