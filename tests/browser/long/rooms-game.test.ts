import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { evenTemper } from '../../../src/opponents/types.ts';
import { openingOf } from '../../rooms/support/place.ts';
import { type Drop, drops, everyDrop } from '../drops.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { playEach } from '../hands.ts';
import { onlyCuts, seatedPeople, showsTheSameAfresh } from '../people.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

const opponent = { level: 'raider', temper: evenTemper, seed: 3 } as const;

describe.runIf(hasEngine)('a whole game at a desk, on a phone, by keys alone, and with an opponent', () => {
  it('loses its lines in every phase of a turn in every way, and is played to its end all the same', async () => {
    const open = await place.open(openingOf(['human', 'human', 'human', opponent]));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone'], ['keys']]);
    await people[2]?.page.evaluate(() =>
      addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')),
    );

    const done = new Set<string>();
    const steps = await playEach(people, {
      async before(person) {
        const phase = await person.page.locator('.hud').getAttribute('data-phase');
        const due = everyDrop.filter((drop: Drop) => !done.has(`${phase} ${drop}`));
        // Whether anybody picks a second combo is for the game to say: three picks are certain, so two kinds at each.
        for (const drop of due.slice(0, phase === 'pickCombo' ? 2 : 1)) {
          done.add(`${phase} ${drop}`);
          await drops[drop](place, person);
        }
        return undefined;
      },
    });
    expect(steps).toBeGreaterThan(40);
    for (const phase of ['pickCombo', 'readyTroops', 'conquer', 'redeploy'])
      for (const drop of everyDrop) expect(done).toContain(`${phase} ${drop}`);
    await showsTheSameAfresh(people);
  });
});
