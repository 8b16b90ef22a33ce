import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { settled } from '../../tools/site/table.ts';
import { gameIn, openGame } from './games.ts';
import { openProfile } from './harness.ts';

/** How many places the camera goes through once a button asks it to come closer, within a second and a half. */
async function placesOnTheWay(page: Page, button: string): Promise<number> {
  const places = page.evaluate(async () => {
    const seen = new Set<string>();
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      seen.add(JSON.stringify(window.__table?.camera));
    }
    return seen.size;
  });
  await page.locator(button).dispatchEvent('click');
  return places;
}

it('motion is reduced at once when the browser asks for it in the middle of a game, and the camera obeys buttons', async () => {
  const profile = await openProfile({ reducedMotion: 'no-preference', viewport: { width: 640, height: 480 } });
  await profile.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const settings = { reducedMotion: 'system', quality: 'low', speed: 'instant', coach: 'none', threats: false };
    localStorage.setItem('small-world-table.settings', JSON.stringify({ state: settings, version: 0 }));
  });
  const page = await profile.newPage();
  await page.goto(`${inject('site')}?probe`);
  await openGame(page, gameIn('conquer'));
  await settled(page, 500);
  expect(await page.locator('html[data-still]').count()).toBe(0);
  await page.locator('.hud-top [data-panel="menu"]').click();
  expect(await placesOnTheWay(page, '[data-camera="closer"]')).toBeGreaterThan(3);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('html[data-still]').waitFor({ state: 'attached' });
  await settled(page, 500);
  // Where it was, and where it is.
  expect(await placesOnTheWay(page, '[data-camera="left"]')).toBe(2);
  await page.keyboard.press('Escape');
  expect(await placesOnTheWay(page, '[data-camera="whole"]')).toBe(2);
  await page.locator('[data-camera="plan"]').waitFor();
});
