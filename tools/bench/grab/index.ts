import type { Page } from 'playwright-core';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { BatchedMesh, PerspectiveCamera } from 'three';
import { forcesOf, type GameState, type RegionId } from '../../../src/rules/index.ts';
import { stackPlace } from '../../../src/table/layout/ground.ts';
import { boardGeometry, outlinesOf } from '../../../src/table/outlines/index.ts';
import { playGame } from '../../players/game.ts';
import { settler } from '../../players/settler.ts';
import type { Site } from '../../site/site.ts';
import { settled } from '../../site/table.ts';
import { atTableWithHands, onPage, type Place } from '../at-table.ts';
import type { Figure } from '../figure.ts';

/** Presses, and tables of five they are spread over. */
const PRESSES = 200;
const TABLES = 8;
/** Pixels around the foot of a stack in which is pressed: across, above and below it. */
const AROUND = { across: 34, above: 64, below: 18 } as const;

/** What is taken by a press on or around the stacks of a crowded board: is it the one that is drawn there, and none where none is? */
export async function grabFigures(site: Site): Promise<Figure[]> {
  await outlinesOf(5).promise();
  const random = xoroshiro128plus(7);
  const among = (count: number) => uniformInt(random, 0, count - 1);
  let right = 0;
  for (let table = 0; table < TABLES; table++) {
    const game = playGame({ players: 5, seed: 40 + table }, settler, isCrowded);
    const page = await atTableWithHands(site, game, { settings: { quality: 'low' } });
    await page.evaluate(keepStill);
    // What turns our functions into JavaScript names them by a helper, which the page lacks.
    await page.evaluate('globalThis.__name = (named) => named');
    const own = stacksOf(game.state, true);
    await warmUp(page, own);
    const all = stacksOf(game.state, false).map((region) => ({ region, place: stackPlace(boardGeometry(5), region) }));
    for (let press = 0; press < PRESSES / TABLES; ) {
      const region = own[among(own.length)] ?? 0;
      const [x, y] = await onPage(page, stackPlace(boardGeometry(5), region));
      const at = {
        x: Math.round(x) + among(2 * AROUND.across) - AROUND.across,
        y: Math.round(y) + among(AROUND.above + AROUND.below) - AROUND.above,
      };
      // What is pointed at shows its number in full.
      await page.mouse.move(at.x + 0.5, at.y + 0.5);
      await settled(page, 150);
      const drawn = await page.evaluate(drawnAt, { ...at, all });
      if (drawn === 'covered') continue;
      press++;
      // Where no stack is drawn, the ground of one's region stands for what stands there.
      const meant = drawn ?? (await hoveredOn(page));
      const wanted = meant !== null && own.includes(meant) ? `region/${meant}` : null;
      const taken = await takenAt(page, at);
      if (taken === wanted) right++;
      else console.error(`  table ${table}, ${at.x} ${at.y}: drawn ${drawn}, meant ${meant}, taken ${taken}`);
    }
    await page.context().close();
  }
  const note = `presses around one’s stacks on ${TABLES} crowded tables of five`;
  return [{ name: `grab_right_of_${PRESSES}`, value: right, aim: { atLeast: 198 }, note }];
}

/** A late redeployment of somebody with a few regions. */
const isCrowded = (state: GameState) =>
  state.phase === 'redeploy' && state.round >= 5 && stacksOf(state, true).length >= 4;

/** Where stacks stand: those that may be taken, or all. */
function stacksOf(state: GameState, isOwn: boolean): readonly RegionId[] {
  const active = forcesOf(state, state.seat).filter(({ declined }) => !declined);
  return state.regions.flatMap(({ force, tokens, lostTribe }, region) => {
    const isWanted = isOwn ? active.some(({ id }) => id === force) : tokens > 0 || lostTribe;
    return isWanted ? [region] : [];
  });
}

/** Keeps presses from the camera, after those who take stacks have heard of them. */
function keepStill(): void {
  document
    .querySelector('canvas')
    ?.parentElement?.addEventListener('pointerdown', (event) => event.stopPropagation(), true);
}

/** The region on whose ground the pointer is, as the picture says: a moment after the pointer has come. Null beside the board. */
async function hoveredOn(page: Page): Promise<RegionId | null> {
  for (let look = 0; look < 6; look++) {
    const region = await page.evaluate(() => window.smallWorldProbe?.hovered() ?? null);
    if (region !== null) return region;
    await page.waitForTimeout(100);
  }
  return null;
}

/** Takes some stack, so that what says it has been fetched. */
async function warmUp(page: Page, own: readonly RegionId[]): Promise<void> {
  for (const region of own) {
    const [x, y] = await onPage(page, stackPlace(boardGeometry(5), region));
    await takenAt(page, { x: Math.round(x), y: Math.round(y) - 12 });
  }
}

/** The stack that is taken by a press there, as the page says; null if none is. */
async function takenAt(page: Page, { x, y }: { x: number; y: number }): Promise<string | null> {
  await page.mouse.move(x + 0.5, y + 0.5);
  await page.mouse.down();
  await page.mouse.move(x + 12.5, y + 0.5, { steps: 2 });
  // It is said by the next frame of the panels.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const taken = await page.evaluate(() => document.querySelector<HTMLElement>('.carry-tab')?.dataset.from ?? null);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settled(page, 150);
  return taken;
}

interface Asked {
  readonly x: number;
  readonly y: number;
  readonly all: readonly { readonly region: number; readonly place: Place }[];
}

/**
 * The stack that the pixel shows, found by drawing that pixel with and without each that is near; null if it shows none, 'covered' if a number or a panel
 * lies over it. Runs in the page.
 */
function drawnAt({ x, y, all }: Asked): number | null | 'covered' {
  const isLabel = [...document.querySelectorAll('[data-label] *')].some((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return x >= left - 3 && x <= right + 3 && y >= top - 3 && y <= bottom + 3;
  });
  const table = window.__table;
  if (isLabel || document.elementFromPoint(x, y)?.tagName !== 'CANVAS' || table === undefined) return 'covered';
  const { gl, scene } = table.three;
  const pieces = scene.getObjectByName('pieces') as BatchedMesh;
  const camera = (table.three.camera as PerspectiveCamera).clone();
  const { width, height } = gl.domElement.getBoundingClientRect();
  camera.setViewOffset(width, height, x, y, 1, 1);
  const context = gl.getContext();
  const pixel = () => {
    gl.setViewport(0, 0, 1, 1);
    gl.setScissor(0, 0, 1, 1);
    gl.setScissorTest(true);
    gl.render(scene, camera);
    const bytes = new Uint8Array(4);
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, bytes);
    gl.setScissorTest(false);
    gl.setViewport(0, 0, width, height);
    return bytes.join();
  };
  const before = pixel();
  const matrix = camera.matrix.clone();
  const of = (place: Place) => {
    const found: number[] = [];
    for (let id = 0; id < pieces.maxInstanceCount; id++) {
      try {
        pieces.getMatrixAt(id, matrix);
      } catch {
        continue;
      }
      const [px = 0, pz = 0] = [matrix.elements[12], matrix.elements[14]];
      if (Math.hypot(px - place[0], pz - place[2]) < 0.02) found.push(id);
    }
    return found;
  };
  const near = all.filter(({ place }) => {
    const [left, top] = table.project(place);
    return Math.hypot(left - x, top - y) < 110;
  });
  for (const { region, place } of near) {
    const ids = of(place);
    for (const id of ids) pieces.setVisibleAt(id, false);
    const without = pixel();
    for (const id of ids) pieces.setVisibleAt(id, true);
    if (without !== before) {
      table.redraw();
      return region;
    }
  }
  table.redraw();
  return null;
}
