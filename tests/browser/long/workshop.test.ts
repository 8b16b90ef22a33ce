import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { faults as faultsIn } from '../axe.ts';
import { waitFor } from '../hands.ts';
import { openProfile } from '../harness.ts';
import { positionOf } from '../probe.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, flat: true } as const;

/** What axe finds with the page at its end, where the bar at the foot of a phone lies over nothing. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return faultsIn(page);
}

async function toWorkshop(page: Page, language = 'en'): Promise<void> {
  await page.goto(`${inject('site')}?probe&workshop&lang=${language}`);
  await page.locator('[data-new="race"]').waitFor();
}

/** Presses Tab until the focus is there, and says how often. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((where) => document.activeElement?.matches(where) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** What this browser keeps. */
const kept = (page: Page) =>
  page.evaluate(
    (): { id: string; names: Record<string, string>; tokens: number; parts: { part: string; amount?: number }[] }[] =>
      JSON.parse(localStorage.getItem('small-world-table.workshop') ?? '[]'),
  );

describe('the workshop', () => {
  it('is used by keys alone: a race is made, tried, changed, deleted and had again', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await toWorkshop(page);
    await tabTo(page, '[data-new="race"]');
    await page.keyboard.press('Enter');
    await waitFor('the name to be typed', () =>
      page.evaluate(() => (document.activeElement?.matches('[data-name="en"]') ? true : null)),
    );
    await page.keyboard.type('Gnomes');
    await tabTo(page, '.make-add summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-add="coins"]');
    await page.keyboard.press('Enter');
    await waitFor('the part', async () => ((await kept(page))[0]?.parts.length === 1 ? true : null));
    await tabTo(page, '[data-field="parts[0].amount"]');
    await page.keyboard.press('ArrowDown');
    expect(await kept(page)).toMatchObject([{ names: { en: 'Gnomes' }, parts: [{ part: 'coins', amount: 2 }] }]);
    // On the small board arrows go from region to region, and each has its receipt.
    await tabTo(page, '.make-board [data-region]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-trial-total]').waitFor();
    await tabTo(page, '[data-trial-act="conquer"]');
    const before = await page.locator('[data-trial-coins]').getAttribute('data-trial-coins');
    await page.keyboard.press('Enter');
    await waitFor('coins of the new region', async () =>
      (await page.locator('[data-trial-coins]').getAttribute('data-trial-coins')) !== before ? true : null,
    );
    // The button is gone; the focus is on the board again.
    await waitFor('the board', () =>
      page.evaluate(() => (document.activeElement?.matches('.make-board [data-region]') ? true : null)),
    );
    await page.keyboard.press('Control+z');
    expect((await kept(page))[0]?.parts[0]?.amount).toBe(1);
    await page.keyboard.press('Control+Shift+Z');
    expect((await kept(page))[0]?.parts[0]?.amount).toBe(2);
    await page.locator('[data-made]').first().press('Tab');
    await page.locator('[data-delete]').focus();
    await page.keyboard.press('Enter');
    expect(await kept(page)).toEqual([]);
    await waitFor('what takes it back', () =>
      page.evaluate(() => (document.activeElement?.matches('[data-undelete]') ? true : null)),
    );
    await page.keyboard.press('Enter');
    expect(await kept(page)).toHaveLength(1);
  });

  it.each(['en', 'pl', 'bg'])('passes axe on a phone, with every kind of field, in %s', async (language) => {
    const page = await (await openProfile(phone)).newPage();
    await toWorkshop(page, language);
    expect(await faults(page), 'empty').toEqual([]);
    await page.locator('[data-new="race"]').tap();
    for (const part of ['discount', 'marker', 'recruits', 'strike']) {
      await page.locator('.make-add summary').tap();
      if (part === 'strike') expect(await faults(page), 'cards').toEqual([]);
      await page.locator(`[data-add="${part}"]`).tap();
    }
    await page.locator('[data-field="parts[1].supply"]').selectOption('');
    await page.locator('[data-fault="parts[1].put"]').waitFor();
    expect(await faults(page), 'with a fault').toEqual([]);
    await page.locator('[data-undo]').tap();
    await page.locator('[data-trial] [data-region="5"]').tap();
    await page.locator('[data-trial-total]').waitFor();
    expect(await faults(page), 'with a receipt').toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it('judges in the background, tells how far it is, and stops', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await toWorkshop(page);
    await page.locator('[data-new="power"]').click();
    await page.locator('[data-fair-each]').selectOption('4');
    await page.locator('[data-fair-start]').click();
    await page.locator('[data-fair="running"] progress').waitFor();
    await page.locator('[data-fair-games]').waitFor({ timeout: 240_000 });
    await page.locator('[data-fair-stop]').click();
    await page.locator('[data-fair="stopped"]').waitFor();
    const id = (await kept(page))[0]?.id;
    const own = page.locator(`[data-fair-row="${id}"]`).first();
    expect(await own.locator('td').first().textContent()).toMatch(/^\d+\.\d \(\d+\.\d to \d+\.\d\)$/);
    await page.locator('.make-found summary').click();
    expect(await faults(page), 'report').toEqual([]);
  });

  it('gives what was made to a file and a link, and a game is dealt with it, saved, linked and gone on with', async () => {
    const profile = await openProfile({ flat: true });
    const page = await profile.newPage();
    await toWorkshop(page);
    await page.locator('[data-new="race"]').click();
    await page.locator('[data-name="en"]').fill('Gnomes');
    const download = page.waitForEvent('download');
    await page.locator('[data-file]').click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ own: { ownRaces: [{ names: { en: 'Gnomes' } }] } });
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('[data-link]').click();
    const address = await page.locator('[data-address]').inputValue();

    // Elsewhere the link brings it, once.
    const other = await (await openProfile({ flat: true })).newPage();
    await other.goto(address);
    await other.locator('[data-made]').waitFor();
    expect(other.url()).not.toContain('#made');
    expect((await kept(other)).map(({ names }) => names.en)).toEqual(['Gnomes']);
    await other.goto(address);
    await other.locator('.make-head .make-told:not(:empty)').waitFor();
    expect(await kept(other)).toHaveLength(1);
    await other.locator('[data-open-file]').setInputFiles(file);
    expect(await kept(other)).toHaveLength(1);

    await other.goto(`${inject('site')}?probe`);
    await other.locator('.start-setup > summary').click();
    await other.locator('[data-fold="guests"] > summary').click();
    await other.locator('[data-guest]').check();
    await other.locator('[data-unknown-strength]').waitFor();
    expect(await faults(other), 'set-up').toEqual([]);
    await other.locator('.start-go[type="submit"]').click();
    await other.locator('.hud').waitFor();
    const { view } = (await positionOf(other)).context;
    expect(view?.content?.own?.ownRaces?.[0]?.names?.en).toBe('Gnomes');
    await other.locator('[data-rules-badge="✚"]').click();
    await other.locator('[data-guests-table] [data-guest]').waitFor();
    expect(await faults(other), 'reference').toEqual([]);
    await other.keyboard.press('Escape');
    await other.reload();
    await other.locator('[data-rules-badge="✚"]').waitFor();
  });
});
