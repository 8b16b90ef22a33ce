import { type Direction, regionBeyond } from '../../src/hud/board/geography.ts';
import type { BoardId, RegionId } from '../../src/rules/index.ts';
import type { AnyPage } from './any-page.ts';
import './probe.ts';
import '../support/boards.ts';

const arrows: Readonly<Record<Direction, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

/** Presses Tab until the element has the focus. */
export async function reach(page: AnyPage, selector: string): Promise<void> {
  for (let count = 0; count < 120; count++) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

const byKey = (page: AnyPage) => (direction: Direction) => page.keyboard.press(arrows[direction]);

/** Walks over the board with the arrow keys, or what stands for them, from the control with the focus to the region, the shortest way. */
export async function walk(page: AnyPage, goal: RegionId, go = byKey(page)): Promise<void> {
  const board = await page.evaluate(() => window.smallWorldProbe?.position().context.view?.board);
  if (board === undefined) throw new Error('There is no board.');
  // Each step from where one is: a busy page may take an arrow late.
  for (let count = 0; count < 60; count++) {
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-region') ?? null);
    if (place === null) throw new Error('The focus is not on the board.');
    const [next] = way(board, Number(place), goal);
    if (next === undefined) return;
    await go(next);
  }
  throw new Error(`The arrows do not lead to ${goal}`);
}

/** The arrows that lead from one region to another. */
function way(board: BoardId, start: RegionId, goal: RegionId): readonly Direction[] {
  const ways = new Map<RegionId, readonly Direction[]>([[start, []]]);
  // A map lists what is added while it is walked through: a search in breadth.
  for (const [region, before] of ways) {
    if (region === goal) return before;
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const next = regionBeyond(board, region, direction);
      if (next !== null && !ways.has(next)) ways.set(next, [...before, direction]);
    }
  }
  throw new Error(`No arrows lead from region ${start} to ${goal}`);
}

function hasFocus(page: AnyPage, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
