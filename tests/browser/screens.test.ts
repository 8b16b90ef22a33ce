import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { phases } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { faults, languageAt, languages } from './axe.ts';
import { gameIn, openGame } from './games.ts';
import { openProfile } from './harness.ts';
import { openPanel } from './panels.ts';
import { toFormEnd } from './set-up.ts';

/** A phone held upright, on the plan: nothing is to be drawn. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, flat: true } as const;

async function start(page: Page, language: string, more = ''): Promise<void> {
  await page.goto(`${inject('site')}?probe&lang=${language}${more}`);
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** What is opened beside or over the board; questions by their key. */
const panels = ['column', 'log', 'rules', 'map', 'help', 'settings', 'leave', 'questions', 'share'];

const spoken = languages.map((id, place) => ({ id, place }));

// The phases in phases.test.ts are in all languages.
describe.each(mostTelling(spoken, ({ place }) => place === 0))(
  'in the language $id axe finds nothing',
  ({ id, place }) => {
    it('on the set-up, and on its share of the panels', async () => {
      const page = await (await openProfile(phone)).newPage();
      await start(page, id);
      await page.locator('.start-go').first().waitFor();
      for (const summary of await page.locator('.start summary').all()) await summary.click();
      await toFormEnd(page);
      expect(await faults(page), 'set-up').toEqual([]);

      await openGame(page, gameIn('conquer'));
      await page.locator('.hud[data-phase="conquer"]').waitFor();
      // Each panel is opened in two languages.
      const share = panels.filter((_, at) => [languageAt(at), languageAt(at + 2)].includes(id));
      for (const panel of share) {
        if (panel === 'questions') await page.keyboard.press('q');
        else await openPanel(page, panel);
        await page.locator('.side h2, dialog[open] h2').first().waitFor();
        expect(await faults(page), panel).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    it(place % 2 === 0 ? 'in the lesson' : 'in the showcase', async () => {
      const page = await (await openProfile(phone)).newPage();
      await start(page, id, place % 2 === 0 ? '' : '&showcase');
      if (place % 2 === 0) await page.locator('.start-learn').click();
      await page.locator('.coach, .showcase').first().waitFor();
      expect(await faults(page)).toEqual([]);
    });
  },
);

// The other phases of these languages are in phases.test.ts.
it.each(mostTelling(phases, () => false).map((phase, place) => ({ phase, spoken: languageAt(place + 2) })))(
  'in the phase $phase in the language $spoken axe finds nothing',
  async ({ phase, spoken }) => {
    const page = await (await openProfile(phone)).newPage();
    await start(page, spoken);
    await openGame(page, gameIn(phase));
    await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
    expect(await faults(page)).toEqual([]);
  },
);

it('with harder contrasts axe finds nothing either', async () => {
  const page = await (await openProfile({ ...phone, contrast: 'more' })).newPage();
  await start(page, 'en');
  await page.locator('html[data-bold]').waitFor({ state: 'attached' });
  await toFormEnd(page);
  expect(await faults(page), 'set-up').toEqual([]);
  await openGame(page, gameIn('conquer'));
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  expect(await faults(page), 'conquer').toEqual([]);
  await openPanel(page, 'settings');
  await page.locator('dialog[open] h2').first().waitFor();
  expect(await faults(page), 'settings').toEqual([]);
});
