import type { Page } from 'playwright-core';
import type { PlayedGame } from '../players/game.ts';
import { layGame } from '../site/games.ts';
import { openPage, type View } from '../site/page.ts';
import type { Site } from '../site/site.ts';
import { settled } from '../site/table.ts';

/** A page with this game on its table, at rest. */
export async function atTable(site: Site, game: PlayedGame, view: View): Promise<Page> {
  const page = await openPage(site, view);
  await layGame(page, game);
  return page;
}

/** The same, once what takes things into the hand has been fetched. */
export async function atTableWithHands(site: Site, game: PlayedGame, view: View): Promise<Page> {
  const page = await atTable(site, game, view);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Hands-')),
  );
  await settled(page);
  return page;
}

/** A place of the table: across, up, towards the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** Where a place of the table is seen, in CSS pixels of the window. */
export async function onPage(page: Page, place: Place): Promise<readonly [x: number, y: number]> {
  const [seen = [0, 0] as const] = await allOnPage(page, [place]);
  return seen;
}

/** Where places of the table are seen. */
export function allOnPage(page: Page, places: readonly Place[]): Promise<(readonly [x: number, y: number])[]> {
  return page.evaluate((wanted) => wanted.map((place) => window.__table?.project(place) ?? [0, 0]), places);
}
