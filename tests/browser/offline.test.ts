import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { planMouse, play } from './hands.ts';
import { closeProfiles, openProfile, takeTroubles } from './harness.ts';
import { type OwnSite, ownSite, untilAlone, untilKept, untilNewVersionWaits, versionOf } from './kept-site.ts';
import { gameOf } from './probe.ts';
import { startGame } from './set-up.ts';

let site: OwnSite;
beforeEach(async () => {
  site = await ownSite();
});
afterEach(async () => {
  await closeProfiles();
  await site.end();
});

const keeping = () => openProfile({ flat: true, site: site.url, serviceWorkers: 'allow' });

/** The host goes away; a page has every file of the site all the same, and the showcase plays. */
async function hasAll(page: Page): Promise<void> {
  const files = await site.files();
  expect(files.filter((file) => /\.(js|glb|woff2|png)$/.test(file)).length).toBeGreaterThan(60);
  await site.vanish();
  const missing = await page.evaluate(async (wanted) => {
    const answers = await Promise.all(
      wanted.map((file) =>
        fetch(`./${file}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return wanted.filter((_, index) => !answers[index]);
  }, files);
  expect(missing).toEqual([]);
  await page.goto(`${site.url}index.html`);
  expect(await page.title()).toBe('Small World at the table');
  await page.goto(`${site.url}?showcase&players=2&speed=instant`);
  await page.locator('main.showcase[data-game="1"]').waitFor();
  // The icon of a tab is the browser's own affair, and past the service worker.
  expect(takeTroubles().filter((trouble) => !/icon\.svg|ERR_CONNECTION_REFUSED/.test(trouble))).toEqual([]);
}

describe('after the first visit, with no network at all', () => {
  it.runIf(isLong)('starts, plays against opponents, and goes on with a saved game', async () => {
    const profile = await keeping();
    const first = await profile.newPage();
    await first.goto(site.url);
    await untilKept(first);
    await first.close();
    await site.vanish();

    const page = await profile.newPage();
    await page.goto(`${site.url}?probe`);
    await startGame(page, { players: 2, seed: '51', alone: true });
    await play(page, planMouse, ({ round, seat }) => round === 2 && seat === 0);
    const before = await gameOf(page);
    expect(before?.round).toBe(2);

    await page.reload();
    await page.locator('.hud').waitFor();
    expect(await gameOf(page)).toEqual(before);
    await play(page, planMouse, ({ commands }) => commands > 12);
  });

  it('has every file of the site: scripts that come later, models, fonts, outlines; and the showcase plays', async () => {
    const page = await (await keeping()).newPage();
    await page.goto(site.url);
    await untilKept(page);
    await hasAll(page);
  });
});

if (isLong)
  describe('the manifest', () => {
    it('names and shows the site to who installs it, with icons of the sizes it says', async () => {
      const profile = await keeping();
      const page = await profile.newPage();
      await page.goto(site.url);
      const manifest = await page.evaluate(async () => {
        const address = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? '';
        const answer = await fetch(address);
        const found = { kind: answer.headers.get('content-type'), ...(await answer.json()) };
        const sizes: string[] = [];
        for (const { src } of found.icons) {
          const icon = new Image();
          icon.src = src;
          await icon.decode();
          sizes.push(`${icon.naturalWidth}x${icon.naturalHeight}`);
        }
        return { ...found, sizes };
      });
      expect(manifest).toMatchObject({
        kind: 'application/manifest+json',
        name: 'Small World at the table',
        start_url: './',
      });
      // For browsers that choose among languages by themselves.
      expect(Object.keys(manifest.name_localized).sort()).toEqual(['bg', 'it', 'pl', 'ro']);
      expect(manifest.name_localized.pl).toBe('Small World przy stole');
      for (const { name_localized } of manifest.shortcuts) expect(new Set(Object.values(name_localized)).size).toBe(4);
      expect(manifest.sizes.slice(0, 3)).toEqual(['192x192', '512x512', '512x512']);
      expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
      expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['./?showcase', './']);

      await untilKept(page);
      const devtools = await profile.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // The profiles of these tests are private windows.
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    });
  });

describe('a newer version', () => {
  if (isLong)
    it('is told on the start page, never comes under an open page, and is taken when the only page is loaded again', async () => {
      const profile = await keeping();
      const page = await profile.newPage();
      await page.goto(`${site.url}?probe`);
      await untilKept(page);
      await page.reload();
      await site.renew();
      await untilNewVersionWaits(page);
      await page.getByText('A newer version is ready').waitFor();

      // A game on another page: it began with the old files, and so does every page beside it.
      const table = await profile.newPage();
      await table.goto(`${site.url}?probe`);
      await startGame(table, { players: 2, seed: '52' });
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.waitForLoadState();
      expect(await versionOf(page)).toBe('1');
      await play(table, planMouse, ({ commands }) => commands === 2);
      expect(await table.getByText('A newer version is ready').count()).toBe(0);

      await table.close();
      await untilAlone(profile);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction(() => document.querySelector('meta[name=version]') !== null);
      expect(await page.getByText('A newer version is ready').count()).toBe(0);
      await site.vanish();
      await page.reload();
      expect(await versionOf(page)).toBe('2');
    });

  it.runIf(isLong)(
    'is taken at the next start, and all of it is there with no network: scripts that come later, models, fonts, outlines',
    async () => {
      const profile = await keeping();
      const page = await profile.newPage();
      await page.goto(site.url);
      await untilKept(page);
      await site.renew();
      await untilNewVersionWaits(page);
      await page.close();
      const next = await profile.newPage();
      await next.goto(site.url);
      await next.waitForFunction(() => document.querySelector('meta[name=version]') !== null);
      await hasAll(next);
    },
  );
});
