import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../src/ui/look/settings.ts';
import type { PlayedGame } from '../../tools/players/game.ts';
import { fileOf } from '../../tools/site/games.ts';
import { isThere, mouse } from '../browser/hands.ts';
import { waitFor } from '../browser/wait.ts';
import { reach } from '../browser/walk.ts';
import type { Drive } from './drive.ts';

declare global {
  interface Window {
    /** What went wrong in the page since it was watched. */
    troubles?: string[];
  }
}

/** Nothing moves, the coach is silent, and the picture is the cheapest. */
const usual: Partial<Settings> = {
  speed: 'instant',
  reducedMotion: 'on',
  quality: 'low',
  coach: 'none',
  threats: false,
  forecast: false,
  curtain: false,
};

/** Has the page note failures and console errors from now on: not every driver tells them. */
export async function watch(page: Drive): Promise<void> {
  await page.evaluate(() => {
    const troubles: string[] = [];
    window.troubles = troubles;
    addEventListener('error', ({ message }) => troubles.push(message));
    addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
    const { error } = console;
    console.error = (...said: unknown[]) => {
      troubles.push(said.join(' '));
      error(...said);
    };
  });
}

/** What the page noted. */
export function troublesOf(page: Drive): Promise<string[]> {
  return page.evaluate(() => window.troubles ?? []);
}

/** Opens the start page as somebody with these settings sees it. */
export async function openStart(page: Drive, site: string, settings: Partial<Settings> = {}): Promise<void> {
  await page.goto(`${site}?probe`);
  await seen(page, 'main.start .start-menu');
  await page.evaluate(
    (states) => {
      for (const [what, state] of Object.entries(states))
        localStorage.setItem(`small-world-table.${what}`, JSON.stringify({ state, version: 0 }));
    },
    { settings: { ...usual, ...settings }, answer: { answer: 'knows' } },
  );
  await page.goto(`${site}?probe`);
  await seen(page, 'main.start form');
  await watch(page);
}

/** Waits until something like that is on the page. */
export function seen(page: Drive, selector: string): Promise<boolean> {
  return waitFor(selector, () => isThere(page, selector));
}

/** Sets up a game of two people by mouse and keys, and goes to the table. */
export async function setUp(page: Drive, seed: string): Promise<void> {
  await mouse.press(page, '.start-setup > summary');
  await mouse.press(page, 'fieldset:nth-of-type(2) label:nth-of-type(2)');
  for (const [place, name] of ['Ada', 'Bo'].entries()) {
    await mouse.press(page, `.start-seat:nth-of-type(${place + 1}) input`);
    await page.keyboard.type(name);
  }
  await reach(page, '.start-sheet > label select');
  await page.keyboard.press('ArrowDown');
  await mouse.press(page, '.start-more > summary');
  await mouse.press(page, '.start-more input');
  await page.keyboard.type(seed);
  await mouse.press(page, 'button[type="submit"]');
  await seen(page, '.hud');
}

/** Opens a game from a file on the start page, and goes on with it. */
export async function openGame(page: Drive, game: PlayedGame): Promise<void> {
  await openText(page, fileOf(game));
}

/** Opens the text of a file on the start page, and goes on with the game in it. */
export async function openText(page: Drive, text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'given-'));
  const file = join(folder, 'game.json');
  writeFileSync(file, text);
  await openMore(page);
  await page.give('.start-import input', file);
  await goOn(page);
  rmSync(folder, { recursive: true });
}

/** Unfolds all that the page has beside its first screen, if it is not yet. */
async function openMore(page: Drive): Promise<void> {
  if (await isThere(page, '.start-rest[open]')) return;
  await mouse.press(page, '.start-rest > summary');
  await seen(page, '[data-today]');
}

/** Goes on with the game that is listed first. */
export async function goOn(page: Drive): Promise<void> {
  await openMore(page);
  await seen(page, '[data-game] .start-go');
  await mouse.press(page, '[data-game] .start-go');
  await seen(page, '.hud');
}
