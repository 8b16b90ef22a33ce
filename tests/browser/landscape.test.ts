import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { newcomer } from './newcomer.ts';

const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, flat: true };

/** Is the control met where it is shown, without anything being scrolled? */
const isAtHand = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

describe('on a phone held sideways', () => {
  it('what is to be pressed at the start of a turn is at hand, whatever the aids say', async () => {
    const page = await newcomer(sideways, 'readyTroops');
    await page.locator('.forecast').waitFor();
    for (const choice of ['expand', 'decline', 'undo'])
      expect(await isAtHand(page, `.dock [data-choice="${choice}"]`), choice).toBe(true);
    // At length as well.
    await page.locator('.forecast summary').tap();
    for (const choice of ['expand', 'decline', 'undo'])
      expect(await isAtHand(page, `.dock [data-choice="${choice}"]`), choice).toBe(true);
  });

  if (isLong)
    it('the card of a region shows what takes it', async () => {
      const page = await newcomer(sideways, 'conquer');
      const region = page.locator('#board [data-region]').nth(1);
      await region.tap();
      await page.locator('.card [data-choice="conquer"]').waitFor();
      expect(await isAtHand(page, '.card [data-choice="conquer"]')).toBe(true);
      expect(await isAtHand(page, '.card .card-head button')).toBe(true);
    });

  if (isLong)
    it('troops are placed without scrolling', async () => {
      const page = await newcomer(sideways, 'redeploy');
      for (const control of ['button:first-of-type', 'button:last-of-type'])
        expect(await isAtHand(page, `.post .stepper ${control}`)).toBe(true);
      expect(await isAtHand(page, '[data-choice="spread"]')).toBe(true);
    });

  if (isLong)
    it('the coach covers none of the players', async () => {
      const page = await newcomer(sideways, 'readyTroops');
      const [coach, players] = [
        await page.locator('.coach').boundingBox(),
        await page.locator('.hud-left').boundingBox(),
      ];
      if (coach === null || players === null) throw new Error('The coach or the players are not there.');
      const beside = coach.x >= players.x + players.width || coach.x + coach.width <= players.x;
      const apart = coach.y >= players.y + players.height || coach.y + coach.height <= players.y;
      expect(beside || apart).toBe(true);
    });
});
