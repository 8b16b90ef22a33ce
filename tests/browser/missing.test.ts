import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { fileOf } from '../../tools/site/games.ts';
import { type Host, hostOf, later, nameOf } from './blocked.ts';
import { gameIn } from './games.ts';
import { waitFor } from './hands.ts';
import { openProfile, takeTroubles } from './harness.ts';
import { positionOf } from './probe.ts';

/** Everything the site fetches later; what the tests themselves look through comes at once. */
const all = [...new Set(later.map(({ file }) => nameOf(file)))].filter((name) => !/^[Pp]robe/.test(name));
/** The files of words, and the list of them. */
const books = ['en', ...readdirSync('src/locale/en').flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])];
const opened: BrowserContext[] = [];

const likes = { speed: 'instant', reducedMotion: 'on', quality: 'low', coach: 'all', curtain: false };

/** A page of which the host sends nothing but what it begins with. */
async function bare(
  address = '',
  flat = true,
  more = {},
): Promise<{ page: Page; host: Host; profile: BrowserContext }> {
  const profile = await openProfile({ flat });
  opened.push(profile);
  await profile.addInitScript(
    (state) => {
      if (location.protocol.startsWith('http'))
        localStorage.setItem('small-world-table.settings', JSON.stringify({ state, version: 0 }));
    },
    { ...likes, ...more },
  );
  const host = await hostOf(profile);
  host.refuse(...all);
  host.answer('open', 'first');
  const page = await profile.newPage();
  await page.goto(`${inject('site')}?probe${address}`);
  return { page, host, profile };
}

const isThere = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0;
const words = '[data-missing="missing"]';
const commands = async (page: Page) => (await positionOf(page)).context.log.length;

/** Presses what asks again, if it is there: it goes as soon as all has come. */
const again = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-missing] button, .game-notice button')?.click());

/** Asks again until that is there. */
const until = (page: Page, what: string, arrived: () => Promise<boolean>) =>
  waitFor(what, async () => {
    if (await arrived()) return true;
    await again(page);
    return null;
  });

/** The words of a part are seen in its place; its file comes, then its own words; asked for again, it is there. */
async function comesBack(page: Page, host: Host, name: string, here: string): Promise<void> {
  await waitFor(`words in place of ${name}`, async () => host.refused(name) && (await isThere(page, words)));
  expect(await isThere(page, `${here}, #root .crash`)).toBe(false);
  host.answer(name);
  await until(page, name, async () => (await isThere(page, here)) || books.some((book) => host.refused(book)));
  host.answer(...books);
  await until(page, `${name} to be there`, () => isThere(page, here));
  host.refuse(...books);
}

async function openFile(page: Page, phase: Parameters<typeof gameIn>[0]): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(gameIn(phase))) };
  await page.locator('.start-import input').setInputFiles(file);
  await page.getByText('is on the list now').waitFor();
  await page.locator('[data-game] .start-go').first().click();
}

// Requests that failed are what these tests are about; failures of the page are not.
afterEach(async () => {
  await Promise.all(opened.splice(0).map((profile) => profile.close()));
  const amiss = takeTroubles().filter(
    (trouble) => !/^failed: |ERR_CONNECTION_REFUSED|^console: .*Failed to/.test(trouble),
  );
  expect(amiss).toEqual([]);
});

describe('what cannot be fetched says so in its place, and comes when it is asked for again', () => {
  it('at the end of a game, where troops are placed, and where an opponent is to think', async () => {
    const { page, host } = await bare();
    host.answer('GameScreen', 'board-2', 'PlanBoard', 'AboutSeat', 'table');
    await openFile(page, 'gameOver');
    await comesBack(page, host, 'FinalStandings', '.final table');
    await page.locator('.final button.primary').click();
    await openFile(page, 'redeploy');
    await comesBack(page, host, 'Troops', '.troops');
    await page.locator('[data-panel="leave"]').click();
    await page.locator('dialog[open] .primary').click();
    await openFile(page, 'conquer');
    await page.locator('[data-seat-menu]').first().waitFor();
    const { game } = (await positionOf(page)).context;
    await page.locator(`[data-seat-menu="${game?.seat}"]`).click();
    await page.locator('[data-give="wanderer"]').click();
    await waitFor('the opponent to be asked', async () => host.refused('ask'));
    const before = await commands(page);
    await page.locator('.notices button').first().waitFor();
    host.answer('ask');
    await page.locator('.notices .notice:has(button) button').first().click();
    await waitFor('a step of the opponent', async () => (await commands(page)) > before);
  });

  it('in the first game, which begins once what it needs has come', async () => {
    const { page, host } = await bare();
    host.answer('GameScreen', 'board-2', 'board-3', 'PlanBoard');
    for (const name of ['setup', 'positions']) {
      await page.locator('.start-learn').click();
      await waitFor(name, async () => host.refused(name));
      await page.locator('.start-problem:has-text("could not be fetched")').waitFor();
      host.answer(name);
    }
    await page.locator('.start-learn').click();
    await page.locator('.hud').waitFor();
    await waitFor('words for the coach', async () => host.refused('Coach') && (await isThere(page, words)));
    host.answer('Coach', ...books);
    await until(page, 'the lesson to be asked for', async () => host.refused('FirstGame'));
    await comesBack(page, host, 'FirstGame', '.coach-line');
  });

  it('on a wall, by itself, and for a passer-by', async () => {
    const { page, host } = await bare('&showcase&players=2&levels=raider&seed=14&speed=4');
    await page.locator(`.missing-screen ${words}`).waitFor();
    host.answer('ask', 'board-2', 'PlanBoard');
    await comesBack(page, host, 'ShowcaseScreen', 'main.showcase');
    await page.locator('main[data-state="playing"]').waitFor();
    for (const name of ['TurnMap', 'table']) await waitFor(name, async () => host.refused(name));
    await page.keyboard.press('x');
    await comesBack(page, host, 'Visit', '.hud');
    await comesBack(page, host, 'VisitCoach', '.coach-line');
    await page.locator('[data-visit="back"]').click();
    await page.locator('main.showcase').waitFor();
    host.answer('TurnMap', ...books);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.showcase-map .turn-map-node').first().waitFor();
    await page.keyboard.press('p');
    await page.keyboard.press('t');
    await waitFor('the tour', async () => host.refused('Tour'));
    host.answer('Tour');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.showcase-tour').waitFor();
  });

  it('in the picture, where simple shapes stand for figures until those come', async () => {
    const unplaced = ['models', 'GLTFLoader', 'meshopt_decoder.module', 'throws', 'Ghosts', 'ahead'];
    const { page, host } = await bare('', false, { quality: 'medium', coach: 'none', threats: true });
    host.answer();
    host.refuseAlone(...unplaced);
    await openFile(page, 'conquer');
    await page.locator('.game-notice:has-text("Something could not be fetched")').waitFor();
    for (const name of ['GLTFLoader', 'Ghosts', 'throws']) await waitFor(name, async () => host.refused(name));
    await page.locator('canvas').waitFor();
    expect(await isThere(page, '#root .crash')).toBe(false);
    host.answer();
    await until(page, 'the notice to go', async () => !(await isThere(page, '.game-notice')));
    for (const name of unplaced.filter((name) => host.refused(name))) expect(host.sent(name), name).toBe(true);
  });
});
