import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { whenIs } from '../../src/screens/replay/way.ts';
import { storyOf } from '../../src/screens/story/facts.ts';
import { fileOf } from '../../tools/site/games.ts';
import { raidersGame } from '../support/courses.ts';
import { isLong } from '../support/how-long.ts';
import { faults } from './axe.ts';
import { borrowPage, openProfile } from './harness.ts';
import { openMore, unfold } from './more.ts';
import { nearTheEnd } from './near-the-end.ts';
import { positionOf } from './probe.ts';
import { resize } from './resize.ts';
import { waitFor } from './wait.ts';

const { setup, course } = raidersGame(3, 5);
const end = course.log.length;

/** The start page with that game in its list. */
async function listed(): Promise<Page> {
  const page = await borrowPage({ flat: true });
  const game = { setup, commands: course.log.map(({ command }) => command), state: course.at(end) };
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(fileOf(game)) };
  await openMore(page);
  await page.locator('.start-import input').setInputFiles(file);
  await page.locator('[data-game]').waitFor();
  return page;
}

const played = async (page: Page) => Number(await page.locator('main').getAttribute('data-replayed'));

/** What is on the table is what the kernel has there. */
async function isThere(page: Page, at: number): Promise<void> {
  await waitFor(`the game after ${at} commands`, async () => {
    const { context } = await positionOf(page);
    return (await played(page)) === at && context.log.length === at && context.stages.length === 0;
  });
  const { context } = await positionOf(page);
  const { hidden: _, coins: __, ...open } = course.at(at);
  expect(context.view).toMatchObject(JSON.parse(JSON.stringify(open)));
}

it('the end of a game tells its story on every window, and a turning point is one press from its scene', async () => {
  const page = await listed();
  await page.locator('[data-game] .start-go').click();
  await page.locator('[data-final="story"]').press('Enter');
  await page.locator('.story-points [data-point]').first().waitFor();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 360, height: 640 },
  ]) {
    await resize(page, size);
    expect(await faults(page), JSON.stringify(size)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  const [point] = storyOf(course).turningPoints;
  await page.locator('.story-points button').first().press('Enter');
  await page.locator('.replay').waitFor();
  await isThere(page, point?.at ?? -1);
  const { round } = whenIs(course, point?.at ?? 0);
  expect(await page.locator('.replay-when').textContent()).toContain(`Round ${round},`);
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-replay="leave"]').press('Enter');
  await page.locator('[data-final="story"]').press('Enter');
  await page.locator('.story-points [data-point]').first().waitFor();
});

it('a game of the list is watched again by keys alone: it plays, steps and jumps, and its coins are hidden for a seat', async () => {
  const page = await listed();
  // A keyboard, and no remote.
  await page.keyboard.press('Tab');
  await page.locator('[data-game] [data-replay]').press('Enter');
  await page.locator('.replay').waitFor();
  await isThere(page, 0);
  await page.keyboard.press('ArrowRight');
  await isThere(page, 1);
  await page.keyboard.press('Shift+ArrowRight');
  await isThere(page, course.turns[1]?.from ?? -1);
  await page.keyboard.press('PageDown');
  await isThere(page, course.turns[3]?.from ?? -1);
  await page.keyboard.press('End');
  await isThere(page, end);
  await page.keyboard.press('Home');
  await isThere(page, 0);
  await page.keyboard.press('Space');
  await waitFor('some commands', async () => (await played(page)) > 2);
  await page.keyboard.press('Space');
  const held = await played(page);
  await isThere(page, held);
  await page.locator('[data-replay="more"]').press('Enter');
  const sight = page.locator('.replay-more').getByLabel('Seen by');
  expect((await positionOf(page)).context.view?.coins).toEqual(course.at(held).coins);
  await sight.selectOption('1');
  await waitFor('the coins of one seat', async () => {
    const coins = (await positionOf(page)).context.view?.coins ?? [];
    return coins.filter((one: number | null) => one !== null).length === 1;
  });
  expect(await faults(page)).toEqual([]);
  await page.locator('.replay-more').getByLabel('Go to').selectOption({ label: 'Beginning of round 4' });
  await isThere(page, course.turns.find(({ round }) => round === 4)?.from ?? -1);
});

it('the history knows the game, also once it is deleted, until it is deleted itself at one press', async () => {
  const page = await listed();
  const open = () => unfold(page, 'history');
  await page.locator('[data-game] .start-buttons button').last().press('Enter');
  await page.locator('[data-game] .start-buttons button').nth(-2).press('Enter');
  await page.locator('[data-game]').waitFor({ state: 'detached' });
  await open();
  // Three people at one screen: nobody's win.
  await page.locator('.history').getByText('1 game shared by several people').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-history="delete"]').press('Enter');
  await page.getByText('No game has been finished here yet.').waitFor();
});

if (isLong)
  it('the big screen tells the story of a game after its result, until somebody has seen enough', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await nearTheEnd(page);
    for (const chapter of ['curve', 'points', 'awards'])
      await page.locator(`.story-told[data-chapter="${chapter}"]`).waitFor();
    await page.keyboard.press('x');
    await page.locator('main[data-state="title"]').waitFor();
  });
