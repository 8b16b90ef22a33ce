import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { faults, languages } from '../axe.ts';
import { waitFor } from '../hands.ts';
import { openProfile } from '../harness.ts';
import { openMore } from '../more.ts';
import { gameOf } from '../probe.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, flat: true } as const;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((where) => document.activeElement?.matches(where) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

async function toSetUp(page: Page, language = 'en'): Promise<void> {
  await page.goto(`${inject('site')}?probe&lang=${language}`);
  await page.locator('.start-setup > summary').click();
  await page.locator('[data-fold="board"] > summary').click();
  await page.locator('[data-choose="usual"]').waitFor();
}

/** Makes the board with a number: like the printed one for two, but smaller, since that is drawn sooner. */
async function make(page: Page, number: string): Promise<void> {
  await page.locator('[data-choose="made"]').check();
  await page.locator('[data-wish="seed"]').fill(number);
  await page.locator('[data-wish="regions"]').fill('16');
  await page.locator('[data-make]').click();
  await page.locator('[data-fair]').waitFor();
}

/** What is wrong with the page at its end, where the button that stays at the window's foot half covers nothing. */
async function fully(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return faults(page);
}

const games = async (page: Page) => Number(await page.locator('[data-fair] progress').getAttribute('value'));

describe('boards on the set-up page', () => {
  it('are chosen, made and measured by keys alone; measuring stops, goes on, and lasts over a reload', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await page.goto(`${inject('site')}?probe`);
    await tabTo(page, '.start-setup > summary');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-fold="board"] > summary');
    await page.keyboard.press('Enter');
    await page.locator('[data-choose="usual"]').waitFor();
    await tabTo(page, '[data-choose="usual"]');
    // The last of the choices, by going back over the first.
    await page.keyboard.press('ArrowUp');
    await tabTo(page, '[data-wish="seed"]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8');
    await tabTo(page, '[data-wish="regions"]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('16');
    await tabTo(page, '[data-make]');
    await page.keyboard.press('Enter');
    await page.locator('[data-fair]').waitFor();
    await tabTo(page, '[data-fair-go="start"]');
    await page.keyboard.press('Enter');
    await waitFor('some games', async () => ((await games(page)) > 5 ? true : null));
    // The button under the focus stops it, and begins again.
    await page.keyboard.press('Enter');
    const words = page.locator('[data-fair] [data-said="true"]');
    await expect.poll(() => words.textContent()).toMatch(/^Not enough games yet to say. After \d+ of 4000/);
    const before = Number(/After (\d+)/.exec((await words.textContent()) ?? '')?.[1]);

    await toSetUp(page);
    await make(page, '8');
    expect(await words.textContent()).toContain(`After ${before} of 4000`);
    await tabTo(page, '[data-fair-go="start"]');
    await page.keyboard.press('Enter');
    await waitFor('more games', async () => ((await games(page)) > before ? true : null));
    // Closed, it plays on no more.
    await page.locator('[data-fold="board"] > summary').click();
    await waitFor('no thread that plays', async () => (page.workers().length === 0 ? true : null));
  });

  it('are looked through for a fair one, which stops at its number', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await toSetUp(page);
    await make(page, '3');
    await page.locator('[data-look-go="start"]').click();
    await page.locator('[data-look-number]').waitFor();
    await page.locator('[data-look-go="stop"]').click();
    await page.locator('[data-look="stopped"]').waitFor();
    expect(await page.locator('.boards-look [data-said="true"]').textContent()).toMatch(/^Stopped at number \d+/);
  });

  it.each(languages)('pass axe on a phone, in every state, in %s', async (language) => {
    const page = await (await openProfile(phone)).newPage();
    await toSetUp(page, language);
    expect(await fully(page), 'unfolded').toEqual([]);
    await page.locator('[data-choose="4"]').check();
    await page.locator('[data-sketch]').waitFor();
    expect(await fully(page), 'a printed board').toEqual([]);
    await make(page, '8');
    await page.locator('[data-fair-go="start"]').click();
    await page.locator('[data-fair] tbody tr').first().waitFor();
    expect(await fully(page), 'measured').toEqual([]);
    await page.locator('[data-look-go="start"]').click();
    await page.locator('[data-look-number]').waitFor();
    expect(await fully(page), 'looked for').toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  it('are drawn once: a reload of a game on one shows it at once', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    // What draws is fetched by the thread that is to draw.
    const drawers: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/drawing-/.test(request.url())) drawers.push(request.url());
    });
    await toSetUp(page);
    await make(page, '8');
    await page.locator('[data-sketch]').waitFor();
    expect(drawers.splice(0), 'what drew it').not.toEqual([]);
    // The opponent begins: a game is kept from its first step on.
    await page.getByLabel(/Who starts/).selectOption('1');
    await page.locator('.start-go[type="submit"]').click();
    await page.locator('#board [data-region]').first().waitFor();
    await waitFor('a step', async () => ((await gameOf(page))?.forces.length ? true : null));
    drawers.length = 0;
    await page.goto(`${inject('site')}?probe`);
    await openMore(page);
    await page.locator('[data-game] .start-go').first().click();
    await page.locator('#board [data-region]').first().waitFor();
    expect(await page.locator('#board [data-region]').count()).toBe(16);
    // It was looked for among what is kept, and no thread was asked to draw it.
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(fetched.some((name) => name.includes('own-drawing'))).toBe(true);
    expect(drawers).toEqual([]);
  });
});
