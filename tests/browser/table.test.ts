import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardFacts, type GameState, legal, type RegionId } from '../../src/rules/index.ts';
import { targetsOf } from '../../src/table/attention/index.ts';
import { tableBoard } from '../../src/table/camera/arrangement.ts';
import { stackPlace, standingHeight } from '../../src/table/layout/ground.ts';
import { CHIP } from '../../src/table/layout/placement.ts';
import { contains } from '../../src/table/outlines/index.ts';
import '../support/boards.ts';
import { mostTelling } from '../support/how-long.ts';
import { drag, hoveredIs, middle, twoPosts } from './dragging.ts';
import { gameWith, openGame } from './games.ts';
import { mouse, planMouse, play, waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { gameOf, hoveredOn, seatAtRest } from './probe.ts';
import { startGame } from './set-up.ts';

describe('undo', () => {
  it('takes back one step after another, up to the die', async () => {
    const page = await borrowPage({ flat: true });
    await startGame(page, { players: 2, seed: '24' });
    await play(page, planMouse, ({ commands }) => commands === 1);
    const before = await gameOf(page);
    await play(page, planMouse, ({ commands }) => commands === 3);
    for (const left of [2, 1]) {
      await mouse.press(page, '[data-choice="undo"]');
      await waitFor('a step back', async () => (await logOf(page)) === left);
    }
    expect(await gameOf(page)).toEqual(before);
    // The combo that was picked brought a new one to the column: that cannot be unknown.
    expect(await page.locator('[data-choice="undo"]').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('between two players', () => {
  const tables = [
    ['the picture', {}, mouse],
    ['the plan', { flat: true }, planMouse],
  ] as const;
  const usual = mostTelling(tables, ([name]) => name === 'the plan');
  it.each(usual)(
    'a curtain covers the table (%s), and coins are seen only while the button is held, or from click to click',
    async (_, kind, hands) => {
      const page = await borrowPage(kind);
      await startGame(page, { players: 2, seed: '25', names: ['Ada', 'Bo'] });
      await play(page, hands, ({ state }) => state.includes('curtain'));
      const coins = (await gameOf(page))?.coins ?? [];
      await page.getByRole('heading', { name: /^Bo, / }).waitFor();
      // What is kept from the eyes is not on the page at all.
      expect(await page.locator('.players, .dock, .peek').count()).toBe(0);
      await mouse.press(page, '.curtain button.primary');

      const peek = page.locator('.peek');
      await peek.waitFor();
      expect(await peek.textContent()).not.toMatch(/\d/);
      expect(await page.locator('.player[data-seat="0"] .peek').count()).toBe(0);
      const { x, y, width, height } = (await peek.boundingBox()) ?? expect.fail('no button');
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const began = await page.evaluate(() => performance.now());
      await page.locator('.peek[aria-pressed="true"]').waitFor();
      expect(await peek.textContent()).toContain(String(coins[1]));
      await page.waitForFunction((start) => performance.now() > start + 500, began);
      await page.mouse.up();
      await page.locator('.peek[aria-pressed="false"]').waitFor();
      expect(await peek.textContent()).not.toMatch(/\d/);
      // As a screen reader clicks.
      for (const pressed of ['true', 'false']) {
        await peek.evaluate((button: HTMLElement) => button.click());
        await page.locator(`.peek[aria-pressed="${pressed}"]`).waitFor();
      }
    },
  );
});

describe('a token that is dragged', () => {
  it('goes by mouse from a region or from the hand to another region, in the list or in the picture', async () => {
    const game = gameWith(2, (state) => twoPosts(state) !== null);
    const [from, to] = twoPosts(game.state) ?? expect.fail('no posts');
    const page = await borrowPage();
    await openGame(page, game);
    const tokens = async (region: RegionId) => (await gameOf(page))?.regions[region]?.tokens ?? 0;
    const [source, goal] = [await tokens(from), await tokens(to)];

    await drag(page, `.post[data-region="${from}"] .grip`, await middle(page, `.post[data-region="${to}"] .post-name`));
    await waitFor('the token in the list', async () => (await tokens(to)) === goal + 1);
    expect(await tokens(from)).toBe(source - 1);

    const place = await waitFor('the region to be in sight', () => seatAtRest(page, from));
    await drag(page, `.post[data-region="${to}"] .grip`, place, () => hoveredIs(page, from));
    await waitFor('the token in the picture', async () => (await tokens(from)) === source);
    expect(await tokens(to)).toBe(goal);

    await drag(page, '.hand .grip', place, () => hoveredIs(page, from));
    await waitFor('the token from the hand', async () => (await tokens(from)) === source + 1);
  });
});

/** How many commands have been played. */
const logOf = (page: Page) => page.evaluate(() => window.smallWorldProbe?.position().context.log.length);

describe('a figure that hides another region', () => {
  const size = { width: 1280, height: 720 };
  /** Beside the board, in that window. */
  const bareTable = { x: 1220, y: 560 };
  const targets = (state: GameState) => targetsOf(state, legal(state)) ?? new Set<RegionId>();
  /** Regions with figures that nothing may be done with. */
  const idle = (state: GameState) =>
    state.regions.flatMap(({ tokens }, id) => (tokens > 0 && !targets(state).has(id) ? [id] : []));
  const game = gameWith(5, (state) => targets(state).size > 6 && idle(state).length > 12);

  it('gives way to it where nothing may be done with its own region', async () => {
    const { state } = game;
    const page = await borrowPage({ viewport: size });
    await openGame(page, game);
    await page.locator('.hud[data-phase="conquer"]').waitFor();
    await waitFor('the picture to rest', () => seatAtRest(page, idle(state)[0] ?? 0));
    // As usually seen, heads of this board hide no other ground: looked at from lower down they do.
    await page.mouse.move(bareTable.x, bareTable.y);
    await page.mouse.down();
    await page.mouse.move(bareTable.x, bareTable.y - 120, { steps: 4 });
    await page.mouse.up();
    await waitFor('the picture to rest again', () => seatAtRest(page, idle(state)[0] ?? 0));
    const board = tableBoard(state.board, size);
    const onPage = (at: readonly (readonly [number, number, number])[]) =>
      page.evaluate((places) => places.map((place) => window.__table?.project(place) ?? [0, 0]), at);

    /** Ground of what may be attacked, as a fine net. */
    const ground = [...targets(state)].flatMap((region) => {
      const { outline = [], seat = { x: 0, y: 0 } } = board.regions[region] ?? {};
      const y = standingHeight(boardFacts(state.board).regions[region]?.terrain ?? 'farmland');
      const net = Array.from({ length: 1600 }, (_, k) => ({
        x: seat.x - 1 + (k % 40) / 20,
        y: seat.y - 1 + Math.floor(k / 40) / 20,
      }));
      return net.flatMap((spot) => (contains(outline, spot) ? [{ region, at: [spot.x, y, spot.y] as const }] : []));
    });
    const heads = idle(state).map((region) => {
      const [x, y, z] = stackPlace(board, region);
      return { region, at: [x, y + (state.regions[region]?.tokens ?? 0) * CHIP + 0.3, z] as const };
    });
    const [seenGround, seenHeads] = [await onPage(ground.map(({ at }) => at)), await onPage(heads.map(({ at }) => at))];
    const hidden = heads.flatMap((head, k) => {
      const [x = 0, y = 0] = seenHeads[k] ?? [];
      const behind = ground.find((_, place) => {
        const [across = 0, down = 0] = seenGround[place] ?? [];
        return Math.hypot(across - x, down - y) < 5;
      });
      return behind === undefined ? [] : [{ head: head.region, behind: behind.region, x, y }];
    });
    expect(hidden.length).toBeGreaterThan(0);
    for (const { head, behind, x, y } of hidden) {
      await page.mouse.move(x + 4, y);
      await page.mouse.move(x, y);
      await waitFor(`region ${behind} behind the figure of ${head}`, async () => (await hoveredOn(page)) === behind);
    }
  });
});
