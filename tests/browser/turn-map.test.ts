import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { keyboard } from './hands.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The button in the story of the turn that leads to the chart. */
const whole = 'dialog[open] [data-story="whole"]';

/** What axe finds wrong on the page, one line each. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The map's present phase, once it is open. */
async function glowing(page: Page): Promise<string | null> {
  const now = page.locator('dialog[open] .turn-map [aria-current="step"]');
  await now.waitFor();
  return now.evaluate((node) => node.closest('li')?.getAttribute('data-phase') ?? null);
}

/** A way that is closed in this phase, and words of the reason. */
const closed: Partial<Record<Phase, readonly [to: string, why: RegExp]>> = {
  readyTroops: ['score', /still have tokens, so you cannot pass/],
  conquer: ['treaty', /Only a Diplomat/],
  redeploy: ['score', /in hand|comes first|have to leave/],
};

describe('the map of the turn', () => {
  it.each(mostTelling(Object.keys(closed) as Phase[], (phase) => phase === 'conquer'))(
    'opens by key in the phase %s, glows there and says why not',
    async (phase) => {
      const page = await borrowPage({ flat: true });
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      await page.keyboard.press('m');
      await page.locator('.turn-story').waitFor();
      expect(await faults(page)).toEqual([]);
      await keyboard.press(page, whole);
      expect(await glowing(page)).toBe(phase);
      const [to, why] = closed[phase] ?? expect.fail('no way');
      const way = page.locator(`.turn-map-ways [data-to="${to}"]`);
      if ((await way.getAttribute('data-way')) === 'closed') expect(await way.textContent()).toMatch(why);
      else expect(phase).toBe('redeploy');
      expect(await faults(page)).toEqual([]);
    },
  );

  it('opens by its button, is walked by arrows, opens the rules, and gives the focus back', async () => {
    const page = await borrowPage({ flat: true, viewport: { width: 390, height: 844 } });
    await openGame(page, gameIn('conquer'));
    await openPanel(page, 'map');
    // One press further.
    await page.locator(whole).click();
    expect(await glowing(page)).toBe('conquer');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-current') === 'step');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'Redeploy the troops' }).waitFor();
    expect(await page.locator('dialog[open]').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('[data-panel="map"]:focus').waitFor();

    await page.keyboard.press('m');
    await page.locator(whole).click();
    await page.locator('.turn-map-about > div button.clause').first().click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.side').getByText('CON-1').first().waitFor();
  });
});
