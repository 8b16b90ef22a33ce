import type { Page } from 'playwright-core';
import { afterEach, expect, inject, it } from 'vitest';
import { fileOf } from '../../tools/site/games.ts';
import { isLong } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { commands } from './goes-on.ts';
import { planMouse, play, waitFor } from './hands.ts';
import { openPage, openProfile, takeTroubles } from './harness.ts';
import { openMore, unfold } from './more.ts';
import { openPanel } from './panels.ts';
import { startGame } from './set-up.ts';

/** Every screen is walked at both by long/journey.test.ts. */
const sizes = [{ width: 1280, height: 720 }, ...(isLong ? [{ width: 360, height: 640 }] : [])];

const hash = (page: Page) => new URL(page.url()).hash;
const isStart = (page: Page) => page.locator('main.start').waitFor();
const isTable = (page: Page) => page.locator('main.game .hud').waitFor();
const open = (page: Page) => page.locator('dialog[open], .side.panel, [data-raised]');
const over = (page: Page, names: readonly string[]) =>
  waitFor(`entries for ${names}`, () =>
    page.evaluate((wanted) => JSON.stringify(history.state?.over) === wanted, JSON.stringify(names)),
  );
const isShut = (page: Page) => waitFor('everything to be shut', async () => (await open(page).count()) === 0);

/** How many entries the browser's history has. */
const entries = (page: Page) => page.evaluate(() => history.length);

/** It is covered until the next player sits down, whoever came back. */
async function liftCurtain(page: Page): Promise<void> {
  await page.locator('.curtain .primary').click();
  await page.locator('.hud-top').waitFor();
}

/** Each is opened, and Back closes it. */
async function throughPanels(page: Page, panels: readonly string[]): Promise<void> {
  for (const panel of panels) {
    await openPanel(page, panel);
    await open(page).first().waitFor();
    await over(page, [panel === 'leave' ? '' : panel]);
    await page.goBack();
    await isShut(page);
  }
}

afterEach(() => expect(takeTroubles()).toEqual([]));

it.each(sizes)(
  'Back closes each panel, then leads to the start page, and Forward into the game, at $width',
  async (viewport) => {
    const page = await openPage(await openProfile({ flat: true, viewport }));
    await startGame(page, { players: 2, seed: '7' });
    await isTable(page);
    const game = hash(page);
    expect(game).toMatch(/^#\/game\/\w+$/);
    await throughPanels(page, ['log', 'rules', 'help', 'settings', 'map', 'share', 'column', 'questions', 'leave']);
    expect(hash(page)).toBe(game);
    await page.goBack();
    await isStart(page);
    expect(hash(page)).toBe('');
    expect(await page.title()).toBe('Small World at the table');
    await page.goForward();
    await isTable(page);
    expect(hash(page)).toBe(game);
    await liftCurtain(page);
    // What was open is open again after a reload, once somebody sits there.
    await openPanel(page, 'log');
    await over(page, ['log']);
    await page.reload();
    await liftCurtain(page);
    await page.locator('[data-side="log"]').waitFor();
    await page.goBack();
    await isShut(page);
    await page.goBack();
    await isStart(page);
    // Left by its own button, it is behind one again.
    await page.goForward();
    await liftCurtain(page);
    await openPanel(page, 'leave');
    await page.locator('dialog[open] .primary').click();
    await isStart(page);
    await over(page, []);
    await page.goForward();
    await isTable(page);
  },
);

it.each(sizes)(
  'a replay comes back at its moment, a puzzle by its number, each behind its panels, at $width',
  async (viewport) => {
    const page = await openPage(await openProfile({ flat: true, viewport }));
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(gameIn('gameOver'))) };
    await openMore(page);
    await page.locator('.start-import input').setInputFiles(file);
    await page.locator('[data-game] [data-replay]').click();
    await page.locator('main[data-replayed]').waitFor();
    const before = await entries(page);
    await page.locator('[data-replay="play"]').click();
    await waitFor('it to play', async () => Number(await page.locator('main').getAttribute('data-replayed')) > 3);
    await page.locator('[data-replay="play"]').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await waitFor('the moment to be noted', async () => /\/2$/.test(hash(page)));
    expect(await entries(page)).toBe(before);
    const replay = hash(page);
    await throughPanels(page, ['log', 'rules', 'map', 'settings']);
    expect(hash(page)).toBe(replay);
    await page.reload();
    await page.locator('main[data-replayed="2"]').waitFor();
    await page.goBack();
    await isStart(page);
    await page.goForward();
    await page.locator('main[data-replayed="2"]').waitFor();
    expect(hash(page)).toBe(replay);
    await page.locator('[data-replay="leave"]').click();
    await isStart(page);

    await unfold(page, 'puzzles');
    await page.locator('.start-puzzles [data-number]').first().click();
    await page.locator('main[data-puzzle="1"]').waitFor();
    expect(hash(page)).toBe('#/puzzle/1');
    await throughPanels(page, ['log', 'help', 'column']);
    await page.reload();
    await page.locator('main[data-puzzle="1"]').waitFor();
    await page.goBack();
    await isStart(page);

    await page.goForward();
    await page.locator('main[data-puzzle="1"]').waitFor();
    await page.goBack();
    await isStart(page);
  },
);

it('Back closes what is about a combo, a player and the rules', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  await openGame(page, gameIn('pickCombo'));
  for (const [panel, button, name] of [
    [null, '.shelf [data-open-combo]', /^combo \w+$/],
    ['rules', '[data-reference="sheet"]', /^sheet$/],
    [null, '[data-seat-menu="1"]', /^seat 1$/],
  ] as const) {
    if (panel !== null) await openPanel(page, panel);
    await page.locator(button).first().click();
    await waitFor(`one entry for ${name}`, () =>
      page.evaluate(({ source }) => new RegExp(source).test(history.state?.over.join()), { source: name.source }),
    );
    await page.goBack();
    await isShut(page);
    await isTable(page);
  }
  await page.goBack();
  await isStart(page);
});

it('Back answers no to a question', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  await openGame(page, gameIn('conquer'));
  const before = await commands(page);
  await page.locator('.dock [data-choice="endConquests"]').click();
  await page.locator('dialog.confirm').waitFor();
  await over(page, ['']);
  await page.goBack();
  await isShut(page);
  expect(await commands(page)).toBe(before);
  expect(await page.locator('.hud').getAttribute('data-phase')).toBe('conquer');
});

it('a turn lays no entries, and Back and Forward never pass the curtain that it ends at', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  await startGame(page, { players: 2, seed: '7' });
  // The combos lie where the panel does.
  await play(page, planMouse, ({ commands }) => commands > 0);
  await openPanel(page, 'log');
  await over(page, ['log']);
  const before = await entries(page);
  const taken = await play(page, planMouse, ({ state }) => /curtain/.test(state));
  expect(taken.length).toBeGreaterThan(2);
  await page.locator('.curtain').waitFor();
  // What lay over the table is covered, too.
  await over(page, []);
  // Only a question lies over the table, and once it is answered another takes its entry.
  expect(await entries(page)).toBe(before + (taken.some((step) => step.startsWith('dialog')) ? 1 : 0));
  for (const way of ['goForward', 'goForward', 'goBack', 'goForward'] as const) {
    await page[way]();
    await page.locator('.curtain, main.start').waitFor();
    expect(await page.locator('.hud-top, .side.panel').count(), way).toBe(0);
  }
  await liftCurtain(page);
});

it('what this browser lacks leads to the start page, which says so', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  for (const lost of ['#/game/abc', '#/replay/abc/4', '#/puzzle/9999']) {
    await page.evaluate((address) => location.assign(address), lost);
    await page.getByText('not in this browser').waitFor();
    expect(hash(page)).toBe('');
  }
});

it('addresses of earlier versions lead where they led, and Back from each to where one was', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  const site = inject('site');
  for (const [address, there] of [
    ['?workshop', '[data-workshop]'],
    ['?boards', 'main.makers'],
    ['?showcase', '[data-showcase], .showcase'],
    ['#tables', '.start-rooms[open]'],
    ['#made=cut', '[data-workshop]'],
    ['#board=cut', 'main.makers'],
    ['#game=cut', 'dialog[open] [data-problem]'],
    ['#room=cut', '.room-door'],
    ['#tables=cut', '[data-bring="broken"]'],
  ] as const) {
    await page.goto(`${site}${address}`);
    await page.locator(there).first().waitFor();
    await page.goto('about:blank');
  }
  await page.goto(site);
  await openMore(page);
  await page.locator('[data-to-workshop]').click();
  await page.locator('[data-workshop]').waitFor();
  expect(hash(page)).toBe('#/workshop');
  await page.goBack();
  await isStart(page);
  await openMore(page);
  await page.locator('[data-to-boards]').click();
  await page.locator('main.makers').waitFor();
  await page.locator('[data-back]').click();
  await isStart(page);
  await page.evaluate(() => location.assign('#game=cut'));
  await page.locator('dialog[open] [data-problem]').waitFor();
  await over(page, ['']);
  await page.goBack();
  await isShut(page);
  await isStart(page);
  expect(hash(page)).toBe('');
});
