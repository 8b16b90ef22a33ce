import type { Page } from 'playwright-core';
import type { ForceId, GameState, RegionId } from '../../src/rules/index.ts';
import { tableBoard } from '../../src/table/camera/arrangement.ts';
import { forceSlot, forcesAt } from '../../src/table/layout/seats.ts';
import { seatPlace } from '../../src/table/layout/table-plan.ts';
import { outlinesOf } from '../../src/table/outlines/index.ts';
import type { ProfileOptions } from './harness.ts';
import { gameOf, seatAtRest } from './probe.ts';
import type { Place } from './steady-hand.ts';
import { waitFor } from './wait.ts';

/** The windows in which things are carried, by what carries them. */
export const windows: Readonly<Record<'mouse' | 'finger', ProfileOptions>> = {
  mouse: { viewport: { width: 1280, height: 720 } },
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Tokens in the hand of a race, and in a region. */
export async function tokensInHand(page: Page, force: ForceId): Promise<number> {
  return (await gameOf(page))?.forces.find(({ id }) => id === force)?.hand ?? 0;
}

export async function regionNow(page: Page, region: RegionId) {
  const { force = null, tokens = 0 } = (await gameOf(page))?.regions[region] ?? {};
  return { force, tokens };
}

/** A region on the page, at rest and in sight. */
export const seatOf = (page: Page, region: RegionId): Promise<Place> =>
  waitFor(`region ${region} to be in sight`, () => seatAtRest(page, region));

/** Where a point of the table is seen. */
export async function onPage(page: Page, place: readonly [number, number, number]): Promise<Place> {
  const [x, y] = await page.evaluate((at) => window.__table?.project(at) ?? [0, 0], place);
  return { x, y };
}

/**
 * Where somebody may take hold of the tokens in hand: of the chips on the cloth, of the figure's body, or of their number, as far as no panel lies over
 * them; and of their sign in the dock.
 */
export async function gripsOf(page: Page, state: GameState, force: ForceId): Promise<Readonly<Record<string, Place>>> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const dock = await middleOf(page, '.hand .grip');
  // On a phone held upright cloths are out of sight.
  if (width < height) return { dock };
  await outlinesOf(state.board).promise();
  const board = tableBoard(state.board, { width, height });
  const forces = forcesAt(state, state.seat);
  const k = forces.findIndex(({ id }) => id === force);
  const [x, y, z] = forceSlot(seatPlace(board, state.players, state.seat), k, forces.length);
  const foot = [x - 0.14, y, z - 0.15] as const;
  const top = Math.min(10, forces[k]?.hand ?? 0) * 0.06;
  const grips = {
    chips: await onPage(page, [foot[0], foot[1] + top / 2, foot[2] + 0.12]),
    figure: await onPage(page, [foot[0], foot[1] + top + 0.14, foot[2]]),
    number: await middleOf(page, `[data-label="hand/${force}"] > *`),
  };
  const isFree = await page.evaluate(
    (places) => places.map(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS'),
    Object.values(grips),
  );
  isFree[2] &&= await page.locator(`[data-label="hand/${force}"]`).isVisible();
  return { ...Object.fromEntries(Object.entries(grips).filter((_, place) => isFree[place])), dock };
}

async function middleOf(page: Page, selector: string): Promise<Place> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not there.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The number of tokens that the page says are carried, and where they are; null while nothing is. */
export function carriedOn(page: Page): Promise<{ readonly count: number; readonly over: number | null } | null> {
  return page.evaluate(() => {
    const tab = document.querySelector<HTMLElement>('.carry-tab');
    if (tab === null) return null;
    const { carried, over } = tab.dataset;
    return { count: Number(carried), over: over === undefined ? null : Number(over) };
  });
}

/** Where the camera is, in board units. */
export const cameraOf = (page: Page) =>
  page.evaluate(() => window.__table?.camera.map((length) => length.toFixed(3)).join(' '));

/** Waits until what carries stacks has come. */
export const handsAreThere = (page: Page) =>
  page.waitForFunction(() =>
    ['Drag', 'Hand'].every((file) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}-`)),
    ),
  );
