import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { limits, makeRecord, sealed, toText } from '../../src/session/saves/record.ts';
import type { TableSetup } from '../../src/session/turn/index.ts';
import type { PlayedGame } from '../../tools/players/game.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { gameWith } from './games.ts';
import { borrowPage, openProfile } from './harness.ts';
import { lost } from './lost.ts';
import { openMore } from './more.ts';
import { openPanel } from './panels.ts';
import { resize } from './resize.ts';

/** The widest names that there can be, in one word each. */
const names = ['W', 'M', 'Щ', 'W', 'Œ'].map((letter) => letter.repeat(limits.letters));

function fileOf({ setup, commands, state }: PlayedGame): string {
  const seats = names.slice(0, setup.players).map((name, colour) => ({ name, colour, control: 'human' as const }));
  const table: TableSetup = { game: setup, seats, options: { curtain: false } };
  return toText(makeRecord({ id: 'wide', savedAt: Date.now(), setup: table, commands, game: state }));
}

async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await openMore(page);
  await page.getByLabel(/Open a saved file/).setInputFiles(file);
}

/** Names on a line of their own that are neither shown whole nor told whole when they are pointed at. */
function untold(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.cut, .final th, .start-game strong')]
      .filter((name) => name.checkVisibility() && name.title.trim() !== name.textContent?.trim())
      .map((name) => name.outerHTML),
  );
}

/** Panels whose words run out of sight at the side. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.dock, .final, .side, .side *, dialog[open], dialog[open] *')]
      .filter((panel) => panel.checkVisibility({ visibilityProperty: true }) && panel.clientWidth > 1)
      .filter((panel) => {
        const { overflowX, textOverflow } = getComputedStyle(panel);
        return overflowX !== 'visible' && textOverflow === 'clip' && panel.scrollWidth > panel.clientWidth + 1;
      })
      .map((panel) => `${panel.tagName} ${panel.className}`),
  );
}

/** Windows in which the widest names have to find their place. */
const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

it.each(mostTelling(['conquer', 'redeploy', 'gameOver'] as const, (phase) => phase === 'conquer'))(
  'the widest names are cut, and nothing is lost for them, from a large window to a small phone: %s',
  async (phase) => {
    const page = await borrowPage({ viewport: windows[0], flat: true });
    const look = async (what: string, ...checks: ((page: Page) => Promise<string[]>)[]) => {
      for (const size of windows) {
        await resize(page, size);
        for (const check of checks) expect.soft(await check(page), `${what}, ${size.width} wide`).toEqual([]);
      }
      await resize(page, windows[0]);
    };
    await openFile(
      page,
      fileOf(gameWith(5, (state) => state.phase === phase && (state.round > 1 || phase === 'gameOver'))),
    );
    await page.getByText(/is in the list now/).waitFor();
    await look('the list', lost, untold);
    await page.locator('[data-game] .start-go').click();
    await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
    await page.locator('.game-notice button').click();
    await look(phase, lost, untold, clipped);
    if (phase === 'gameOver') return;
    for (const panel of ['log', 'questions', 'leave']) {
      if (panel === 'questions') await page.keyboard.press('q');
      else await openPanel(page, panel);
      await page.locator('.side h2, dialog[open] h2').first().waitFor();
      await look(panel, lost, clipped);
      await page.keyboard.press('Escape');
    }
    await page.locator('[data-seat-menu]').first().click();
    await page.locator('dialog[open] h2').waitFor();
    await look('the menu of a seat', lost, clipped);
  },
);

it('a file of longer names, of more players or of many steps is refused with words, and the page stays as wide as it is', async () => {
  const page = await borrowPage({ flat: true });
  const record = JSON.parse(fileOf(gameWith(2, ({ round }) => round === 2)));
  const seats = (count: number, name: string) =>
    Array.from({ length: count }, () => ({ name, colour: 0, control: 'human' }));
  const bad = [
    { ...record, setup: { ...record.setup, seats: seats(2, 'W'.repeat(200)) } },
    { ...record, setup: { ...record.setup, seats: seats(60_000, 'Ada') } },
    { ...record, commands: Array(limits.steps + 1).fill({ type: 'pass' }) },
  ];
  for (const file of bad) {
    await openFile(page, JSON.stringify(sealed(file)));
    await page
      .locator('[data-said="now"]')
      .getByText(/more than a game can/)
      .waitFor();
    expect(await page.locator('.start-game').count()).toBe(0);
    await openFile(page, '{"a": "drawing"}');
    await page
      .locator('[data-said="now"]')
      .getByText(/not a saved game/)
      .waitFor();
  }
  expect(await lost(page)).toEqual([]);
});

if (isLong)
  it('on the big screen the widest names are cut as well', async () => {
    const context = await openProfile({ flat: true });
    const page = await context.newPage();
    const address = `${inject('site')}?probe&showcase&players=5&levels=raider&seed=5`;
    await page.goto(address);
    await page.locator('main[data-state="playing"]').waitFor();
    await page.locator('.showcase-caption').waitFor();
    // The showcase remembers its game over a reload; somebody has given its players other names meanwhile.
    await page.evaluate((wide) => {
      const key = 'small-world-table.showcase';
      const text = sessionStorage.getItem(key) ?? '';
      addEventListener('pagehide', () => {
        const running = JSON.parse(sessionStorage.getItem(key) ?? text);
        running.setup.seats.forEach((seat: { name: string }, at: number) => {
          seat.name = wide[at] ?? '';
        });
        sessionStorage.setItem(key, JSON.stringify(running));
      });
    }, names);
    await page.reload();
    await page.locator('main[data-state="playing"]').waitFor();
    await page.locator('.showcase-caption').waitFor();
    expect(await page.locator('.showcase-race b').first().textContent()).toMatch(/(.)\1{19}/u);
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.showcase-safe b, .showcase-coins, .showcase-words')]
          .map((part) => part.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > innerWidth).length,
    );
    expect(outside).toBe(0);
    const words = await page.locator('.showcase-words').boundingBox();
    const caption = await page.locator('.showcase-caption').boundingBox();
    expect((words?.width ?? 0) / (caption?.width ?? 1)).toBeGreaterThan(0.5);
    expect(await untold(page)).toEqual([]);
  });
