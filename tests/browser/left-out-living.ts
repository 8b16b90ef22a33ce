import type { Page } from 'playwright-core';
import { openingOf } from '../rooms/support/place.ts';
import type { Host } from './blocked.ts';
import { type FarApart, farApart } from './far-apart.ts';
import { gameIn } from './games.ts';
import { bare, books, comesBack, isThere, opened, tried, until, words } from './left-out.ts';
import { waitFor } from './wait.ts';

/** At a table far apart, in mid-game: the table, and what happened to be shown again. */
export async function shownAgain(): Promise<void> {
  const tables = await farApart();
  const { setup, commands } = gameIn('redeploy');
  const { links } = await tables.open({
    ...openingOf(),
    setup: { ...openingOf().setup, game: setup },
    commands: [...commands],
  });
  const { page, host } = await bare(`#room=${links[1]}`, true, {}, tables.port);
  const parts = ['board-2', 'PlanBoard', 'AboutSeat', 'ScoreReceipt', 'table', 'Later', 'Troops'];
  host.answer('RoomScreen', ...parts, ...books);
  await comesBack(page, host, 'RoomTable', 'main.game[data-connection="here"]');
  host.answer(...books);
  await page.locator('main.game[data-connection="here"] .hud').waitFor();
  // Who has just come is at the box for a name.
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await page.locator('[data-show-again]').click();
  await page.locator(`.missing-screen ${words}`).waitFor();
  await comesBack(page, host, 'RoomReplay', '[data-replay="game"]');
  await closed(tables);
}

/** Ends the engine once nobody is there who would miss it. */
async function closed(tables: FarApart): Promise<void> {
  await Promise.all(opened.splice(0).map((profile) => profile.close()));
  await tables.end();
}

/** A table on a big screen, and a phone that comes to it. */
export async function livingRoom(): Promise<void> {
  const tables = await farApart();
  const { page: screen, host } = await bare('&table=2', true, {}, tables.port);
  host.answer('RoomScreen', 'board-2', 'PlanBoard', 'table', 'QrCode');
  await leadsOn(screen, host, 'OpenTable', 'LivingRoom');
  await leadsOn(screen, host, 'LivingRoom', 'BigScreenTable');
  await comesBack(screen, host, 'BigScreenTable', '[data-big-screen]');
  const room = await screen.locator('[data-big-screen]').getAttribute('data-big-screen');
  const { page: phone, host: other } = await bare(`#room=${room}`, true, {}, tables.port);
  other.answer('RoomScreen', 'LivingRoom', 'board-2', ...books);
  await comesBack(phone, other, 'ControllerTable', 'main.controller');
  await closed(tables);
}

/** Words stand in the place of a part that only leads on to the next; asked for again, it does. */
async function leadsOn(page: Page, host: Host, name: string, next: string): Promise<void> {
  await waitFor(`words in place of ${name}`, async () => host.refused(name) && (await isThere(page, words)));
  host.answer(name, ...books);
  await until(page, `${name} to lead to ${next}`, async () => host.refused(next));
  tried.add(name);
}
