import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitDown } from '../../tools/players/controller.ts';
import { faults } from './axe.ts';
import { hasEngine, type LivingRoom, openLivingRoom, outside, playHands } from './living-room.ts';
import { waitFor } from './wait.ts';

let living: LivingRoom;
beforeAll(async () => {
  if (hasEngine) living = await openLivingRoom();
}, 60_000);
afterAll(async () => living?.end());

describe.runIf(hasEngine)('a table on a big screen', () => {
  it('takes phones with its code; a press there is seen here; without it any phone is the table, and it moves back', async () => {
    const { screen, room } = await living.table();
    expect(await screen.locator('[data-door]').getAttribute('data-door')).toBe(room);
    expect(await faults(screen)).toEqual([]);
    // Cameras read dark squares on light paper: without it, on wood, they read nothing.
    const paper = screen.locator('.qr-code').evaluate((code) => getComputedStyle(code).backgroundColor);
    expect(await paper).toMatch(/^rgb\((2[0-9]{2}, ){2}/);

    const ana = await living.phone(room);
    expect(await faults(ana)).toEqual([]);
    await sitDown(ana, 'Ana');
    await screen.locator('.big-places [data-state="here"]', { hasText: 'Ana' }).waitFor();
    const ion = await living.phone(room, { viewport: { width: 640, height: 360 }, hasTouch: true });
    await sitDown(ion, 'Ion');
    const phones = [ana, ion];

    // Whoever is to play picks and conquers; what is pressed lights up on the big screen.
    await playHands(phones, async () => (await screen.locator('.big-turn', { hasText: 'Conquer' }).count()) > 0);
    const mine = await waitFor('somebody to conquer', async () => {
      for (const phone of phones) {
        // Hands are quick: one may look at a region already.
        await phone.evaluate(() => document.querySelector<HTMLElement>('[data-back]')?.click());
        if (await phone.locator('[data-mine] button.controller-region').count()) return phone;
      }
      return null;
    });
    for (const phone of phones) expect(await outside(phone)).toEqual([]);
    await mine.locator('button.controller-region').first().click();
    await screen.locator('[data-pointed]').waitFor();
    await mine.locator('[data-back]').click();
    await screen.locator('[data-pointed]').waitFor({ state: 'detached' });
    expect(await faults(mine)).toEqual([]);

    // Nothing secret is on the big screen, whoever plays; in the hand it is, for as long as it is held.
    const coins = await screen.evaluate(() => window.smallWorldProbe?.position().context.view?.coins);
    expect(coins).toEqual([null, null]);
    await mine.locator('.peek').dispatchEvent('click');
    await mine.locator('.peek[aria-pressed="true"]').waitFor();

    // The big screen dies: a phone is the table, and the other one's hand goes on.
    const address = screen.url();
    await screen.goto('about:blank');
    const other = mine === ana ? ion : ana;
    await other.locator('[data-gone] button').click();
    await other.locator('[data-big-screen]').waitFor();
    expect(await other.evaluate(() => window.smallWorldProbe?.position().context.view?.coins)).toEqual([null, null]);
    await mine.locator('button.controller-region').first().click();
    await other.locator('[data-pointed]').waitFor();
    // It is back, and the table moves back.
    await screen.goto(address);
    await screen.locator('[data-big-screen]').waitFor();
    await other.locator('main.controller').waitFor();
  });

  it('lends an opponent’s seat to who passes by, and shows how', async () => {
    const { screen, room } = await living.table('table=3&guests=1&minutes=5&languages=ro,it');
    await screen.locator('.big-door', { hasText: 'Română' }).waitFor();
    const visitor = await living.phone(room);
    await visitor.locator('.controller-who input').fill('Zed');
    await visitor.locator('[data-sit="0"]').click();
    await visitor.locator('main.controller:not(.controller-choice)').waitFor();
    await screen.locator('.big-places', { hasText: 'Zed' }).waitFor();
    await visitor.locator('[data-controller-menu]').click();
    await visitor.locator('[data-visit-leave]').click();
    await screen.locator('.big-places', { hasText: 'Zed' }).waitFor({ state: 'detached' });
  });
});
