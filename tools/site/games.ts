import type { Page } from 'playwright-core';
import type { Opponent } from '../../src/opponents/types.ts';
import { makeRecord, toText } from '../../src/session/saves/record.ts';
import type { PlayedGame } from '../players/game.ts';
import { settled } from './table.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** A game as the text of a file, ready to be opened: people at its seats, but for those of opponents. */
export function fileOf({ setup, commands, state }: PlayedGame, ...controls: readonly ('human' | Opponent)[]): string {
  const seats = names
    .slice(0, setup.players)
    .map((name, colour) => ({ name, colour, control: controls[colour] ?? ('human' as const) }));
  const table = { game: setup, seats, options: { curtain: false } };
  return toText(makeRecord({ id: 'given', savedAt: Date.now(), setup: table, commands, game: state }));
}

/** Opens a game from a file on the start page, and continues it. */
export const openGame = (page: Page, game: PlayedGame): Promise<void> => openFile(page, fileOf(game));

/** Opens a game, and waits until its table is at rest. */
export async function layGame(page: Page, game: PlayedGame): Promise<void> {
  await openGame(page, game);
  await settled(page);
}

/** Unfolds all that the start page has beside its first screen, if it is not yet. */
export async function openMore(page: Pick<Page, 'locator'>): Promise<void> {
  const more = page.locator('.start-rest');
  if ((await more.getAttribute('open')) === null) await more.locator('> summary').click();
}

/** Opens the game that a file's text holds, and continues it. */
export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await openMore(page);
  await page.locator('.start-import input').setInputFiles(file);
  await page.locator('[data-game] .start-go').first().click();
  await page.locator('.hud').waitFor();
}
