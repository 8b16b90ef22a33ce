import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serve } from '../../tools/house/serve.mjs';
import { farName } from '../../tools/site/browser.ts';
import { forbid, optional, type Way, ways } from '../support/forbid.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { mouse, planMouse, play } from './hands.ts';
import { openPage, openProfile, takeTroubles } from './harness.ts';
import { unfold } from './more.ts';
import { openPanel } from './panels.ts';
import { openSetUp, startGame } from './set-up.ts';

/** The start page of a browser that denies the page some of what it may have. */
async function denied(names: readonly string[], way: Way): Promise<Page> {
  const profile = await openProfile({ flat: true });
  await profile.addInitScript(forbid, { names, way });
  return openPage(profile, 'en');
}

/** Everything that asks for such things, and needs no other screen: all of it can be done. */
async function isWhole(page: Page): Promise<void> {
  // Nothing is kept, so that it is asked each time how well one knows the game.
  await page.locator('.start-else').click();
  await openSetUp(page);
  const name = page.getByLabel('Name of player 1');
  await name.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Josephine');
  await page.waitForTimeout(100);
  expect(await name.inputValue()).toBe('Josephine');
  await startGame(page, { players: 2, seed: '22' });
  await play(page, planMouse, ({ commands }) => commands === 2);
  await openPanel(page, 'share');
  await mouse.press(page, '.share-line button.primary');
  await page.locator('.share-line [data-said="true"]:not(:empty)').first().waitFor();
  for (const part of ['Picture', 'Film']) await page.locator('.share summary', { hasText: part }).click();
  await page.locator('.share-part[open] :text-matches("film|picture", "i")').first().waitFor();
  await page.keyboard.press('Escape');
  await openPanel(page, 'settings');
  await page.locator('.settings').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.crash:visible').count()).toBe(0);
}

describe('what a browser may have or not', () => {
  // What is missing is the least of it: that each is asked for so, tests/ui/platform holds.
  it.each(mostTelling(ways, (way) => way !== 'missing'))('may all be away at once: %s', async (way) =>
    isWhole(await denied(optional, way)),
  );

  if (isLong)
    it.each(ways.flatMap((way) => optional.map((name) => [name, way] as const)))('%s: %s', async (name, way) =>
      isWhole(await denied([name], way)),
    );
});

it('without TLS, in a frame that forbids forms, pads and more, what was typed is heard, by Enter and by a press, and what is to be copied is shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const [around, own] = [await serve(folder), await serve(resolve(process.env.DIST ?? 'dist'), { names: [farName] })];
  const address = new URL(own.url);
  address.hostname = farName;
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><link rel="icon" href="data:,">
    <iframe src="${address}?probe&lang=en" sandbox="allow-scripts allow-same-origin"
    allow="gamepad 'none'; fullscreen 'none'; autoplay 'none'; clipboard-write 'none'" style="position: fixed; inset: 0; border: 0; width: 100%; height: 100%"></iframe>`,
  );
  const page = await (await openProfile({ flat: true })).newPage();
  await page.goto(around.url);
  const site = page.frames().find((frame) => frame.url().startsWith(address.href)) ?? expect.fail();
  expect(await site.evaluate(() => isSecureContext)).toBe(false);
  await unfold(site, 'rooms');
  const code = site.locator('.room-typed input');
  await code.fill('nonsense');
  await code.press('Enter');
  await site.locator('.room-typed [data-said="now"]:not(:empty)').waitFor();
  await site.getByRole('button', { name: 'Play', exact: true }).click();
  await site.locator('.hud').waitFor();
  const inFrame = { evaluate: site.evaluate.bind(site), mouse: page.mouse, keyboard: page.keyboard };
  await openPanel(inFrame, 'share');
  await mouse.press(inFrame, '.share-line button.primary');
  // The address is there, and marked, for the person to copy.
  await site.locator('.share-line [data-said="true"]:has-text("copy")').waitFor();
  expect(await site.locator('.share-line :is(textarea, input):focus').inputValue()).toContain('#game=');
  await page.close();
  await Promise.all([around.close(), own.close()]);
  await rm(folder, { recursive: true });
  // The site itself is another host than the page around it.
  expect(takeTroubles().filter((trouble) => !trouble.startsWith('another host:'))).toEqual([]);
});
