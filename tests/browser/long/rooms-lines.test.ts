import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { usualChoices } from '../../../src/rooms/protocol/index.ts';
import { drops, everyDrop } from '../drops.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { playEach } from '../hands.ts';
import { lateGame } from '../late-game.ts';
import { atTable, comeBack, onlyCuts, seatedPeople, showsTheSameAfresh } from '../people.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

describe.runIf(hasEngine)('a table at a desk, on a phone and by keys alone', () => {
  it('is played to its end though lines are cut, networks go, pages are fetched anew and the engine dies', async () => {
    const clock = { kind: 'bank', bank: 900_000, grace: 0 } as const;
    const open = await place.open(lateGame(3, { choices: { ...usualChoices, clock } }));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone'], ['keys']]);
    const [desk, phone, keys] = people;
    if (desk === undefined || phone === undefined || keys === undefined) throw new Error('nobody is there');
    await keys.page.evaluate(() =>
      addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')),
    );

    // A phone says who is away and whose clock runs, without the list of players.
    await desk.page.close();
    await phone.page.locator('[data-glance="0"]', { hasText: 'Player 1: away for' }).waitFor();
    await phone.page.locator('[data-glance-clock] [role="timer"]', { hasText: /^1[45]:\d\d$/ }).waitFor();
    await phone.page.locator('[data-room-panel]').click();
    await phone.page.getByRole('heading', { name: 'The table and who is at it' }).waitFor();
    await phone.page.keyboard.press('Escape');
    const back = await comeBack(desk, place.site, open.room);
    await phone.page.locator('[data-glance="0"]').waitFor({ state: 'detached' });

    let lost = 0;
    const all = [back, phone, keys];
    const steps = await playEach(all, {
      async before(person) {
        const drop = everyDrop[lost++];
        if (drop !== undefined) await drops[drop](place, person);
        return false;
      },
    });
    expect(steps).toBeGreaterThan(4);
    for (const { page } of all) await atTable(page);
    expect(await keys.page.locator('[data-cheated]').count()).toBe(0);
    await showsTheSameAfresh(all);
  });
});
