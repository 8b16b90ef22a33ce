import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { mouse, planMouse, play, waitFor } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { openPanel } from './panels.ts';
import { gameOf } from './probe.ts';
import { startGame } from './set-up.ts';

const unavailable = /keeps no data for this page/;
const unsure = /has not answered yet/;
const full = /has no room left/;

describe('where the browser keeps no data', () => {
  it('says so once in the game, when it could not be saved; it is played, and kept as a file', async () => {
    const profile = await openProfile({ flat: true });
    // As a private window of some browsers does.
    await profile.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException(
          'A mutation operation was attempted on a database that did not allow it.',
          'InvalidStateError',
        );
      };
    });
    const page = await openPage(profile);
    // Nothing was to be saved yet.
    expect(await page.getByText(unavailable).count()).toBe(0);
    await startGame(page, { players: 2, seed: '22' });
    await page.locator('[data-said="now"]').getByText(unavailable).waitFor();
    await mouse.press(page, '.speaker button');
    await play(page, planMouse, ({ round, state }) => round === 2 && state.includes('waiting'));
    expect(await page.getByText(unavailable).count()).toBe(0);

    await openPanel(page, 'leave');
    const download = page.waitForEvent('download');
    await mouse.press(page, 'dialog[open] .buttons button:has(.glyph)');
    const { commands } = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(commands.length).toBeGreaterThan(5);
  });
});

if (isLong)
  describe('where the storage never answers', () => {
    it('waits no longer than a few seconds, says so, and lets the game be played', async () => {
      const profile = await openProfile({ flat: true });
      await profile.addInitScript(() => {
        const open = IDBFactory.prototype.open;
        // What the page asks for is never told to it.
        IDBFactory.prototype.open = function (...database) {
          const request = open.apply(this, database);
          request.addEventListener = () => undefined;
          return request;
        };
      });
      const page = await openPage(profile);
      await startGame(page, { players: 2, seed: '24' });
      await page.locator('[data-said="now"]').getByText(unsure).waitFor({ timeout: 20_000 });
      expect(await page.getByText(unavailable).count()).toBe(0);
      await play(page, planMouse, ({ commands }) => commands === 2);
    });
  });

describe('when the storage is full', () => {
  it('says so, the game goes on, and is saved as soon as there is room', async () => {
    const profile = await openProfile({ flat: true });
    const page = await openPage(profile);
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...row) {
        if (document.documentElement.hasAttribute('data-full')) throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, row);
      };
    });
    await startGame(page, { players: 2, seed: '23' });
    await play(page, planMouse, ({ commands }) => commands === 2);
    await page.evaluate(() => document.documentElement.setAttribute('data-full', ''));
    await play(page, planMouse, ({ commands }) => commands === 3);
    await page.locator('[data-said="now"]').getByText(full).waitFor();
    await play(page, planMouse, ({ commands }) => commands === 4);
    await page.evaluate(() => document.documentElement.removeAttribute('data-full'));
    await play(page, planMouse, ({ commands }) => commands === 5);
    await waitFor('the notice to go', async () => (await page.getByText(full).count()) === 0);

    const game = await gameOf(page);
    await page.close();
    const again = await openPage(profile);
    await again.getByRole('button', { name: /^Continue/ }).click();
    await again.locator('.hud').waitFor();
    expect(await gameOf(again)).toEqual(game);
  });
});
