import { type GameState, legal, type RegionId } from '../../src/rules/index.ts';
import type { AnyPage } from './any-page.ts';
import { middleOf } from './hands.ts';
import { hoveredOn } from './probe.ts';
import { waitFor } from './wait.ts';

/** Regions of one race: one with tokens to spare, and another. */
export function twoPosts(state: GameState): readonly [RegionId, RegionId] | null {
  if (state.phase !== 'redeploy') return null;
  const commands = legal(state);
  const spare = commands.find((command) => command.type === 'lift' && (state.regions[command.region]?.tokens ?? 0) > 1);
  const other = commands.find(
    (command) =>
      command.type === 'place' &&
      spare?.type === 'lift' &&
      command.region !== spare.region &&
      state.regions[command.region]?.force === state.regions[spare.region]?.force,
  );
  return spare?.type === 'lift' && other?.type === 'place' ? [spare.region, other.region] : null;
}

/** Drags what is at the selector to a place; lets go once the page knows where that is. */
export async function drag(
  page: AnyPage,
  selector: string,
  to: { readonly x: number; readonly y: number },
  arrived?: () => Promise<unknown>,
): Promise<void> {
  const from = await middle(page, selector);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await arrived?.();
  await page.mouse.up();
}

/** The middle of an element, once nothing covers it. */
export function middle(page: AnyPage, selector: string): Promise<{ x: number; y: number }> {
  return waitFor(`${selector} to be free`, () => middleOf(page, selector));
}

/** Waits until the page knows that the pointer is on a region. */
export function hoveredIs(page: AnyPage, region: RegionId): Promise<boolean> {
  return waitFor(`the pointer to be on region ${region}`, async () => (await hoveredOn(page)) === region);
}
