import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { evenTemper, type Opponent } from '../../src/opponents/types.ts';
import { released } from '../../src/ui/locale/languages.ts';
import { fileOf } from '../../tools/site/games.ts';
import { type Host, later, nameOf, openHost } from './blocked.ts';
import { gameIn } from './games.ts';
import { waitFor } from './hands.ts';
import { openProfile } from './harness.ts';
import { openMore } from './more.ts';
import { openPanel } from './panels.ts';

/** Everything the site fetches later; what the tests themselves look through comes at once. */
export const all = [...new Set(later.map(({ file }) => nameOf(file)))].filter((name) => !/^[Pp]robe/.test(name));
/** The files of messages, what asks for each, and the list of them. */
export const books = [
  'later',
  ...readdirSync('src/ui/locale/en').flatMap((file) =>
    ['', ...Object.keys(released).map((language) => `${language}-`)].map((of) => `${of}${file.replace('.json', '')}`),
  ),
];
export const opened: BrowserContext[] = [];
export const hosts: Host[] = [];
/** What the tests below have asked for in vain, and had later. */
export const tried = new Set<string>();

const settings = { speed: 'instant', reducedMotion: 'on', quality: 'low', coach: 'all', curtain: false };

/** What a start page fetches for a game as soon as it stands, and a saved one; and what reads addresses that lead elsewhere. */
const ready = ['from-file', 'GameEntry', 'Rest', 'read-handed', 'save-text', 'reviving', 'game', 'en-folk'];

/** A page of which the host sends nothing but what it begins with and what is ready there; of that not what is `lost`. */
export async function bare(
  address = '',
  flat = true,
  more = {},
  rooms?: () => number | null,
  lost: readonly string[] = [],
): Promise<{ page: Page; host: Host; profile: BrowserContext }> {
  const host = await openHost(rooms);
  hosts.push(host);
  const profile = await openProfile({ flat, site: host.url });
  opened.push(profile);
  await profile.addInitScript(
    (state) => {
      if (location.protocol.startsWith('http'))
        localStorage.setItem('small-world-table.settings', JSON.stringify({ state, version: 0 }));
    },
    { ...settings, ...more },
  );
  host.refuse(...all);
  host.answer('page', 'en-start', 'later', 'en-games', 'games', ...ready.filter((name) => !lost.includes(name)));
  const page = await profile.newPage();
  await page.goto(`${host.url}?probe${address}`);
  return { page, host, profile };
}

export const isThere = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0;
export const words = '[data-missing="missing"]';
/** What the game goes on without says so. */
export const without = '.game-notice:has-text("could not be loaded")';
/** One of all that is missing says so at a table, and asks for all of it again. */
export const unloaded = `${without}, ${words}`;

/** Presses what asks again, if it is there: it goes as soon as all has come. */
const again = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-missing] button, .game-notice button')?.click());

/** Asks again until that is there. */
export const until = (page: Page, what: string, arrived: () => Promise<boolean>) =>
  waitFor(what, async () => {
    if (await arrived()) return true;
    await again(page);
    return null;
  });

/** The words of a part are seen in its place; its file comes, then its own words; asked for again, it is there. */
export async function comesBack(page: Page, host: Host, name: string, here: string): Promise<void> {
  await waitFor(`words in place of ${name}`, async () => host.refused(name) && (await isThere(page, words)));
  expect(await isThere(page, `${here}, #root .crash`)).toBe(false);
  host.answer(name);
  await until(page, name, async () => (await isThere(page, here)) || books.some((book) => host.refused(book)));
  host.answer(...books);
  await until(page, `${name} to be there`, () => isThere(page, here));
  host.refuse(...books);
  tried.add(name);
}

/** A part without a place of its own: a notice says that it is missing; its file and its words come, and it is there. */
export async function comesUnseen(page: Page, host: Host, name: string, here: string): Promise<void> {
  await waitFor(name, async () => host.refused(name));
  await page.locator(unloaded).first().waitFor();
  host.answer(name, ...books);
  await until(page, `${name} to be there`, () => isThere(page, here));
  host.refuse(...books);
  tried.add(name);
}

/** A link to a game comes to the page: what reads it and what shows it are missing, one after the other. */
export async function cutLink(page: Page, host: Host): Promise<void> {
  await page.evaluate(() => location.assign('#game=cut'));
  await waitFor('what reads an address to be asked for', async () => host.refused('read-handed'));
  await page.locator(unloaded).first().waitFor();
  host.answer('read-handed');
  await until(page, 'what the address brings to be asked for', async () => host.refused('LinkDialog'));
  tried.add('read-handed');
  await comesUnseen(page, host, 'LinkDialog', '[data-problem="cut"]');
}

/** What is behind the story of a game that is over. */
export async function told(page: Page, host: Host): Promise<void> {
  await page.locator('[data-final="story"]').click();
  await comesBack(page, host, 'Afterwards', '.afterwards');
  await comesBack(page, host, 'AfterGame', '.after-game');
  await comesBack(page, host, 'StoryPanel', '.story-points');
}

export async function fromStory(page: Page, name: string): Promise<void> {
  // What was opened from it may have left it open.
  const way = page.locator(`[data-after="${name}"]`);
  if ((await way.count()) === 0) await page.locator('[data-final="story"]').click();
  await way.click();
}

/** A game is to be shown again: what reads its address and what shows it, which come together, are missing. */
export async function replayed(page: Page, host: Host): Promise<void> {
  for (const name of ['AddressedReplay', 'ReplayScreen']) await waitFor(name, async () => host.refused(name));
  host.answer('AddressedReplay');
  tried.add('AddressedReplay');
  await comesBack(page, host, 'ReplayScreen', '.replay');
}

/** One that has something to say, and stands on the ladder: it has lost every game that is over here. */
const rung: Opponent = { level: 'wanderer', temper: evenTemper, seed: 1, character: 'miser', rung: 1 };

/** Picks a file with a game in it. */
export async function importFile(page: Page, phase: Parameters<typeof gameIn>[0]): Promise<void> {
  await importText(page, fileOf(gameIn(phase), phase === 'gameOver' ? rung : 'human'));
}

/** Picks a file of this text. */
export async function importText(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await openMore(page);
  await page.locator('.start-import input').setInputFiles(file);
}

/** Continues a game from a file, once `listed` has seen what its row in the list waits for. */
export async function openFile(
  page: Page,
  phase: Parameters<typeof gameIn>[0],
  listed?: () => Promise<void>,
): Promise<void> {
  await importFile(page, phase);
  await page.getByText('is in the list now').waitFor();
  await listed?.();
  await page.locator('[data-game] .start-go').first().click();
}

/** Back to the start page. */
export async function leave(page: Page): Promise<void> {
  await openPanel(page, 'leave');
  await page.locator('dialog[open] .primary').click();
}

/** Others' turns are told in a line, once all else that is missing has come and a tip is put away, and in full in a panel. */
export async function recapped(page: Page, host: Host): Promise<void> {
  await waitFor('Recap', async () => host.refused('Recap'));
  host.answer('CameraButtons', 'Coach', 'Recap', ...books);
  await until(page, 'Recap to be there', async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-coach="dismiss"]')?.click());
    return isThere(page, '.recap');
  });
  host.refuse(...books);
  tried.add('Recap');
  await page.locator('[data-recap-read]').click();
  await comesBack(page, host, 'RecapPanel', '[data-recap]');
}
