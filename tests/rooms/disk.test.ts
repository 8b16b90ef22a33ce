import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkOf } from '../../src/rooms/host/address.mjs';
import { watchDisk } from '../../tools/rooms/disk.mjs';

const limits = { all: 100_000, address: 10_000, room: 5_000, free: 500e6 };
const room = (letter: string) => letter.repeat(64);

describe('the disk of the rooms', () => {
  let folder: string;
  let free: number;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'disk-'));
    mkdirSync(join(folder, 'rooms/rooms'), { recursive: true });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    free = 1e9;
    said = [];
  });

  const write = (name: string, bytes: number) => writeFileSync(join(folder, 'rooms/rooms', name), 'x'.repeat(bytes));
  const remove = (name: string) => rmSync(join(folder, 'rooms/rooms', name));
  const watch = async () => {
    const pace = { rooms: 10, free: 10 };
    const disk = await watchDisk(folder, limits, {
      pace,
      freeOf: async () => free,
      say: (line) => void said.push(line),
    });
    onTestFinished(() => disk.end());
    return disk;
  };
  const comes = (holds: () => unknown, what: unknown) =>
    vi.waitFor(() => expect(holds()).toEqual(what), { timeout: 3_000, interval: 5 });

  it('lets nobody open another table from where tables of so much were opened, journals and all, until they are smaller', async () => {
    const disk = await watch();
    expect(disk.refusal('192.0.2.1')).toBeNull();
    write(`${room('a')}.sqlite`, 4_000);
    write(`${room('b')}.sqlite`, 1_000);
    write(`${room('b')}.sqlite-wal`, 4_000);
    write(`${room('b')}.sqlite-shm`, 900);
    // Of nobody: it counts for all, and for no address.
    write(`${room('c')}.sqlite`, 30_000);
    disk.opened('192.0.2.1', room('a'));
    disk.opened('::ffff:192.0.2.1', room('b'));
    disk.opened('192.0.2.2', 'no name of a file');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(disk.refusal('192.0.2.1')).toBeNull();
    write(`${room('b')}.sqlite-shm`, 1_000);
    await comes(() => disk.refusal('192.0.2.1'), 'addressFull');
    expect(disk.refusal('192.0.2.2')).toBeNull();
    remove(`${room('a')}.sqlite`);
    await comes(() => disk.refusal('192.0.2.1'), null);
    expect(said).toEqual([]);
  });

  it('takes away what is left of deleted rooms, and nothing else: no room, none that is open, none that has just gone', async () => {
    const old = new Date(Date.now() - 120_000);
    const left = (name: string, bytes: number, at = old) => {
      write(name, bytes);
      utimesSync(join(folder, 'rooms/rooms', name), at, at);
    };
    left(`${room('a')}.sqlite`, 8_192);
    left(`${room('b')}.sqlite`, 8_192);
    left(`${room('b')}.sqlite-wal`, 0);
    left(`${room('c')}.sqlite`, 8_192, new Date());
    left(`${room('d')}.sqlite`, 49_152);
    left(`${room('e')}.sqlite`, 4_096);
    left('metadata.sqlite', 8_192);
    await watch();
    const names = readdirSync(join(folder, 'rooms/rooms')).toSorted();
    const others = ['b', 'c', 'd', 'e'].map((letter) => `${room(letter)}.sqlite`);
    expect(names).toEqual([...others, `${room('b')}.sqlite-wal`, 'metadata.sqlite'].toSorted());
  });

  it('remembers over an end who has opened what, and not where anybody is; of rooms that are gone nothing', async () => {
    const before = await watch();
    for (const letter of ['a', 'b']) write(`${room(letter)}.sqlite`, 10_000);
    before.opened('203.0.113.77', room('a'));
    before.opened('2001:db8:1:2::1', room('b'));
    await before.end();
    const kept = readFileSync(join(folder, 'openers.json'), 'utf8');
    expect(kept).not.toMatch(/203\.0\.113\.77|2001|db8/);
    const disk = await watch();
    expect(disk.refusal('203.0.113.77')).toBe('addressFull');
    expect(disk.refusal('2001:db8:1:2:ffff::9')).toBe('addressFull');
    expect(disk.refusal('2001:db8:1:3::1')).toBeNull();
    remove(`${room('a')}.sqlite`);
    await comes(() => readFileSync(join(folder, 'openers.json'), 'utf8').includes(room('a')), false);
    expect(readFileSync(join(folder, 'openers.json'), 'utf8')).toContain(room('b'));
  });

  it.each(['', '{', 'null', '{"key":"","rooms":{}}', '{"key":"k","rooms":null}', '[]'])(
    'goes on where what it remembers is %j',
    async (text) => {
      writeFileSync(join(folder, 'openers.json'), text);
      const disk = await watch();
      write(`${room('a')}.sqlite`, 10_000);
      disk.opened('192.0.2.1', room('a'));
      await comes(() => disk.refusal('192.0.2.1'), 'addressFull');
    },
  );

  it('lets nobody open a table where all take up too much, and says so once', async () => {
    const disk = await watch();
    write('metadata.sqlite', 60_000);
    write(`${room('a')}.sqlite`, 40_000);
    await comes(() => disk.refusal('192.0.2.1'), 'diskFull');
    write(`${room('a')}.sqlite`, 39_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(disk.refusal('192.0.2.1')).toBe('diskFull');
    remove(`${room('a')}.sqlite`);
    await comes(() => disk.refusal('192.0.2.1'), null);
    expect(said).toEqual([
      expect.stringMatching(/^rooms: they take up the 0\.1 MB .* no new tables .* --disk-all/),
      expect.stringMatching(/^rooms: .* again: new tables are opened/),
    ]);
  });

  it('says once when little is free, once when nothing is, and each once it is over', async () => {
    const disk = await watch();
    free = 499e6;
    await comes(() => disk.refusal('192.0.2.1'), 'diskFull');
    expect(disk.isFull()).toBe(false);
    free = 0;
    await comes(() => disk.isFull(), true);
    free = 3e6;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(disk.isFull()).toBe(true);
    free = 510e6;
    await comes(() => disk.isFull(), false);
    expect(disk.refusal('192.0.2.1')).toBe('diskFull');
    free = 600e6;
    await comes(() => disk.refusal('192.0.2.1'), null);
    expect(said).toEqual([
      expect.stringMatching(/^rooms: less than 500 MB of the disk is free, .*--disk-free/),
      expect.stringMatching(/^rooms: the disk is full\. Nothing is lost.*Make some/),
      expect.stringMatching(/^rooms: the disk has room again/),
      expect.stringMatching(/^rooms: enough of the disk is free again/),
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
    ['', ''],
  ])('%s stands for %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
