import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { faults } from './axe.ts';
import { gameIn, openGame } from './games.ts';
import { mouse } from './hands.ts';
import { openProfile } from './harness.ts';

/** A phone held upright, on the plan: nothing is to be drawn. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, flat: true } as const;

async function start(page: Page, language: string, more = ''): Promise<void> {
  await page.goto(`${inject('site')}?probe&lang=${language}${more}`);
}

describe.each(['en', 'pl', 'bg'])('in the language %s axe finds nothing', (language) => {
  it('from the set-up to the panels and the end', async () => {
    const page = await (await openProfile(phone)).newPage();
    await start(page, language);
    await page.locator('.start-go').first().waitFor();
    for (const summary of await page.locator('.start summary').all()) await summary.click();
    // At its end the form is free of the button that stays at the window's foot.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await faults(page), 'set-up').toEqual([]);

    await openGame(page, gameIn('conquer'));
    await page.locator('.hud[data-phase="conquer"]').waitFor();
    for (const panel of ['column', 'log', 'rules', 'map', 'help', 'settings', 'leave']) {
      await mouse.press(page, `[data-panel="${panel}"]`);
      await page.locator('.side h2, dialog[open] h2').first().waitFor();
      expect(await faults(page), panel).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('q');
    await page.locator('.side h2').waitFor();
    expect(await faults(page), 'questions').toEqual([]);
  });

  it.each<Phase>(['pickCombo', 'redeploy', 'gameOver'])('in the phase %s', async (phase) => {
    const page = await (await openProfile(phone)).newPage();
    await start(page, language);
    await openGame(page, gameIn(phase));
    await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it('in the lesson and the showcase', async () => {
    const page = await (await openProfile(phone)).newPage();
    await start(page, language);
    await page.locator('.start-learn').click();
    await page.locator('.coach').waitFor();
    expect(await faults(page), 'lesson').toEqual([]);
    await start(page, language, '&showcase');
    await page.locator('.showcase').waitFor();
    expect(await faults(page), 'showcase').toEqual([]);
  });
});

it('with harder contrasts axe finds nothing either', async () => {
  const page = await (await openProfile({ ...phone, contrast: 'more' })).newPage();
  await start(page, 'en');
  await page.locator('html[data-bold]').waitFor({ state: 'attached' });
  // At its end the form is free of the button that stays at the window's foot.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await faults(page), 'set-up').toEqual([]);
  await openGame(page, gameIn('conquer'));
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  expect(await faults(page), 'conquer').toEqual([]);
  await mouse.press(page, '[data-panel="settings"]');
  await page.locator('dialog[open] h2').first().waitFor();
  expect(await faults(page), 'settings').toEqual([]);
});
