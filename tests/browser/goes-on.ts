import type { Page } from 'playwright-core';
import { planMouse, waitFor } from './hands.ts';
import { positionOf } from './probe.ts';

/** How many commands the game has had. */
export const commands = async (page: Page) => (await positionOf(page)).context.log.length;

/** The regions that are open to conquest. */
export const openRegions = async (page: Page) =>
  (await positionOf(page)).context.legal.flatMap((command) => (command.type === 'conquer' ? [command.region] : []));

/** One of these regions that no words lie over. */
export async function inSight(page: Page, wanted: readonly number[]): Promise<number> {
  const found = await waitFor('a region in sight', async () => {
    const region = await page.evaluate(
      (all) =>
        all.find((id) => {
          const control = document.querySelector(`#board [data-region="${id}"]`);
          const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-region]') === control;
        }),
      wanted,
    );
    return region === undefined ? null : { region };
  });
  return found.region;
}

/** A region is taken, and given back: the game is played as ever. */
export async function goesOn(page: Page): Promise<void> {
  const before = await commands(page);
  await planMouse.activate(page, await inSight(page, await openRegions(page)));
  await waitFor('a step', async () => (await commands(page)) === before + 1);
  await page.keyboard.press('u');
  await waitFor('a step back', async () => (await commands(page)) === before);
}
