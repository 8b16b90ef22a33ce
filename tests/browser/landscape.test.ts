import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/rules/index.ts';
import { isLong } from '../support/how-long.ts';
import { gameWith, openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { newcomer } from './newcomer.ts';

const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, flat: true };

const smallest = { ...sideways, viewport: { width: 320, height: 568 } };

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
    await page.locator('[data-aid="forecast"]').tap();
    await page.locator('.forecast-reasons dl').waitFor();
    await page.locator('.forecast-reasons .icon').tap();
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

  it('markers leave the button that spreads troops, and each stepper, within the rail', async () => {
    const page = await borrowPage(sideways);
    const hasMarkers = ({ phase, seat, regions, forces }: GameState) => {
      const own = forces.filter((force) => force.seat === seat).map(({ id }) => id);
      return phase === 'redeploy' && regions.some(({ force, markers }) => own.includes(force ?? -1) && markers.hero);
    };
    await openGame(page, gameWith(2, hasMarkers));
    await page.locator('.marker-pool, .post .stepper ~ .stepper').first().waitFor();
    await page.locator('.game-notice button').click();
    expect(await isAtHand(page, '[data-choice="spread"]')).toBe(true);
    for (const stepper of await page.locator('.post .stepper').all()) {
      const box = await stepper.boundingBox();
      expect((box?.x ?? 844) + (box?.width ?? 0)).toBeLessThanOrEqual(844);
    }
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

describe.each([
  ['on a phone held sideways', sideways],
  ['on the smallest phone', smallest],
])('%s', (_name, phone) => {
  it('after a roll the first region of the troops is whole, and can be given a token', async () => {
    const page = await borrowPage(phone);
    let chance = '';
    const hasRolled = ({ hidden, phase, seat, forces }: GameState) => {
      const before = chance;
      chance = JSON.stringify(hidden);
      return chance !== before && phase === 'redeploy' && forces.some((force) => force.seat === seat && force.hand > 0);
    };
    await openGame(page, gameWith(2, hasRolled));
    await page.locator('.die-face').waitFor();
    await page.locator('.game-notice button').click();
    const [post, troops] = await Promise.all(
      ['.post', '.hud-right'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    if (!post || !troops) throw new Error('There is no list of troops.');
    expect(post.y + post.height).toBeLessThanOrEqual(troops.y + troops.height);
    expect(await isAtHand(page, '.post .stepper button:last-of-type')).toBe(true);
    // What is undone lies over nothing.
    expect(await isAtHand(page, '.dock [data-choice="undo"]')).toBe(true);
  });
});
