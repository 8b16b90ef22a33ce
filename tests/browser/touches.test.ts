import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type GameState, inHandOf, view } from '../../src/rules/index.ts';
import { layout } from '../../src/table/layout/index.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import '../support/boards.ts';
import { framesDrawn, settled } from '../../tools/site/table.ts';
import { gameWith, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { positionOf } from './probe.ts';

type Place = readonly [number, number, number];

const cameraOf = (page: Page) => page.evaluate(() => window.__table?.camera.map((length) => length.toFixed(3)));
const positionNow = async (page: Page) => JSON.stringify(await positionOf(page));

/** Somebody else than who is to decide has tokens in hand. */
const isLaid = (state: GameState) =>
  state.phase === 'redeploy' &&
  state.round > 2 &&
  view(state, null).forces.some((force) => inHandOf(state, force).ready > 0);

it('what lies around the board answers a press once, without a step of the game or of the camera', async () => {
  const game = gameWith(3, isLaid);
  const { state } = game;
  const page = await borrowPage({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'no-preference',
    settings: { speed: 1, reducedMotion: 'system', curtain: false },
  });
  await openGame(page, game);
  await waitFor('hands', () => page.evaluate(() => window.smallWorldProbe?.byHand() === true));
  await settled(page);
  const board = boardGeometry(state.board);
  const pieces = layout({ view: view(state, state.seat), board, arrangement: 'snug', colours: [0, 1, 2] });
  const before = await positionNow(page);
  const camera = await cameraOf(page);
  const hand = pieces.find(({ id }) => /^figure\/\d+\/hand/.test(id))?.id;
  /** Frames that a press on a thing has drawn, once all is still again. */
  const framesFor = async (id: string | undefined): Promise<number> => {
    const { x, y, z } = pieces.find((one) => one.id === id) ?? expect.fail(`no ${id}`);
    const place: Place = [x, y + (id?.startsWith('cloth') ? 0.02 : 0.08), z];
    const [left, top] = await page.evaluate((at) => window.__table?.project(at) ?? ([0, 0] as const), place);
    const met = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [left, top] as const);
    expect(met, id).toBe('CANVAS');
    await page.mouse.move(left, top);
    await settled(page, 700);
    const from = await framesDrawn(page);
    await page.mouse.click(left, top);
    await page.waitForTimeout(700);
    await settled(page, 700);
    return (await framesDrawn(page)) - from;
  };
  const things = [`purse/${(state.seat + 1) % 3}`, 'die', `cloth/${state.seat}`, 'crown', hand];
  for (const id of things) expect(await framesFor(id), id).toBeGreaterThan(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('html[data-still]').waitFor({ state: 'attached' });
  for (const id of things) expect(await framesFor(id), `${id}, without motion`).toBe(0);
  expect(await positionNow(page)).toBe(before);
  expect(await cameraOf(page)).toEqual(camera);
});
