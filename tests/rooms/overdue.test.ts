import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { usualChoices } from '../../src/rooms/protocol/index.ts';
import { findEngine } from '../../tools/rooms/engine.mjs';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';
import { quickEngine } from './support/quick-engine.ts';

const day = 24 * 60 * 60_000;

describe.runIf(findEngine() !== null)('what was due while the process was dead', { timeout: 60_000 }, () => {
  it('is done when it is back, before anybody comes: a seat has been empty for too long, and a clock runs on and out', async () => {
    const { place, stored, until } = await quickEngine(10);
    const left = await seated(place, openingOf(['human', 'human'], { choices: { ...usualChoices, patience: 15_000 } }));
    const [witness, gone] = left.guests as [Guest, Guest];
    gone.cut();
    await witness.until(() => witness.now.roster.seats[1]?.state === 'away', 'an empty seat');
    const clock = { kind: 'bank', bank: 30_000, grace: 0 } as const;
    const clocked = await seated(place, openingOf(['human', 'human'], { choices: { ...usualChoices, clock } }));
    await place.kill();
    await pause(3_200);
    await place.start();

    const absent = await until(left.room, (found) => found?.seats[1]?.isAbsent === true);
    // Who was there when it died has only just lost the connection.
    expect(absent?.seats[0]?.isAbsent).toBe(false);
    const back = (await stored(clocked.room))?.now ?? 0;
    expect((await stored(clocked.room))?.steps.map(({ kind }) => kind)).toEqual(['deal']);
    const late = await until(clocked.room, (found) => (found?.steps.length ?? 0) > 1);
    const [, give] = late?.steps ?? [];
    expect([give?.kind, give?.seat]).toEqual(['give', 0]);
    // Nobody was charged for the time in which it was dead.
    expect((give?.at ?? 0) - back).toBeGreaterThan(10_000);
    expect((give?.at ?? 0) - back).toBeLessThan(31_000);
  });

  it('does not make a room vanish untold: it says so first, and goes two days later, by itself', async () => {
    const { place, stored, until } = await quickEngine(day / 200);
    const room = await place.open(openingOf());
    await place.kill();
    await pause(2_000);
    await place.start();
    // Its two days are less than half a second here: what it wrote down as it woke is what is asked, not how late it is now.
    const left = (one: Awaited<ReturnType<typeof stored>>) => (one === null ? 0 : one.facts.expires - one.facts.alive);
    const found = await until(room, (one) => left(one) > 0 && left(one) < 3 * day);
    expect(left(found) / day).toBeCloseTo(2);
    await until(room, (one) => one === null);
    expect(await stored(room)).toBeNull();
  });
});
