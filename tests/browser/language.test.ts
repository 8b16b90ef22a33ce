import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { speakPseudo } from '../../tools/site/speak-pseudo.ts';
import { gameIn, openGame } from './games.ts';
import { openPage, openProfile } from './harness.ts';

/** Controls and headings whose words do not fit into them, and whatever sticks out of the page, one line each. */
function cramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Words for listeners only take no room.
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).clipPath.startsWith('inset(50%')) element.style.display = 'none';
    const shown = [
      ...document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, legend, th, td, summary, .tag, .ribbon li'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .board-controls'),
    );
    return shown.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60);
      // The range of what is inside: a target that is larger than what one sees of it does not count.
      const inside = document.createRange();
      inside.selectNodeContents(element);
      const cut = element.clientWidth > 2 && inside.getBoundingClientRect().right > right + 2;
      const scrolled = element.closest('.ribbon, .hud-left, .hud-right, .side-body') !== null;
      return [
        ...(cut ? [`cut: ${words}`] : []),
        ...((left < -1 || right > innerWidth + 1) && !scrolled ? [`outside: ${words}`] : []),
      ];
    });
  });
}

describe('with words that are 40 % longer', () => {
  it.each([
    ['a screen', { width: 1280, height: 720 }],
    ['a phone', { width: 390, height: 844 }],
  ])('everything on %s has its room', async (_, viewport) => {
    const profile = await openProfile({ viewport, serviceWorkers: 'block', hasTouch: viewport.width < 500 });
    await speakPseudo(profile);
    const page = await openPage(profile);
    await page.locator('h1').waitFor();
    expect(await page.title()).toMatch(/[ăęł]/);
    expect(await cramped(page)).toEqual([]);
    await openGame(page, gameIn('conquer'));
    await page.locator('.hud[data-phase="conquer"]').waitFor();
    expect(await cramped(page)).toEqual([]);
    await page.locator('[data-panel="settings"], [data-panel="menu"]').first().click();
    expect(await cramped(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
});

it('before any words have come the page says in every language that it could not be fetched', async () => {
  const profile = await openProfile({ serviceWorkers: 'block' });
  await profile.route(/\/assets\/first-[\w-]+\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("lost")' }),
  );
  const page = await openPage(profile);
  const words = page.locator('#no-words');
  await words.waitFor({ state: 'visible' });
  expect(await words.locator('p[lang="en"]').textContent()).toMatch(/could not be fetched/);
  // It is told on the console as well.
  const { takeTroubles } = await import('./harness.ts');
  expect(takeTroubles().every((trouble) => /lost|No words/.test(trouble))).toBe(true);
});
