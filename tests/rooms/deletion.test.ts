import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { type EnginePlace, enginePlace } from './support/engine-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { playOn } from './support/playing.ts';

/** Which of these words stand anywhere in the files of a folder, those of databases that are written ahead included. */
function foundIn(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const texts = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'latin1'));
  return words.filter((word) => texts.some((text) => text.includes(word)));
}

describe.runIf(findEngine() !== null)('what lies on the disk', () => {
  let place: EnginePlace;
  beforeAll(async () => {
    place = await enginePlace();
  }, 30_000);
  afterAll(() => place.end());

  it('is what people typed and played, and not where they came from; once the room is deleted, nothing of it', async () => {
    const { room, guests } = await seated(place, openingOf(['human', 'human'], { secret: 'abcd'.repeat(16) }));
    const [host, guest] = guests as [Guest, Guest];
    await guest.ask<'name'>({ type: 'name', seat: 1, name: 'Xanthippe Quux' });
    await playOn(guests, 10, 3);
    // Of its code a trace may stay in the engine's own list of alarms: it leads nowhere then.
    const words = ['Xanthippe Quux', 'pickCombo', 'drawings'];
    expect(foundIn(place.folder, words)).toEqual(words);
    expect(foundIn(place.folder, ['127.0.0.1', 'opener ', host.secret, guest.secret])).toEqual([]);

    host.say('{"type":"delete","id":"gone"}');
    await guest.until(() => guest.all('closed')[0]?.why === 'deleted', 'the end');
    await vi.waitFor(() => expect(foundIn(place.folder, words)).toEqual([]), { timeout: 10_000, interval: 100 });
    await place.crash();
    expect(foundIn(place.folder, words)).toEqual([]);
    const late = await place.connect(room, guest.secret);
    await late.until(() => late.all('closed')[0]?.why === 'noSuchRoom', 'an answer');
  });
});
