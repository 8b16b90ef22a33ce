import type { Page } from 'playwright-core';
import type { Direction } from '../../src/hud/board/geography.ts';
import type { Hands } from './hands.ts';
import { wayTo } from './reach.ts';
import { walk } from './walk.ts';

/** What a remote has, and a pad has too: four arrows and a button to press. */
export interface Buttons {
  go(page: Page, direction: Direction): Promise<void>;
  press(page: Page): Promise<void>;
}

const keys = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' } as const;

/** The remote of a television: arrows and Enter. */
export const remote: Buttons = {
  go: (page, direction) => page.keyboard.press(keys[direction]),
  press: (page) => page.keyboard.press('Enter'),
};

declare global {
  interface Window {
    /** What the pad of the tests holds down. */
    heldButtons?: number[];
  }
}

/** Chance without chance: each new game is the same. */
export function sameGame(): void {
  Object.assign(crypto, { getRandomValues: (numbers: Uint32Array) => numbers.fill(12) });
}

/** Sets up a game on the start page, for one person who begins, and goes to the table. */
export async function beginGame(page: Page, buttons: Buttons): Promise<void> {
  await seek(page, '.start-setup > summary', buttons);
  await buttons.press(page);
  await seek(page, '.start-sheet > label select', buttons);
  await buttons.go(page, 'right');
  await seek(page, 'button[type="submit"]', buttons);
  await buttons.press(page);
  await page.locator('.hud').waitFor();
}

/** Gives the page a pad that does what `heldButtons` says. To be called before the page is opened. */
export function connectPad(): void {
  const pad = () => ({
    axes: [0, 0],
    buttons: Array.from({ length: 16 }, (_, place) => ({ pressed: window.heldButtons?.includes(place) ?? false })),
  });
  Object.assign(navigator, { getGamepads: () => [pad()] });
}

/** Holds a button down for a frame, and lets it go. */
export function tapPad(page: Page, button: number): Promise<void> {
  return page.evaluate(async (place) => {
    for (const held of [[place], []]) {
      window.heldButtons = held;
      // The page reads before us in a frame. Held for more of them, on a slow machine, a way would count twice.
      await new Promise(requestAnimationFrame);
    }
  }, button);
}

const places = { up: 12, down: 13, left: 14, right: 15 } as const;

/** A game pad: its cross, and A. */
export const pad: Buttons = {
  go: (page, direction) => tapPad(page, places[direction]),
  press: (page) => tapPad(page, 0),
};

/** Goes to a control by arrows alone, each the best by what is seen then. */
export async function seek(page: Page, goal: string, { go }: Buttons): Promise<void> {
  await page.locator(goal).first().waitFor({ state: 'attached' });
  for (let count = 0; count < 60; count++) {
    const way = await wayTo(page, goal);
    if (way === 'there') return;
    if (way !== null) await go(page, way);
    else await page.waitForTimeout(50);
  }
  const lost = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`No arrows lead to ${goal}; lost at ${lost}`);
}

/** Hands that have arrows and one button. */
export function couch(buttons: Buttons): Hands {
  return {
    async press(page: Page, selector) {
      await seek(page, selector, buttons);
      await buttons.press(page);
    },
    async activate(page: Page, region) {
      if (!(await page.evaluate(() => document.activeElement?.closest('#board') != null)))
        await seek(page, '#board [tabindex="0"]', buttons);
      await walk(page, region, (direction) => buttons.go(page, direction));
      await buttons.press(page);
    },
  };
}
