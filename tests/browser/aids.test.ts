import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aftermath, threatsTo } from '../../src/rules/ahead.ts';
import { type GameState, legal, prospect, type RegionId } from '../../src/rules/index.ts';
import { gameWith, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';
import { gameOf, seatAtRest } from './probe.ts';

/** A page on which the aids are as newcomers have them. */
const withAids = (flat = false): Promise<Page> => borrowPage({ flat, settings: { threats: true, forecast: true } });

/** Opponents' regions that may be attacked, and regions that may not. */
function targets(state: GameState): { readonly open: RegionId; readonly barred: RegionId } | null {
  if (state.phase !== 'conquer' || state.round < 3 || marked(state) === 0) return null;
  const all = state.regions.map((_, region) => region);
  const open = all.find(
    (region) =>
      legal(state).some((command) => command.type === 'conquer' && command.region === region) &&
      aftermath(state, region)?.loser,
  );
  const barred = all.find((region) => prospect(state, region)?.barrier?.code === 'notAdjacent');
  return open === undefined || barred === undefined ? null : { open, barred };
}

/** How many regions of the seat to decide are marked: those that others could take without a detour. */
const marked = (state: GameState) =>
  [...threatsTo(state, state.seat).values()].filter(([nearest]) => nearest?.grade !== 'remote').length;

const focus = (page: Page, region: RegionId) => page.locator(`#board [data-region="${region}"]`).focus();

it('tells what a conquest brings and takes, who threatens what, and why a click does nothing', async () => {
  const game = gameWith(2, (state) => targets(state) !== null);
  const { open, barred } = targets(game.state) ?? expect.fail('no targets');
  const { coins, loser } = aftermath(game.state, open) ?? expect.fail('no aftermath');
  const page = await withAids();
  await openGame(page, game);
  const card = page.locator('.card');
  const change = `${coins.before} before, ${coins.after} after`;

  // By mouse: the picture under the pointer.
  const place = await waitFor('the region to be in sight', () => seatAtRest(page, open));
  await page.mouse.move(place.x, place.y);
  await card.getByText(change).waitFor();
  expect(await card.locator('.consequences').textContent()).toContain(`lose ${loser?.lost || 'none'}`);

  // By keyboard: the region with the focus.
  await page.mouse.move(5, 400);
  await page.keyboard.press('b');
  await focus(page, open);
  await card.getByText(change).waitFor();

  // An illegal try is answered, and nothing has happened.
  const before = await gameOf(page);
  await focus(page, barred);
  await page.keyboard.press('Enter');
  const why = card.locator('.why-not');
  await why.waitFor();
  expect(await why.textContent()).toMatch(
    /is not next to a region your .* hold\. First conquer a region next to it\. Why\?/,
  );
  expect(await gameOf(page)).toEqual(before);
  await page.keyboard.press('Escape');
});

it('marks what is in danger once the conquests are over, by button and by key', async () => {
  const game = gameWith(2, (state) => state.phase === 'redeploy' && marked(state) > 1);
  const page = await withAids();
  await openGame(page, game);
  const marks = page.locator('.table-danger');
  await waitFor('marks', async () => (await marks.count()) === marked(game.state));
  expect(await marks.first().textContent()).toMatch(/^(!|\?|\d+\s?%)$/);
  await page.getByTitle('Who could take what').click();
  const reasons = page.locator('.danger-reasons');
  await reasons.waitFor();
  expect(await reasons.locator('dt').count()).toBe(marked(game.state));
  await page.getByLabel('Mark on the board what you could lose').uncheck();
  await waitFor('no marks', async () => (await marks.count()) === 0);
  await page.keyboard.press('t');
  await waitFor('marks again', async () => (await marks.count()) > 0);
});

it('weighs expanding against declining, with the opponents’ judgement, and is switched off in the settings', async () => {
  const game = gameWith(2, (state) => state.phase === 'readyTroops' && state.round > 3 && legal(state).length > 1);
  const page = await withAids(true);
  await openGame(page, game);
  await page.locator('[data-aid="forecast"]').click();
  await page
    .locator('[data-forecast="expand"]')
    .getByText(/spare tokens? · .*enough for/)
    .waitFor();
  expect(await page.locator('[data-forecast="decline"]').textContent()).toMatch(/coins? now/);
  await page
    .locator('[data-verdict]')
    .getByText(/looks better, by about|About even/)
    .waitFor();
  // Only people play: nobody is left to think.
  await waitFor('no thread', async () => page.workers().length === 0);
  await expect.poll(() => page.locator('[data-danger]').count()).toBe(marked(game.state));
  await page.keyboard.press('Escape');
  await openPanel(page, 'settings');
  await page.getByLabel('Compare expanding with declining').uncheck();
  await page.keyboard.press('Escape');
  await waitFor('no forecast', async () => (await page.locator('.forecast').count()) === 0);
});
