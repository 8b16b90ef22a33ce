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

const cameraOf = (page: Page) => page.evaluate(() => window.__table?.camera.map((length) => length.toFixed(3)));
const positionNow = async (page: Page) => JSON.stringify(await positionOf(page));

/** Somebody else than who is to decide has tokens in hand. */
const isLaid = (state: GameState) =>
  state.phase === 'conquer' &&
  state.round > 2 &&
  view(state, null).forces.some((force) => inHandOf(state, force).ready > 0);

it('what lies around the board answers a press once, without a step of the game or of the camera', async () => {
  const game = gameWith(3, isLaid);
  const { state } = game;
  const page = await borrowPage({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'no-preference',
    settings: { speed: 1, reducedMotion: 'off', curtain: false },
  });
  await openGame(page, game);
  await waitFor('hands', () => page.evaluate(() => window.smallWorldProbe?.byHand() === true));
  await settled(page);
  const board = boardGeometry(state.board);
  const pieces = layout({ view: view(state, state.seat), board, arrangement: 'snug', colours: [0, 1, 2] });
  const other = (state.seat + 1) % 3;
  const before = await positionNow(page);
  const camera = await cameraOf(page);
  const pressed: string[] = [];
  for (const id of [`purse/${other}`, 'die', `cloth/${state.seat}`, 'crown', /^figure\/\d+\/hand/]) {
    const piece = pieces.find((one) => (typeof id === 'string' ? one.id === id : id.test(one.id)));
    const { x, y, z } = piece ?? expect.fail(`no ${id}`);
    const height = typeof id === 'string' && /cloth/.test(id) ? 0.02 : 0.08;
    const [left, top] = await page.evaluate((at) => window.__table?.project(at) ?? ([0, 0] as const), [
      x,
      y + height,
      z,
    ] as const);
    const met = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [left, top] as const);
    if (met !== 'CANVAS') continue;
    const frames = await framesDrawn(page);
    await page.mouse.move(left, top);
    await settled(page, 500);
    const moved = await framesDrawn(page);
    await page.mouse.click(left, top);
    await waitFor(`${id} to answer`, async () => (await framesDrawn(page)) > moved + 1);
    await settled(page, 700);
    const last = await framesDrawn(page);
    await page.waitForTimeout(700);
    expect(await framesDrawn(page), `${id} rests`).toBe(last);
    expect(last).toBeGreaterThan(frames);
    pressed.push(String(id));
  }
  expect(pressed.length).toBeGreaterThan(3);
  expect(await positionNow(page)).toBe(before);
  expect(await cameraOf(page)).toEqual(camera);
});
