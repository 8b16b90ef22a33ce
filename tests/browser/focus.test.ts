import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { position } from '../../tools/players/positions.ts';
import { isLong } from '../support/how-long.ts';
import { focusable, ringOfRegion, ringsOf } from './focus-rings.ts';
import { openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';

const screen = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, flat: true };
/** Looks of one screen that are measured. */
const most = isLong ? 60 : 6;

/** Those whose ring is not to be seen around most of them. */
async function faint(page: Page, scope: string): Promise<readonly string[]> {
  const names = await focusable(page, scope, most);
  expect(names.length, scope).toBeGreaterThan(0);
  const rings = await ringsOf(page, names);
  return rings.flatMap(({ what, seen }) => (seen < 0.75 ? [`${Math.round(seen * 100)} % of ${what}`] : []));
}

it('where the focus is can be seen around everything on the start page', async () => {
  const page = await borrowPage(screen);
  await page.locator('.start-setup > summary').click();
  expect(await faint(page, '.start')).toEqual([]);
});

it('where the focus is can be seen around everything at the table, on wood and on parchment', async () => {
  const page = await borrowPage(screen);
  await openGame(
    page,
    position(3, 6, ({ phase, round }) => phase === 'conquer' && round > 3),
  );
  expect.soft(await faint(page, '.hud'), 'the table').toEqual([]);
  for (const panel of isLong ? ['menu', 'settings', 'help', 'log', 'rules', 'questions'] : ['log']) {
    if (panel === 'menu') await page.locator('.hud-top [data-panel="menu"]').click();
    else await openPanel(page, panel);
    await page.waitForFunction(
      () => (document.querySelector<HTMLElement>('dialog[open], .side')?.innerText.length ?? 0) > 60,
    );
    const scope = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : '.side';
    expect.soft(await faint(page, scope), panel).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('where the focus is can be seen around regions of every ground, beside the marks of what can be attacked', async () => {
  const page = await borrowPage(screen);
  await openGame(
    page,
    position(3, 6, ({ phase, round }) => phase === 'conquer' && round > 3),
  );
  await page.locator('.plan [data-region]').first().waitFor();
  await page.locator('.game-notice button').click();
  await page.keyboard.press('Shift');
  const count = await page.locator('.plan [data-region]').count();
  const seen: string[] = [];
  for (let region = 0; region < count; region += isLong ? 1 : 6) {
    const share = await ringOfRegion(page, region);
    if (share < 2 / 3) seen.push(`${Math.round(share * 100)} % of region ${region}`);
  }
  expect(seen).toEqual([]);
});
