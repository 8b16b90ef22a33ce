import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import reference from '../../src/ui/locale/en/reference.json';
import { isLong } from '../support/how-long.ts';
import { openPage, openProfile } from './harness.ts';
import { openPanel } from './panels.ts';
import { startGame } from './set-up.ts';
import { reach } from './walk.ts';

const card = '.coach .coach-line';
const settings = 'small-world-table.settings';

/** A profile in which the coach says everything, and the game is played on the plan. */
async function talkative(): Promise<BrowserContext> {
  const profile = await openProfile({ flat: true });
  await profile.addInitScript((name) => {
    // A page that is still blank has no storage.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('begun') !== null) return;
    const { state } = JSON.parse(localStorage.getItem(name) ?? '{"state":{}}');
    sessionStorage.setItem('begun', '');
    localStorage.setItem(name, JSON.stringify({ state: { ...state, coach: 'all', curtain: false }, version: 0 }));
  }, settings);
  return profile;
}

/** A game of two in which the coach has begun to speak. */
async function coached(): Promise<Page> {
  const page = await openPage(await talkative());
  await startGame(page, { players: 2, seed: '7' });
  await page.locator(card).waitFor();
  return page;
}

/** What axe finds wrong within a part of the page, one line each. */
async function faults(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (selector) => window.axe.run(selector, { resultTypes: ['violations'] }),
    part,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe('just in time', () => {
  it.runIf(isLong)('a line comes once, and not again after a reload', async () => {
    const page = await coached();
    const line = await page.locator(card).textContent();
    expect(line).toContain('The most coins at the end win');
    const tips = page.waitForResponse(/\/Tips-/);
    await page.reload();
    // The coach comes a while after the table, and has nothing to say.
    await tips;
    await page.waitForTimeout(1500);
    expect(
      await page
        .locator(card)
        .filter({ hasText: line ?? '' })
        .count(),
    ).toBe(0);
    await page.locator('[data-open-combo]').first().click();
    await page.locator('[data-choice="pickCombo"]').click();
    // What comes next is about the race that was picked.
    await page.locator(card).waitFor();
    expect(await page.locator(card).textContent()).not.toBe(line);
  });

  if (isLong)
    it('less is wanted, then nothing: the coach falls silent, and stays so', async () => {
      const page = await coached();
      await page.locator('[data-open-combo]').first().click();
      await page.locator('[data-choice="pickCombo"]').click();
      await page.locator('.coach', { hasText: /earn|pay|have|gain|save|put|enter|turn/ }).waitFor();
      await page.locator('[data-coach="less"]').click();
      await page.locator('[data-coach="less"]', { hasText: 'No more tips' }).click();
      await page.locator('.coach').waitFor({ state: 'detached' });
      const kept = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), settings);
      expect(kept.state.coach).toBe('none');
      // It can be asked to begin anew.
      await openPanel(page, 'settings');
      await page.getByRole('radio', { name: 'All of them, once each' }).check();
      await page.locator('[data-coach="forget"]').click();
      const memory = await page.evaluate(() => JSON.parse(localStorage.getItem('small-world-table.coach') ?? 'null'));
      expect(memory.state).toEqual({ told: [], used: [] });
    });
});

describe('the reference', () => {
  it('opens at the clause of a line, searches, and tells where editions differ', async () => {
    const page = await coached();
    await page.locator('[data-coach="why"]').click();
    await page.locator('.rules [data-clause="END-2"][aria-current]').waitFor();
    await page.locator('.rules input').fill('lone defender');
    await page.locator('.rules [data-clause="LOS-4"]').waitFor();
    await expect.poll(() => page.locator('.rules dl > div').count()).toBe(1);
    await page.locator('[data-reference="settled"]').click();
    await page.locator('.rules [data-clause="CON-8"] .settled').waitFor();
    // All of them but the words that introduce them.
    await expect
      .poll(() => page.locator('.rules .settled').count())
      .toBe(Object.keys(reference).filter((key) => key.startsWith('settled.')).length - 1);
    expect(await faults(page, '.side')).toEqual([]);
  });

  if (isLong)
    it('opens the card of a race from a combo by keyboard, and turns its pages', async () => {
      const page = await coached();
      await reach(page, '.combo .combo-open');
      await page.keyboard.press('Enter');
      await page.locator('.combo-whole').waitFor();
      await reach(page, '.combo-whole [data-trait^="race"] .trait');
      await page.keyboard.press('Enter');
      const open = page.locator('.trait-card');
      await open.waitFor();
      const first = await open.getAttribute('data-trait');
      expect(first).toMatch(/^race\./);
      await reach(page, '.trait-card [data-turn-to="next"]');
      await page.keyboard.press('ArrowRight');
      await page.locator(`.trait-card:not([data-trait="${first}"])`).waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.locator(`.trait-card[data-trait="${first}"]`).waitFor();
      expect(await faults(page, '.side')).toEqual([]);
    });

  if (isLong)
    it('prints a sheet of two pages with nothing else on them', async () => {
      const page = await coached();
      await openPanel(page, 'help');
      await page.locator('dialog [data-reference="sheet"]').click();
      await page.locator('.sheet-folk').last().waitFor();
      expect(await faults(page, '.sheet')).toEqual([]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.hud').isVisible()).toBe(false);
      expect(await page.locator('[data-reference="print"]').isVisible()).toBe(false);
      expect(await page.locator('.sheet-folk').last().isVisible()).toBe(true);
    });
});
