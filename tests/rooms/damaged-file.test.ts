import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { enginePlace } from './support/engine-place.ts';
import { openingOf, seated } from './support/place.ts';

describe.runIf(findEngine() !== null)('a room whose file is nothing that can be read', { timeout: 30_000 }, () => {
  it('says that it is damaged, names the file to whoever runs the rooms, leaves it as it is, and touches no other room', async () => {
    let said = '';
    const place = await enginePlace(
      {},
      {
        onSaid: (text) => {
          said += text;
        },
      },
    );
    const damaged = await seated(place, openingOf());
    const files = filesIn(place.folder).filter((file) => !file.includes('metadata'));
    const whole = await seated(place, openingOf());
    await place.kill();
    const garbage = 'What does this want to be? '.repeat(400);
    for (const file of files) writeFileSync(file, garbage);
    await place.start();

    const come = async () => {
      const guest = await place.connect(damaged.room, damaged.guests[0]?.secret ?? '').catch(() => null);
      await guest?.until(() => guest.isClosed, 'the end');
      return guest?.heard[0] ?? pause(300, null);
    };
    let heard = await come();
    // At first it may be a passing trouble of the engine's: a page comes again by itself.
    for (let tries = 0; heard === null && tries < 20; tries++) heard = await come();
    expect(heard).toEqual({ type: 'closed', n: -1, why: 'damaged' });
    const [file = ''] = files;
    expect(said).toContain(`rooms: ${basename(file, '.sqlite')} cannot be opened`);
    expect(readFileSync(file, 'utf8')).toBe(garbage);

    const back = await place.connect(whole.room, whole.guests[0]?.secret);
    expect(await back.hello()).toBe(true);
    await place.end();
  });
});

describe.runIf(findEngine() !== null)('a room of which a part is missing', { timeout: 30_000 }, () => {
  it('says that it is damaged, to everybody and each time: whether a table of it is gone, or all of its file', async () => {
    const place = await enginePlace({
      worker: 'tests/rooms/support/quick-worker.ts',
      define: { START: '0', PACE: '1' },
    });
    const known = new Set<string>();
    const open = async () => {
      const { room, guests } = await seated(place, openingOf());
      const [file = ''] = filesIn(place.folder).filter(
        (name) => name.endsWith('.sqlite') && !known.has(name) && !name.includes('metadata'),
      );
      known.add(file);
      return { room, secret: guests[0]?.secret ?? '', file };
    };
    const gone = await open();
    const rooms = [];
    for (const table of ['told', 'kept', 'meta', 'snapshot']) rooms.push({ table, ...(await open()) });
    for (const { table, room } of rooms) await fetch(`http://${place.address()}/drop/${room}?${table}`);
    await place.kill();
    for (const name of filesIn(place.folder)) if (name.startsWith(gone.file)) writeFileSync(name, '');
    await place.start();
    for (const { room, secret } of [...rooms, gone])
      for (let time = 0; time < 2; time++) {
        const guest = await place.connect(room, secret);
        await guest.until(() => guest.isClosed, 'the end');
        expect(guest.heard).toEqual([{ type: 'closed', n: -1, why: 'damaged' }]);
      }
    await place.end();
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? filesIn(join(folder, one.name)) : [join(folder, one.name)]))
    .toSorted();
