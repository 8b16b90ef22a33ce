import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faults } from '../axe.ts';
import { type FarApart, farApart, hasEngine } from '../far-apart.ts';
import { playEach } from '../hands.ts';
import { lateGame } from '../late-game.ts';
import { onlyCuts, seatedPeople, shown, showsTheSameAfresh } from '../people.ts';
import { waitFor } from '../wait.ts';

let place: FarApart;
beforeAll(async () => {
  if (hasEngine) place = await farApart();
}, 60_000);
afterAll(() => place?.end());
afterEach(onlyCuts);

describe.runIf(hasEngine)('four people at four screens', () => {
  it('play to the end', async () => {
    const open = await place.open(lateGame(4));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone'], ['keys'], ['phone']]);
    expect(await playEach(people)).toBeGreaterThan(4);
    for (const { page } of people) expect((await shown(page)).chart.view?.phase).toBe('gameOver');
    await showsTheSameAfresh(people);
    for (const { page } of people.slice(0, 2)) expect(await faults(page)).toEqual([]);
  });
});

describe.runIf(hasEngine)('five people at five screens', () => {
  it('play to the end, begin another game, and go on with that at the host’s screen alone', async () => {
    const open = await place.open(lateGame(5));
    const people = await seatedPeople(place.site, open, [['desk'], ['phone'], ['keys'], ['desk'], ['phone']]);
    const [host, ...others] = people;
    if (host === undefined) throw new Error('nobody is there');
    const agree = async (what: string) => {
      await host.hands.press(host.page, '[data-room-panel]');
      await host.hands.press(host.page, `[data-propose="${what}"]`);
      if (what === 'goLocal') await host.hands.press(host.page, '[data-out-sure]');
      await host.page.keyboard.press('Escape');
      for (const { page, hands } of others)
        await hands.press(page, `[data-room-notice="proposal ${what}"] [data-answer="yes"]`);
    };
    expect(await playEach(people)).toBeGreaterThan(5);
    for (const { page } of people) expect((await shown(page)).chart.view?.phase).toBe('gameOver');
    await showsTheSameAfresh(people);

    await agree('rematch');
    for (const { page } of people)
      await waitFor('another game', async () => (await shown(page)).chart.log?.length === 0);
    await playEach(people, { most: 6 });
    await showsTheSameAfresh(people);

    const played = (await shown(host.page)).chart;
    await agree('goLocal');
    await host.page.locator('main.game:not([data-room]) .hud').waitFor();
    const here = await waitFor('the game here', async () => {
      const { chart } = await shown(host.page);
      return chart.view ? chart : null;
    });
    expect(here.view?.regions).toEqual(played.view?.regions);
    expect(here.view?.seat).toBe(played.view?.seat);
    for (const { page } of others) await page.locator('[data-room-notice="ended"]').waitFor();
    await playEach([host], { most: 6 });
  });
});
