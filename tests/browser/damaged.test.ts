import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { oddTexts } from '../support/damage.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { faults } from './axe.ts';
import { planMouse, play, waitFor } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { openMore } from './more.ts';
import { gameOf } from './probe.ts';
import { startGame } from './set-up.ts';

/** The start page is there, whole, and can be used. */
async function isOpen(page: Page): Promise<void> {
  await page.locator('form .start-go[type="submit"]').waitFor();
  await openMore(page);
  await page.locator('.start-import').waitFor();
}

/** A profile in which all that the page keeps has been written: a game, the first game with its coach, settings, a showcase. */
async function played(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await openProfile({ flat: true });
  const page = await openPage(context);
  await page.evaluate(() => {
    const name = 'small-world-table.settings';
    const { state } = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ state: { ...state, coach: 'all', curtain: false }, version: 0 }));
  });
  await page.reload();
  await startGame(page, { players: 2, seed: '31', names: ['Ada', 'Bo'] });
  await page.locator('.coach').waitFor();
  await play(page, planMouse, ({ commands }) => commands === 3);
  await page.goto(`${inject('site')}?probe`);
  await isOpen(page);
  await page.getByRole('button', { name: /^Learn by playing/ }).click();
  await page.locator('[data-coach="skip"], [data-coach="next"]').first().click();
  await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=3&speed=instant`);
  await waitFor('the showcase to be remembered', () =>
    page.evaluate(() => sessionStorage.getItem('small-world-table.showcase') !== null),
  );
  await page.goto(`${inject('site')}?probe`);
  await isOpen(page);
  return { context, page };
}

const keysOf = (page: Page, store: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]).filter((key) => key.startsWith('small-world-table')), store);

it('opens whatever lies under any key of its stores', async () => {
  const { page } = await played();
  const local = await keysOf(page, 'localStorage');
  const session = [...(await keysOf(page, 'sessionStorage')), 'small-world-table.renewed'];
  // A key that comes to be is tried as well; these a played page has written, so that none is tried in vain.
  expect(local.toSorted()).toEqual(
    ['answer', 'coach', 'last', 'lesson', 'settings'].map((key) => `small-world-table.${key}`),
  );
  expect(session).toContain('small-world-table.showcase');
  for (const [turn, text] of mostTelling([...oddTexts.entries()], ([at]) => at % 24 === 0)) {
    await page.evaluate(
      ([values, locals, sessions]) => {
        for (const [at, key] of locals.entries()) localStorage.setItem(key, values[at % values.length] ?? '');
        for (const [at, key] of sessions.entries()) sessionStorage.setItem(key, values[at % values.length] ?? '');
      },
      [[text, ...oddTexts.slice(turn + 1), ...oddTexts.slice(0, turn)], local, session] as const,
    );
    await page.reload();
    await isOpen(page);
    await page.locator('[data-game] .start-go').first().waitFor();
  }
  await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=3&margin=-1e999&speed=NaN&idle=1e308`);
  await page.locator('main.showcase').waitFor();
});

if (isLong)
  it('opens whatever lies among its games: what is damaged is told, can be taken away, and takes no other with it', async () => {
    const { page } = await played();
    const rows = await page.evaluate(async () => {
      const asked = indexedDB.open('small-world-table');
      const db = await new Promise<IDBDatabase>((done) => {
        asked.onsuccess = () => done(asked.result);
      });
      const all = (store: IDBObjectStore) =>
        new Promise<Record<string, unknown>[]>((done) => {
          const request = store.getAll();
          request.onsuccess = () => done(request.result);
        });
      const read = db.transaction(['games', 'previous']);
      const [row] = await all(read.objectStore('games'));
      const earlier = await all(read.objectStore('previous'));
      if (!row) throw new Error('no game');
      const odd: unknown[] = [
        ...[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NaN, 1e308, -1, 8.64e15 + 1, 2 ** 53],
        ...['', 'x'.repeat(5000), null, undefined, true, 5n, [], {}, new Date(0), new Map([[1, 2]]), [[[[]]]]],
      ];
      const round: Record<string, unknown> = {};
      round.self = round;
      const { record } = row;
      const fields = typeof record === 'object' && record !== null ? Object.keys(record) : [];
      const write = db.transaction(['games', 'previous'], 'readwrite');
      const games = write.objectStore('games');
      let put = 0;
      for (const value of [...odd, round])
        for (const field of ['', ...fields]) {
          const id = `damaged ${put++}`;
          const whole = { ...(record as object), id };
          games.put({ id, revision: value, record: field === '' ? value : { ...whole, [field]: value } });
        }
      for (const id of [5, -1e308, new Date(5), ['a', 1], new Uint8Array([1])]) {
        games.put({ id, revision: 1, record });
        put++;
      }
      for (const one of earlier) write.objectStore('previous').put({ ...one, revision: 'x', record: round });
      await new Promise((done) => {
        write.oncomplete = done;
      });
      db.close();
      return put;
    });
    await page.reload();
    await isOpen(page);
    await waitFor('every row to be listed', async () => (await page.locator('.start-game').count()) >= rows);
    expect(await page.locator('[data-game]').count()).toBe(1);
    expect(await page.locator('[data-problem]').count()).toBe(rows);
    const broken = page.locator('[data-problem]').first();
    const download = page.waitForEvent('download');
    await broken.getByRole('button', { name: /^Save to a file/ }).click();
    expect((await download).suggestedFilename()).toBe('small-world-unreadable.json');
    await broken.getByRole('button', { name: /^Delete/ }).click();
    await broken.getByRole('button', { name: /^Delete/ }).click();
    await waitFor('it to be gone', async () => (await page.locator('[data-problem]').count()) === rows - 1);
    await page.getByRole('button', { name: 'Continue: Ada, Bo' }).click();
    await page.locator('.hud').waitFor();
  });

if (isLong)
  it('lists what cannot be read, to be saved to a file or deleted by keys alone', async () => {
    const page = await openPage(await openProfile({ flat: true }));
    await openMore(page);
    expect(await page.locator('.start-aside').count()).toBe(0);
    const bad = '[{"kind":"race","id":"a"},{"kind":"dwarf","id":"b"}]';
    await page.evaluate((text) => localStorage.setItem('small-world-table.workshop', text), bad);
    await page.goto(`${inject('site')}?probe&workshop`);
    await page.locator('[data-workshop]').waitFor();
    await page.goto(`${inject('site')}?probe`);
    await openMore(page);
    const fold = page.locator('.start-aside');
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect(await readFile(await (await download).path(), 'utf8')).toBe(bad);
    for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await fold.getByText('Nothing unreadable is left.').waitFor();
    expect(await fold.locator('summary').evaluate((one) => one === document.activeElement)).toBe(true);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(kept['small-world-table.workshop'] ?? '')).toMatchObject([{ id: 'a' }]);
    expect(Object.keys(kept).filter((key) => key.endsWith('.unread'))).toEqual([]);
    await page.reload();
    await isOpen(page);
    expect(await fold.count()).toBe(0);
  });

it('opens where a database of its name holds something else', async () => {
  const context = await openProfile({ flat: true });
  const page = await openPage(context);
  await page.evaluate(async () => {
    await new Promise((done) => {
      indexedDB.deleteDatabase('small-world-table').onsuccess = done;
    });
    const made = indexedDB.open('small-world-table', 1);
    made.onupgradeneeded = () => void made.result.createObjectStore('other');
    await new Promise((done) => {
      made.onsuccess = done;
    });
    made.result.close();
  });
  await page.reload();
  await startGame(page, { players: 2, seed: '32' });
  // Told once a step could not be written.
  await page
    .locator('[data-said="now"]')
    .getByText(/keeps no data for this page/)
    .waitFor();
});

it('goes on saving a game whose database another tab has deleted', async () => {
  const context = await openProfile({ flat: true });
  const page = await openPage(context);
  await startGame(page, { players: 2, seed: '33' });
  await play(page, planMouse, ({ commands }) => commands === 2);
  const other = await openPage(context);
  await other.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('small-world-table').onsuccess = done;
      }),
  );
  await other.close();
  await play(page, planMouse, ({ commands }) => commands === 4);
  expect(await page.locator('.speaker > .notice').count()).toBe(0);
  const game = await gameOf(page);
  await page.close();
  const again = await openPage(context);
  await again.getByRole('button', { name: /^Continue/ }).click();
  await again.locator('.hud').waitFor();
  expect(await gameOf(again)).toEqual(game);
});

it('tells that a newer version keeps the games now, at a game and on the start page', async () => {
  const newer = /A newer version now keeps the games of this browser/;
  const context = await openProfile({ flat: true });
  const page = await openPage(context);
  await startGame(page, { players: 2, seed: '34' });
  await play(page, planMouse, ({ commands }) => commands === 2);
  const other = await openPage(context);
  await other.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open('small-world-table', 2).onsuccess = done;
      }),
  );
  await play(page, planMouse, ({ commands }) => commands === 3);
  await page.locator('[data-said="now"]').getByText(newer).waitFor();
  const third = await openPage(context);
  await third.locator('[data-said="now"]').getByText(newer).waitFor();
  await openMore(third);
  expect(await third.getByText(/No saved games/).count()).toBe(0);
});
