import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { legal } from '../../src/rules/index.ts';
import { listed, puzzleOf } from '../../src/screens/puzzles/collection.ts';
import { type Puzzle, puzzleStart } from '../../src/screens/puzzles/puzzle.ts';
import { makeLink } from '../../src/session/links/link.ts';
import { makeRecord, toText } from '../../src/session/saves/record.ts';
import { openingOf } from '../../src/session/saves/revive.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { fileOf } from '../../tools/site/games.ts';
import { olderSetup } from '../screens/learn/first-game-play.ts';
import type { Host } from './blocked.ts';
import { waitFor } from './hands.ts';
import { bare, books, comesBack, comesUnseen, importText, isThere, tried } from './left-out.ts';
import { openMore, unfold } from './more.ts';

/** The number of a puzzle for two, in which one may go into decline at once. */
const number =
  listed.find(({ number: one, players }) => {
    const setup = puzzleOf(one)?.setup;
    const start = setup && puzzleStart(setup);
    return players === 2 && start != null && legal(start).some(({ type }) => type === 'decline');
  })?.number ?? expect.fail('no such puzzle');

/** The folds of the start page: the ladder, the puzzles, and a history that comes from a file. */
export async function folds(page: Page, host: Host): Promise<void> {
  await page.locator('.start-setup > summary').click();
  await page.locator('.start-opponent summary').first().click();
  await comesBack(page, host, 'CharacterFields', '.start-character');
  await page.locator('[data-fold="board"] > summary').click();
  await comesBack(page, host, 'BoardCard', '[data-fold="board"] input');
  // The card is made with them.
  expect(host.sent('own-boxes')).toBe(true);
  tried.add('own-boxes');
  await page.locator('[data-fold="house"] > summary').click();
  await comesBack(page, host, 'HouseCard', '[data-fold="house"] input');
  await page.locator('[data-fold="house"] input[type="checkbox"]').first().check();
  await comesUnseen(page, host, 'own-draft', '[data-from-box]');
  await page.locator('[data-fold="guests"] > summary').click();
  await comesBack(page, host, 'GuestsCard', '[data-guests]');
  await page.locator('[data-fold="boxes"] > summary').click();
  await comesBack(page, host, 'BoxesCard', '[data-boxes]');
  await unfold(page, 'climb');
  await comesBack(page, host, 'ClimbPanel', '[data-rung="1"]');
  await unfold(page, 'puzzles');
  await comesBack(page, host, 'PuzzleList', `[data-number="${number}"]`);
  // The list is made of it.
  expect(host.refused('collection') && host.sent('collection')).toBe(true);
  tried.add('collection');

  const buffer = Buffer.from(JSON.stringify({ results: [], since: 0 }));
  const pick = () =>
    page.locator('.start-import input').setInputFiles({ name: 'history.json', mimeType: 'application/json', buffer });
  await pick();
  await waitFor('what takes a history over', async () => host.refused('history-import'));
  await page.locator('.start-problem:has-text("could not be loaded")').waitFor();
  host.answer('history-import', ...books);
  await pick();
  await page.locator('.start-kept [data-said="true"]:not(:empty)').waitFor();
  expect(await isThere(page, '.start-problem')).toBe(false);
  host.refuse(...books);
  tried.add('history-import');
}

/** Tables that others sit at: their fold, with all that lies beside the first screen, an invitation from the set-up (this host has no such tables), and a link that leads to none. */
export async function farApart(page: Page, host: Host): Promise<void> {
  await openMore(page);
  await comesBack(page, host, 'Rest', '[data-today]');
  await unfold(page, 'rooms');
  await comesBack(page, host, 'MyTables', '.room-typed');
  await page.locator('[data-invite]').click();
  await comesUnseen(page, host, 'InviteDialog', 'dialog[open] [data-no-rooms="none"]');
  await page.keyboard.press('Escape');
  await page.evaluate(() => location.assign('#room=cut'));
  await comesBack(page, host, 'RoomScreen', '.missing-screen:has-text("no link to a table")');
  await page.locator('.missing-screen button').click();
  await page.locator('.start-rest').waitFor();
  await page.evaluate(() => location.assign('#tables=cut'));
  await comesBack(page, host, 'TablesScreen', '[data-bring="broken"]');
  await page.locator('.missing-screen button').click();
  await page.locator('.start-rest').waitFor();
}

/** A puzzle of the list, to the end of its turn; and one that comes by a link. */
export async function puzzles(page: Page, host: Host): Promise<void> {
  host.answer('board-2', 'PlanBoard', 'ScoreReceipt', 'CameraButtons', 'table', 'Later', 'ahead');
  await page.locator(`[data-number="${number}"]`).click();
  await comesBack(page, host, 'PuzzleScreen', `main[data-puzzle="${number}"]`);
  await page.locator('.coach-line').waitFor();
  await page.locator('.dock [data-choice="decline"]').click();
  await page.locator('dialog.confirm[open] .primary').click();
  await page.locator('.puzzle-verdict').waitFor();
  await page.locator('[data-puzzle="leave"]').click();

  await page.evaluate((link) => location.assign(`#game=${link}`), linkOf(puzzleOf(number)));
  await comesUnseen(page, host, 'LinkDialog', 'dialog.linked[open]');
  await page.locator('[data-link="solve"]:enabled').waitFor();
}

/** A lesson of an older version, which begins with a position. */
export async function olderLesson(): Promise<void> {
  const { page, host } = await bare();
  host.answer('board-2', 'board-3', 'PlanBoard');
  const game = (await openingOf(olderSetup)) ?? expect.fail('no opening');
  const text = toText(makeRecord({ id: 'older', savedAt: 1, setup: olderSetup, commands: [], game }));
  await importText(page, text);
  await waitFor('positions', async () => host.refused('positions'));
  host.answer('positions');
  tried.add('positions');
  await waitFor('the lesson to be listed', async () => {
    await importText(page, text);
    return (await page.locator('[data-game] .start-go').count()) > 0;
  });
  await page.locator('[data-game] .start-go').first().click();
  await page.locator('.hud').waitFor();
}

/** A table that plays a round more: what its badge opens. */
export async function ownRules(): Promise<void> {
  const { page, host } = await bare();
  host.answer('board-2', 'PlanBoard', 'AboutSeat', 'ScoreReceipt', 'table', 'Later', 'RulesPanel', ...books);
  const own = { ownPowers: [{ id: 'nimble', tokens: 4 }] };
  const setup = { players: 2, seed: 3, content: { id: 'base', own, house: { rounds: 1 } } };
  await importText(page, fileOf(playGame(setup, randomPlayer(3), ({ phase }) => phase === 'conquer')));
  await page.locator('[data-game] .start-go').first().click();
  await page.locator('.start-problem:has-text("could not be loaded")').waitFor();
  expect(host.refused('own-content')).toBe(true);
  host.answer('own-content');
  tried.add('own-content');
  await page.locator('[data-game] .start-go').first().click();
  await page.locator('[data-rules-badge="≠"]').click();
  await page.locator('.house-table li').first().waitFor();
  await page.locator('[data-rules-badge="✚"]').click();
  await page.locator('[data-guest="nimble"]').waitFor();
}

/** What a game against a rung of the ladder has come to, and the last word of its opponent, without which nobody misses anything. */
export async function ended(page: Page, host: Host): Promise<void> {
  await waitFor('what opponents say', async () => host.refused('Talk'));
  host.answer('Talk');
  await comesUnseen(page, host, 'LadderStep', '.game-notice:has-text("is beaten once")');
  await waitFor('them', async () => host.sent('Talk'));
  tried.add('Talk');
}

function linkOf(puzzle: Puzzle | null): string {
  const game = puzzle && puzzleStart(puzzle.setup);
  const made = game && makeLink({ setup: puzzle.setup, log: [], game }, { names: false });
  if (!made?.ok) throw new Error('no such puzzle');
  return made.link;
}

/** The workshop, which an address leads to, the board on which something is tried there, and a figure: without its parts a pawn stands there. */
export async function workshop(): Promise<void> {
  const { page, host } = await bare('&workshop');
  await comesBack(page, host, 'WorkshopScreen', '[data-workshop]');
  host.answer('board-2');
  await page.locator('[data-new="power"]').click();
  await page.locator('[data-trial] [data-region="3"]').waitFor();
  await page.locator('[data-new="race"]').click();
  await waitFor('what shows a figure', async () => host.refused('FigurePreview'));
  host.answer('FigurePreview', 'own-figures', 'GLTFLoader', 'meshopt_decoder.module');
  host.refuseAlone('own-parts');
  await page.locator('[data-section="figure"] [data-missing] button').click();
  await page.locator('[data-figure-missing]').waitFor();
  expect(host.refused('own-parts')).toBe(true);
  host.answer('own-parts');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitFor('the figure', async () => !(await isThere(page, '[data-figure-missing]')));
  await page.locator('[data-figure-preview="still"]').waitFor();
  for (const name of ['FigurePreview', 'own-figures', 'own-parts']) tried.add(name);
}

/** My boards, which an address leads to, and a board that is drawn there. */
export async function myBoards(): Promise<void> {
  const { page, host } = await bare('&boards');
  await comesBack(page, host, 'BoardsScreen', '[data-my-boards]');
  await page.locator('[data-printed="2"]').click();
  await page.locator('.edit-told:has-text("could not be fetched")').waitFor();
  // What draws on the page is called like what draws on its thread.
  host.answer('board-2', 'drawing');
  await page.locator('[data-printed="2"]').click();
  await page.locator('.edit-board [data-region="3"]').waitFor();
}
