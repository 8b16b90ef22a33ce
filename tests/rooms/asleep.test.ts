import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { night } from '../../tools/bench-rooms/devices/night.ts';
import { type BenchEngine, benchEngine } from '../../tools/bench-rooms/engine/bench-engine.ts';
import { findEngine } from '../../tools/rooms/engine.mjs';
import type { Guest } from './support/guest.ts';
import { seated } from './support/place.ts';
import { quickEngine } from './support/quick-engine.ts';

const tenMinutes = 600_000;

// `npm run bench:rooms -- sleep` does it with ten real minutes.
describe.runIf(findEngine() !== null)('a phone that slept for ten minutes at a line that died without a word', () => {
  let engine: BenchEngine;
  beforeAll(async () => {
    engine = await benchEngine();
  }, 30_000);
  afterAll(() => engine.end());

  it('shows the table as it is within three seconds of being looked at, whatever wakes up first, and when its network is late', async () => {
    const mornings = await Promise.all([
      night(engine, { sleeps: 100, later: tenMinutes }),
      night(engine, { sleeps: 100, later: tenMinutes, isDueFirst: false }),
      // Where the clock of the page stands still as well, nothing but being looked at says that time has passed.
      night(engine, { sleeps: 100 }),
      night(engine, { sleeps: 100, later: tenMinutes, networkAfter: 1_000 }),
    ]);
    for (const { back, missed, isRight } of mornings) {
      expect(missed).toBeGreaterThan(1);
      expect(isRight).toBe(true);
      expect(back).toBeLessThan(3_000);
    }
  });
});

describe.runIf(findEngine() !== null)('a device of which nothing is heard for a minute and a half', () => {
  it('counts as away for the others, though its connection never ended; and is there again with its next word', async () => {
    const { place } = await quickEngine(30);
    const { room, guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    const stateOf = () => host.now.roster.seats[1]?.state;
    await host.until(() => stateOf() === 'here', 'the other one');
    await pause(3_200);
    host.say('{"type":"ping","at":0}');
    await host.until(() => stateOf() === 'away', 'an empty seat');
    await guest.until(() => guest.isClosed, 'the end of the connection');
    expect(host.isClosed).toBe(false);
    const back = await place.connect(room, guest.secret);
    await back.hello();
    await host.until(() => stateOf() === 'here', 'the other one again');
  });
});
