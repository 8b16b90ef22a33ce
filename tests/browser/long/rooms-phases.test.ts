import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { phases } from '../../../src/rules/index.ts';
import { drops, everyDrop } from '../drops.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { playEach } from '../hands.ts';
import { inPhase } from '../late-game.ts';
import { differences, onlyCuts, type Person, seatedPeople, shown, showsTheSameAfresh, type Way } from '../people.ts';
import { waitFor } from '../wait.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

const phaseAt = ({ page }: Person) => page.locator('.hud').getAttribute('data-phase');
const ways = ['desk', 'phone', 'keys'] as const;

describe.runIf(hasEngine)('a line that is lost in the middle of a turn', () => {
  it.each(phases.filter((phase) => phase !== 'gameOver'))(
    'in the phase %s: it goes on as if nothing had been',
    async (phase) => {
      const opening = inPhase(phase);
      const open = await place.open(opening);
      // Each phase is played in another way.
      const way: Way = ways[phases.indexOf(phase) % ways.length] ?? 'desk';
      const people = await seatedPeople(
        place.site,
        open,
        opening.setup.seats.map(() => [way]),
      );
      let lost = 0;
      await playEach(people, {
        async before(person) {
          if (lost === everyDrop.length) return true;
          if (lost === 0) expect(await phaseAt(person)).toBe(phase);
          const before = await shown(person.page);
          await drops[everyDrop[lost++] ?? 'cut'](place, person);
          const other = async () => differences(before.chart, (await shown(person.page)).chart);
          await waitFor('the table as it was', async () => (await other()).length === 0).catch(async () =>
            expect(await other()).toEqual([]),
          );
          return false;
        },
      });
      await showsTheSameAfresh(people);
    },
  );

  it('right after a step: it is carried out once, whether it had arrived or not', async () => {
    const opening = inPhase('conquer');
    const people = await seatedPeople(place.site, await place.open(opening), [['desk'], ['phone']]);
    const logged = async () =>
      Math.max(...(await Promise.all(people.map(async ({ page }) => (await shown(page)).chart.log?.length ?? 0))));
    for (const wait of [0, 5, 20, 60, 200]) {
      const before = await logged();
      // Nothing comes through any more: the step goes nowhere, or its answer does not come back.
      const through = wait < 20 ? place.hold() : () => undefined;
      const cutting = new Promise<void>((done) => {
        setTimeout(() => {
          place.cut();
          through();
          done();
        }, 300 + wait);
      });
      await playEach(people, { most: 1 });
      await cutting;
      await waitFor('the step at both', async () => {
        const all = await Promise.all(people.map(async ({ page }) => (await shown(page)).chart.log?.length ?? 0));
        return all.every((length) => length === all[0] && length > before);
      });
    }
    await showsTheSameAfresh(people);
  });
});
