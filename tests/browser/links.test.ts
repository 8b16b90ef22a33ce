import { stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { newGame } from '../../src/rules/index.ts';
import { makeLink } from '../../src/session/links/link.ts';
import { playAgain } from '../../src/session/turn/step.ts';
import { type PlayedGame, playGame } from '../../tools/players/game.ts';
import { settler } from '../../tools/players/settler.ts';
import { gameIn } from './games.ts';
import { waitFor } from './hands.ts';
import { openProfile, takeTroubles } from './harness.ts';
import { openMore } from './more.ts';
import { openPanel } from './panels.ts';
import { positionOf } from './probe.ts';
import { startGame } from './set-up.ts';

/** The link of a game of people called Ada and Bo. */
function linkOf({ setup, commands }: PlayedGame): string {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  const played = playAgain(start.state, commands);
  if ('refusal' in played) throw new Error(played.refusal.code);
  const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control: 'human' as const }));
  const made = makeLink({ setup: { game: setup, seats, options: { curtain: false } }, ...played });
  if (!made.ok) throw new Error(made.problem);
  return made.link;
}

const over = linkOf(gameIn('gameOver'));
const running = linkOf(gameIn('conquer'));

const dialog = (page: Page) => page.locator('dialog[open]');
const follow = (page: Page, link: string) => page.evaluate((hash) => location.assign(`#game=${hash}`), link);
const listed = (page: Page) => page.locator('[data-game]');

async function openAt(link: string, flat = true): Promise<Page> {
  const profile = await openProfile({ flat, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await profile.newPage();
  await page.goto(`${inject('site')}?probe#game=${link}`);
  await dialog(page).waitFor();
  return page;
}

afterEach(() => expect(takeTroubles()).toEqual([]));

describe('a game in a link', () => {
  it('says what it is before anything is done with it; it is kept, or not, and looked at', async () => {
    const page = await openAt(over);
    await dialog(page).getByText('Played to its end').waitFor();
    await dialog(page).getByText('Ada', { exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await openMore(page);
    await page.getByText('No saved games').waitFor();
    expect(new URL(page.url()).hash).toBe('');

    await follow(page, over);
    await dialog(page).getByRole('button', { name: 'Only keep it' }).click();
    await listed(page).waitFor();
    await follow(page, over);
    await dialog(page).getByText('You already have this game').waitFor();
    await dialog(page).getByRole('button', { name: 'See the result' }).click();
    await page.locator('.final-sheet').waitFor();
    expect((await positionOf(page)).context.game?.phase).toBe('gameOver');

    // Handed on, it is the same link.
    await page.locator('[data-final="story"]').click();
    await page.locator('[data-after="share"]').click();
    await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
    await dialog(page).getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#game=${over}$`));
    await dialog(page).getByText('QR code').click();
    await dialog(page).getByRole('img', { name: 'QR code of the link' }).waitFor();
    await page.keyboard.press('Escape');

    // Played on from its last turn, by an opponent in one of the seats.
    await page.locator('[data-final="story"]').click();
    await page.locator('[data-after="fork"]').click();
    await dialog(page).locator('select').last().selectOption('raider');
    await dialog(page).locator('[data-fork="go"]').click();
    await page.locator('.dock').waitFor();
    const { game, setup } = (await positionOf(page)).context;
    expect(game?.round).toBe(game?.rounds);
    expect(setup?.seats.map(({ control }) => (control === 'human' ? control : control.level))).toEqual([
      'human',
      'raider',
    ]);
  });

  it('lies beside another of the same deal at its end; in a frame of another page it is looked at, and not kept', async () => {
    const page = await openAt(over);
    await dialog(page).getByRole('button', { name: 'Only keep it' }).click();
    await openMore(page);
    await listed(page).waitFor();
    const { setup } = gameIn('gameOver');
    await follow(page, linkOf(playGame(setup, settler)));
    await dialog(page).locator('[data-link="open"]').click();
    await page.locator('[data-final="story"]').click();
    const table = page.getByRole('table', { name: /games of this deal/ });
    await table.waitFor();
    expect(await table.getByRole('columnheader').count()).toBe(3);
    expect(await table.getByRole('cell', { name: /^Ada: \d+ coins?$/ }).count()).toBe(2);

    const other = await (await openProfile({ flat: true })).newPage();
    await other.goto(`${inject('site')}?framed#game=${over}`);
    await other.locator('.final-sheet').waitFor();
    await other.goto(inject('site'));
    await openMore(other);
    await other.getByText('No saved games').waitFor();
  });

  it('found while a game is played leaves that one in the list', async () => {
    const page = await openAt('BAAbroken');
    await dialog(page).locator('[data-said="now"]').waitFor();
    await dialog(page).locator('.primary').click();
    await startGame(page, { players: 2, seed: '7', names: ['Mia', 'Tom'] });
    await follow(page, running);
    await dialog(page).getByText('stays among your saved games').waitFor();
    await dialog(page).locator('[data-link="open"]').click();
    await waitFor('the other game', async () => (await positionOf(page)).context.game?.phase === 'conquer');

    await openPanel(page, 'share');
    await dialog(page).getByText('This game is still on').waitFor();
    await dialog(page).getByLabel('Only this position').check();
    const address = await dialog(page).locator('textarea').first().inputValue();
    await page.keyboard.press('Escape');
    await page.evaluate((moment) => location.assign(moment), new URL(address).hash);
    await dialog(page).getByText('A position has come by a link').waitFor();
    await page.keyboard.press('Escape');
    await openPanel(page, 'leave');
    await dialog(page).locator('.primary').click();
    await openMore(page);
    await listed(page).nth(1).waitFor();
    expect(await listed(page).count()).toBe(2);
    await page.locator('.start-games').getByText('Mia').waitFor();
  });

  it('goes with a picture of the table, and a film of its last turn', async () => {
    const page = await openAt(over, false);
    await dialog(page).locator('[data-link="open"]').click();
    await page.locator('[data-final="story"]').click();
    await page.locator('[data-after="share"]').click();
    await dialog(page).getByText('Picture of the table').click();
    const save = dialog(page).locator('[data-share="picture"]');
    const [picture] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(picture.suggestedFilename()).toBe('small-world.jpg');
    // The table is in it, and not the emptiness that is left of a frame once it was shown.
    expect(await page.evaluate(coloursOf, '.snapshot')).toBeGreaterThan(500);

    await dialog(page).getByText('Film of the last turn').first().click();
    // As long as it moves: captions would stay until they can be read.
    await dialog(page).getByLabel('With captions').uncheck();
    await dialog(page).locator('[data-share="film"]').click();
    await dialog(page).getByText('Recording…').waitFor();
    const saveFilm = dialog(page).getByRole('button', { name: 'Save the film' });
    const [film] = await Promise.all([page.waitForEvent('download'), saveFilm.click({ timeout: 60_000 })]);
    expect(film.suggestedFilename()).toMatch(/^small-world\.(mp4|webm)$/);
    expect((await stat(await film.path())).size).toBeGreaterThan(5000);
    // It can be looked at before it goes anywhere.
    expect(await page.evaluate(coloursOf, 'video.film')).toBeGreaterThan(500);
  }, 90_000);
});

/** How many colours an image has, or the frame that a film stands at. Runs in the page. */
async function coloursOf(selector: string): Promise<number> {
  const image = document.querySelector<HTMLImageElement | HTMLVideoElement>(selector);
  const pen = new OffscreenCanvas(200, 200).getContext('2d');
  if (image === null || pen === null) return 0;
  if (image instanceof HTMLImageElement) await image.decode();
  pen.drawImage(image, 0, 0, 200, 200);
  return new Set(new Uint32Array(pen.getImageData(0, 0, 200, 200).data.buffer)).size;
}
