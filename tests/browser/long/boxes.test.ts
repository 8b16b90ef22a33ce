import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { faults as faultsIn } from '../axe.ts';
import { waitFor } from '../hands.ts';
import { openProfile } from '../harness.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, flat: true } as const;

/** What axe finds with the page at its end, where the bar at the foot of a phone lies over nothing. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return faultsIn(page);
}

/** The names of the boxes that this browser keeps. */
const titles = (page: Page) =>
  page.evaluate((): string[] =>
    JSON.parse(localStorage.getItem('small-world-table.boxes') ?? '[]').map(({ title }: { title: string }) => title),
  );

const isFocused = (page: Page, selector: string) =>
  waitFor(`the focus at ${selector}`, () =>
    page.evaluate((where) => (document.activeElement?.matches(where) ? true : null), selector),
  );

const noWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function unfolded(page: Page, fold: string): Promise<void> {
  if ((await page.locator('.start-setup').getAttribute('open')) === null)
    await page.locator('.start-setup > summary').click();
  await page.locator(`[data-fold="${fold}"] > summary`).click();
}

describe('boxes under a name', () => {
  it('begin with an example in the workshop, are kept, called otherwise, given away, deleted and had again, by keys alone', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await page.goto(`${inject('site')}?probe&workshop`);
    await page.locator('[data-take="moonlit"]').press('Enter');
    await isFocused(page, '.make-open[aria-current]');
    await page.locator('[data-play]').press('Enter');
    await page.locator('[data-from-box]').waitFor();
    await unfolded(page, 'house');
    await page.locator('[data-variant="rounds"]').selectOption('1');
    await unfolded(page, 'boxes');
    await page.locator('[data-box-name]').fill('Friday');
    await page.keyboard.press('Enter');
    await page.locator('[data-boxes-told]:has-text("Friday")').waitFor();
    // Enter in the field keeps the box: it does not begin a game.
    expect(await page.locator('.hud').count()).toBe(0);
    expect(await titles(page)).toEqual(['Friday']);
    expect(await faults(page), 'a box chosen').toEqual([]);

    await page.locator('[data-box-rename]').press('Enter');
    await isFocused(page, '[data-box-title]');
    await page.keyboard.type(' night');
    await page.keyboard.press('Enter');
    await isFocused(page, '[data-box-rename]');
    expect(await titles(page)).toEqual(['Friday night']);

    const download = page.waitForEvent('download');
    await page.locator('.boxes [data-file]').press('Enter');
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ title: 'Friday night', house: { rounds: 1 } });
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('.boxes [data-link]').press('Enter');
    const address = await page.locator('[data-address]').inputValue();

    await page.locator('[data-box-delete]').press('Enter');
    await isFocused(page, '[data-undo-box]');
    expect(await titles(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await isFocused(page, '.boxes input');
    expect(await titles(page)).toEqual(['Friday night']);

    // Elsewhere, on a phone, the link brings the box and its guest; a file that is wrong is told with the place.
    const other = await (await openProfile(phone)).newPage();
    await other.goto(address.replace('#', '?probe#'));
    await other.locator('[data-box]').waitFor();
    expect(await other.locator('[data-made]').count()).toBe(1);
    const buffer = Buffer.from(JSON.stringify({ id: 'base', title: 'A', house: { rounds: 9 } }));
    await other.locator('[data-open-file]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await other.locator('.make-told:has-text("house.rounds")').waitFor();
    await other.locator('[data-box] input').tap();
    expect(await faults(other), 'on a phone').toEqual([]);
    expect(await noWider(other)).toBeLessThanOrEqual(0);
    await other.locator('[data-box-use]').tap();
    await other.locator('[data-from-box]:has-text("Friday night")').waitFor();
    expect(await noWider(other)).toBeLessThanOrEqual(0);
    await other.locator('.start-go[type="submit"]').tap();
    await other.locator('.hud').waitFor();
    await other.locator('[data-rules-badge="≠"]').tap();
    await other.locator('[data-box-title]:has-text("Friday night")').waitFor();
    expect(await faults(other), 'its rules').toEqual([]);
  });

  it.each(['en', 'ro', 'pl', 'bg', 'it'])('fit on a phone with all their words, in %s', async (language) => {
    const page = await (await openProfile(phone)).newPage();
    await page.goto(`${inject('site')}?probe&workshop&lang=${language}`);
    await page.locator('[data-take="tollkeepers"]').waitFor();
    expect(await faults(page), 'the welcome').toEqual([]);
    expect(await noWider(page), 'the welcome').toBeLessThanOrEqual(0);
    await page.locator('[data-take="tollkeepers"]').tap();
    await page.locator('[data-jump="play"]').tap();
    await page.locator('.make-examples > summary').tap();
    await page.locator('[data-further] > summary').first().tap();
    expect(await noWider(page), 'the bench').toBeLessThanOrEqual(0);
    // No word of a button is cut off.
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.make button, .make .file-button')]
        .filter((button) => button.scrollWidth > button.clientWidth + 1)
        .map((button) => button.textContent),
    );
    expect(cut).toEqual([]);
    await page.locator('[data-play]').tap();
    await page.locator('[data-from-box]').waitFor();
    await unfolded(page, 'boxes');
    await page.locator('[data-box-name]').fill('Abcdefghijklm nopqrstuvwxyz abcdefghijk');
    await page.locator('[data-box-keep]').tap();
    await page.locator('[data-box]').waitFor();
    expect(await noWider(page), 'the set-up').toBeLessThanOrEqual(0);
    expect(await faults(page), 'the set-up').toEqual([]);
  });
});

describe('the balance report', () => {
  it('is there after the page was left, and goes on where it stopped', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await page.goto(`${inject('site')}?probe&workshop`);
    await page.locator('[data-take="thrifty"]').click();
    await page.locator('[data-fair-each]').selectOption('4');
    await page.locator('[data-fair-start]').click();
    await page.locator('[data-fair-games]').waitFor({ timeout: 120_000 });
    await page.reload();
    await page.locator('[data-fair="stopped"]').waitFor();
    expect(await page.locator('[data-fair-games]').count()).toBe(1);
    await page.locator('[data-fair-on]').click();
    await page.locator('[data-fair-tokens]').waitFor({ timeout: 240_000 });
    expect(await page.locator('[data-fair="over"]').count()).toBe(1);
    await page.reload();
    await page.locator('[data-fair-tokens]').waitFor();
  });
});
