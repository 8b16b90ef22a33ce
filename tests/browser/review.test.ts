import { expect, it } from 'vitest';
import { fileOf } from '../../tools/site/games.ts';
import { raidersGame } from '../support/courses.ts';
import { faults } from './axe.ts';
import { openPage, openProfile } from './harness.ts';
import { openMore } from './more.ts';
import { waitFor } from './wait.ts';

const { setup, course } = raidersGame(2, 5);

it('a game that is over is reviewed: a finding is shown where it happened and tried, and a reload loses nothing', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  const game = { setup, commands: course.log.map(({ command }) => command), state: course.at(course.log.length) };
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(game)) };
  await openMore(page);
  await page.locator('.start-import input').setInputFiles(file);
  await page.locator('[data-game] .start-go').click();
  await page.locator('[data-final="story"]').press('Enter');
  await page.locator('[data-after="review"]').press('Enter');
  await page.locator('[data-review="begin"]').press('Enter');
  await page.locator('[data-finding]').first().waitFor();
  await page.reload();
  // The panel is open again; what was found is there at once, and the rest follows.
  await page.locator('[data-review="resumed"]').waitFor();
  const first = page.locator('[data-finding]').first();
  await first.waitFor();
  await page.locator('[data-review="stop"]').press('Enter');
  const name = await first.getAttribute('data-finding');
  await first.locator('[data-review="show"]').press('Enter');
  await page.locator('.replay').waitFor();
  await waitFor('the finding on the board', async () => {
    const shown = page.locator('[data-finding][aria-current="true"]');
    return (await shown.count()) === 1 && (await shown.getAttribute('data-finding')) === name;
  });
  expect(await page.locator('main').getAttribute('data-replayed')).toBe(name?.split(' ')[0]);
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-finding][aria-current="true"] [data-review="try"]').press('Enter');
  await page.locator('[data-fork="go"]').press('Enter');
  await page.locator('.hud .dock').waitFor();
});
