import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { planMouse, play } from './hands.ts';
import { closeProfiles, openProfile, takeTroubles } from './harness.ts';
import {
  type OwnSite,
  ownSite,
  poison,
  untilGivenUp,
  untilKept,
  untilNewVersionWaits,
  versionOf,
  wrongFiles,
} from './kept-site.ts';
import { startGame } from './set-up.ts';

let site: OwnSite;
beforeEach(async () => {
  site = await ownSite({ astray: true });
});
afterEach(async () => {
  await closeProfiles();
  await site.end();
});

const keeping = (more: BrowserContextOptions = {}) =>
  openProfile({ flat: true, site: site.url, serviceWorkers: 'allow', ...more });

/** A file of each kind that a game needs at some time; none is needed for the start page. */
const kinds = [
  /^assets\/RulesPanel-.*\.js$/,
  /^assets\/models-.*\.bin$/,
  /used-alegreya-cyrillic-700.*\.woff2$/,
  /RulesPanel-.*\.css$/,
];

/** What stands on the page once it has started. */
const start = (page: Page, name = 'Play') => page.getByRole('button', { name, exact: true });

/** The browser tells of what it refused; that is what these tests are about. */
const forgive = () =>
  expect(takeTroubles().filter((trouble) => !/MIME|integrity|Failed|failed:|module script|lost/.test(trouble))).toEqual(
    [],
  );

if (isLong)
  describe('a host that answers for a missing file with its front page', () => {
    it.each(kinds)('is not believed for %s: nothing is kept, until all is right', async (kind) => {
      const page = await (await keeping()).newPage();
      const file = await site.file(kind);
      await site.lose(file);
      await page.goto(site.url);
      await start(page).waitFor();
      await untilGivenUp(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      // At the next start the file is asked for again, past what the browser was told to keep for good.
      await site.regain(file);
      await page.reload();
      await untilKept(page);
      expect(await wrongFiles(page)).toEqual([]);
      forgive();
    });

    it('does not get a newer version installed before all of it is there; the older one goes on', async () => {
      const page = await (await keeping()).newPage();
      await page.goto(site.url);
      await untilKept(page);
      const model = await site.file(/^assets\/models-.*\.bin$/);
      await site.renew(model);
      await site.lose(model);
      await Promise.all([
        untilGivenUp(page),
        page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined)),
      ]);
      await page.reload();
      await start(page).waitFor();
      expect(await versionOf(page)).toBe('1');
      await site.regain(model);
      await untilNewVersionWaits(page);
      await page.reload();
      await page.waitForFunction(() => document.querySelector('meta[name=version]') !== null);
      expect(await wrongFiles(page)).toEqual([]);
      forgive();
    });
  });

if (isLong)
  it('what an older version kept without looking is put right by the next', async () => {
    const page = await (await keeping()).newPage();
    await page.goto(site.url);
    await untilKept(page);
    const files = await Promise.all(kinds.map((kind) => site.file(kind)));
    for (const file of files) await poison(page, file);
    expect((await wrongFiles(page)).sort()).toEqual(files.sort());
    await site.renew();
    await untilNewVersionWaits(page);
    // The page of the older version is kept beside the newer one, until that is taken.
    expect((await wrongFiles(page)).filter((file) => file !== 'index.html')).toEqual([]);
    forgive();
  });

describe('a page that cannot start', () => {
  const anew = (page: Page, name = 'Load everything again') => page.getByRole('button', { name });
  const main = () => site.file(/^assets\/index-.*\.js$/);

  it('says so in the reader’s language, and fetches everything anew when asked', async () => {
    const page = await (await keeping({ locale: 'pl-PL' })).newPage();
    const script = await main();
    await site.lose(script);
    await page.goto(site.url);
    await page.getByText('Strona nie mogła się uruchomić').waitFor();
    expect(await page.locator('#no-start section:visible').count()).toBe(1);
    // While the host is still at it.
    await anew(page, 'Pobierz wszystko od nowa').click();
    await page.getByText('Niektórych plików wciąż brakuje').waitFor();

    await site.regain(script);
    // The browser was told that this file never changes: to load the page again does not help.
    await page.reload();
    await anew(page, 'Pobierz wszystko od nowa').click();
    await start(page, 'Graj').waitFor();
    expect(await page.locator('#no-start').isVisible()).toBe(false);
    if (isLong) {
      await untilKept(page);
      expect(await wrongFiles(page)).toEqual([]);
    }
    forgive();
  });

  if (isLong)
    it('keeps games and settings while it fetches everything anew, and throws nothing away without a network', async () => {
      const page = await (await keeping()).newPage();
      await page.goto(`${site.url}?probe`);
      await untilKept(page);
      await startGame(page, { players: 2, seed: '61', names: ['Rosa', 'Ion'] });
      await play(page, planMouse, ({ commands }) => commands === 2);
      const settings = await page.evaluate(() => localStorage.getItem('small-world-table.settings'));
      await poison(page, await main());
      await page.goto(site.url);
      await anew(page).waitFor();
      expect(await start(page).count()).toBe(0);
      await page.context().setOffline(true);
      await anew(page).click();
      await page.getByText('The site cannot be reached').waitFor();
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);

      await page.context().setOffline(false);
      await anew(page).click();
      await start(page).waitFor();
      await page.getByText('Rosa').first().waitFor();
      expect(await page.evaluate(() => localStorage.getItem('small-world-table.settings'))).toBe(settings);
      await page.getByRole('button', { name: /^Continue/ }).click();
      await page.locator('.hud').waitFor();
      forgive();
    });

  it.runIf(isLong)('is one whose styles are missing, too', async () => {
    const page = await (await keeping()).newPage();
    const styles = await site.file(/^assets\/index-.*\.css$/);
    await site.lose(styles);
    await page.goto(site.url);
    await anew(page).waitFor();
    await site.regain(styles);
    await anew(page).click();
    await page.locator('#no-start').waitFor({ state: 'hidden' });
    await start(page).waitFor();
    forgive();
  });

  it('is one where nothing fails and nothing happens', async () => {
    const page = await (await keeping()).newPage();
    await page.clock.install();
    await page.route(`**/${await main()}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(site.url);
    expect(await anew(page).isVisible()).toBe(false);
    await page.clock.fastForward(25_000);
    await anew(page).waitFor();
    forgive();
  });

  if (isLong)
    it('leaves the service workers and files of other sites on the same host alone', async () => {
      const page = await (await keeping()).newPage();
      const script = await main();
      await page.goto(site.url);
      await untilKept(page);
      await page.evaluate(() => caches.open('workbox-precache-v2-http://localhost/other/'));
      await poison(page, script);
      await page.reload();
      await anew(page).click();
      await start(page).waitFor();
      expect(await page.evaluate(() => caches.keys())).toContain('workbox-precache-v2-http://localhost/other/');
      forgive();
    });
});
