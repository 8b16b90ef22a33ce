import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../src/session/saves/record.ts';
import { playGame } from '../../tools/players/game.ts';
import { settler } from '../../tools/players/settler.ts';
import { fileOf } from '../../tools/site/games.ts';
import { mouse, planMouse, play, waitFor } from './hands.ts';
import { borrowPage, openPage, openProfile } from './harness.ts';
import { openMore } from './more.ts';
import { openPanel } from './panels.ts';
import { gameOf } from './probe.ts';
import { startGame } from './set-up.ts';

/** Opens a file with this text on the start page. */
async function openFile(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await openMore(page);
  await page.getByLabel(/Open a saved file/).setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}

/** The beginning of a game, taken out as a file from the table itself; the page is back at the start. */
async function exported(page: Page): Promise<{ text: string; game: unknown }> {
  await startGame(page, { players: 2, seed: '15', names: ['Ada', 'Bo'] });
  await play(page, planMouse, ({ commands }) => commands === 5);
  const game = await gameOf(page);
  await openPanel(page, 'leave');
  const download = page.waitForEvent('download');
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /file|export/i })
    .click();
  const text = await readFile(await (await download).path(), 'utf8');
  await mouse.press(page, 'dialog button.primary');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  return { text, game };
}

describe('a game as a file', () => {
  it('goes from one browser to another', async () => {
    const { text, game } = await exported(await borrowPage({ flat: true }));
    const other = await borrowPage({ flat: true });
    await openFile(other, text);
    await other.getByText('The game of Ada, Bo is in the list now.').waitFor();
    await other.getByRole('button', { name: 'Continue: Ada, Bo' }).click();
    await other.locator('.hud').waitFor();
    expect(await gameOf(other)).toEqual(game);
  });

  it('is refused when it is damaged, foreign, newer or of other rules, and leaves the games alone', async () => {
    const page = await borrowPage({ flat: true });
    const text = fileOf(playGame({ players: 2, seed: 3 }, settler, ({ round }) => round === 2));
    await openFile(page, text);
    await page.locator('[data-game]').waitFor();
    const record = JSON.parse(text);
    const bad: [string, RegExp][] = [
      [text.slice(0, text.length / 2), /damaged/],
      [JSON.stringify({ ...record, commands: record.commands.slice(1) }), /damaged/],
      ['{"a": "drawing"}', /not a saved game/],
      [JSON.stringify({ ...record, version: 7 }), /newer version/],
      [JSON.stringify(sealed({ ...record, check: '0' })), /other rules/],
      [JSON.stringify({ ...record, savedAt: 1 }), /damaged/],
      [' '.repeat(5_000_001), /larger than any/],
    ];
    for (const [file, words] of bad) {
      await openFile(page, file);
      await page.locator('[data-said="now"]').getByText(words).waitFor();
      expect(await page.locator('[data-game]').count()).toBe(1);
    }
    await page.getByRole('button', { name: 'Continue: Ada, Bo' }).click();
    await page.locator('.hud').waitFor();
  });
});

describe('two tabs', () => {
  it('cannot play one game: the second is told, and may go on once the first has left', async () => {
    const profile = await openProfile({ flat: true });
    const first = await openPage(profile);
    await startGame(first, { players: 2, seed: '16' });
    const second = await openPage(profile);
    const goOn = second.getByRole('button', { name: /^Continue/ });
    await goOn.click();
    await second
      .locator('[data-said="now"]')
      .getByText(/open in another tab/)
      .waitFor();
    expect(await second.locator('.hud').count()).toBe(0);
    await first.close();
    // The browser may need a moment to notice.
    await waitFor('the game to be free', async () => {
      await goOn.click({ timeout: 2000 }).catch(() => undefined);
      return (await second.locator('.hud').count()) > 0;
    });
  });
});
