import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { activeForce, apply, type GameState, legal, prospect } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameWith, openGame } from './games.ts';
import { middleOf } from './hands.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';
import { waitFor } from './wait.ts';

/** A region that the die may be thrown for now. */
const target = (state: GameState) => {
  const roll = legal(state).find(({ type }) => type === 'finalRoll');
  return roll?.type === 'finalRoll' ? roll : null;
};

const windows = {
  laptop: { viewport: { width: 1280, height: 720 }, isMoving: true },
  'large window': { viewport: { width: 1920, height: 1080 }, isMoving: false },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, isMoving: true },
  'phone held sideways': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, isMoving: false },
};

/** What lies over a region: nothing, or the class of a panel; null while it is out of the window. */
const over = (page: Page, region: number) =>
  page.evaluate((id) => {
    const place = window.smallWorldProbe?.seatOnPage(id) ?? null;
    if (place === null) return null;
    const met = document.elementFromPoint(place.x, place.y);
    // The board's controls lie over the picture, unseen.
    return met?.closest('.board-controls') || met?.tagName === 'CANVAS' ? 'nothing' : (met?.className ?? '');
  }, region);

const heightOf = (page: Page) => page.evaluate(() => window.__table?.camera[1] ?? 0);

it.each(mostTelling(Object.entries(windows), ([name]) => name === 'phone'))(
  'a throw is seen with its region, clear of panels, and says what it needs; then the face stands in a line until the next step: %s',
  async (_, { isMoving, ...window }) => {
    const game = gameWith(
      2,
      (state) =>
        state.phase === 'conquer' &&
        state.round > 2 &&
        (activeForce(state, state.seat)?.hand ?? 0) > 0 &&
        target(state) !== null,
    );
    const roll = target(game.state) ?? expect.fail('no roll');
    const odds = prospect(game.state, roll.region)?.odds ?? expect.fail('no odds');
    const outcome = apply(game.state, roll);
    const die = outcome.ok ? outcome.events.find((event) => event.type === 'dieRolled') : undefined;
    if (die?.type !== 'dieRolled') throw new Error('no die');
    const settings = { speed: 1, reducedMotion: isMoving ? 'off' : 'on' } as const;
    const page = await borrowPage({ ...window, settings });
    await openGame(page, game);
    // Whatever is open beside the board, as on a large window.
    if (window.viewport.width === 1280) await openPanel(page, 'log');
    await waitFor('the picture', () => page.evaluate(() => globalThis.window.smallWorldProbe?.atRest() === true));
    await page.locator(`#board [data-region="${roll.region}"]`).focus();
    await page.keyboard.press('Enter');
    const button = page.locator(`[data-card="${roll.region}"] [data-choice="finalRoll"]`).first();
    await button.waitFor({ state: 'attached' });
    const height = await heightOf(page);
    await button.evaluate((one: HTMLElement) => one.click());
    await page.locator('.hud[data-phase="finalRoll"]').waitFor();
    const needed = new RegExp(`Roll .* for .*: ${odds.wins} in 6`);
    await waitFor('what it needs to be said', async () =>
      needed.test((await page.locator('.dock .prompt').textContent()) ?? ''),
    );
    await page.locator('.table-die').waitFor({ state: 'attached' });
    // The camera glides there; from then on the region is in sight.
    await waitFor('the region in sight', async () => (await over(page, roll.region)) === 'nothing');
    const seen = new Set<string | null>();
    let lowest = height;
    const isThrown = () => page.evaluate(() => document.querySelector('.hud[data-phase="finalRoll"]') !== null);
    await waitFor('the die to have been shown', async () => {
      const was = await isThrown();
      const [now, high] = [await over(page, roll.region), await heightOf(page)];
      if (!(was && (await isThrown()))) return true;
      seen.add(now);
      lowest = Math.min(lowest, high);
      return false;
    });
    expect([...seen]).toEqual(seen.size > 0 ? ['nothing'] : []);
    if (isMoving) expect(lowest).toBeLessThan(height * 0.85);
    // A card that has gone may make room for the board, and no more than that.
    else expect(lowest).toBeGreaterThan(height * 0.95);
    const line = page.locator('.dock .prompt');
    // Not behind anything either.
    await waitFor('the line to be free', async () => (await middleOf(page, '.dock .die-face')) !== null);
    const face = die.value === 0 ? 'a blank' : String(die.value);
    await line.getByText(`The die shows ${face}: `).waitFor();
    expect(await line.locator('.die-face').getAttribute('data-value')).toBe(String(die.value));
    // It stays, once everything has come to rest: nothing has been done yet.
    await waitFor('the camera to be back', () =>
      page.evaluate(() => globalThis.window.smallWorldProbe?.atRest() === true),
    );
    expect(await line.textContent()).toContain(`The die shows ${face}: `);
    const spread = page.locator('[data-choice="spread"]').first();
    await spread.waitFor({ state: 'attached' });
    await spread.evaluate((button: HTMLElement) => button.click());
    await waitFor('the next step', async () => !(await line.textContent())?.includes('The die shows'));
  },
);
