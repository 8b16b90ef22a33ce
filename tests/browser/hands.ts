import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { RegionId } from '../../src/rules/index.ts';
import { nextStep } from './policy.ts';
import { seatOnPage } from './probe.ts';
import { reach, walk } from './walk.ts';

/** A way to use the page. */
export interface Hands {
  press(page: Page, selector: string): Promise<void>;
  /** Activates a region of the board; its obvious choice is carried out, or its card opens. */
  activate(page: Page, region: RegionId): Promise<void>;
}

/** Real clicks: on buttons, and on the canvas where the region is. */
export const mouse: Hands = {
  press: (page, selector) => page.locator(selector).first().click(),
  async activate(page, region) {
    const seat = (await seatOnPage(page, region)) ?? (await seatFromAbove(page, region));
    await page.mouse.click(seat.x, seat.y);
  },
};

/** Keys only: Tab and the arrows to get there, Enter to act. */
export const keyboard: Hands = {
  async press(page, selector) {
    await reach(page, selector);
    await page.keyboard.press('Enter');
  },
  async activate(page, region) {
    await page.keyboard.press('b');
    await walk(page, region);
    await page.keyboard.press('Enter');
  },
};

/**
 * Plays until `isFar` says so, or the game is over; says which kinds of steps were taken, in order.
 * Every step must change something one can see within twenty seconds.
 */
export async function play(
  page: Page,
  hands: Hands,
  isFar: (seen: Seen) => boolean = () => false,
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (;;) {
    const before = await seen(page);
    if (isFar(before)) return taken;
    const step = await vi.waitUntil(
      async () => {
        const next = await nextStep(page);
        return 'wait' in next ? null : next;
      },
      { timeout: 20_000, interval: 30 },
    );
    if ('over' in step) return taken;
    if ('press' in step) await hands.press(page, step.press);
    else await take(page, hands, step.region, step.choice, before);
    await vi.waitUntil(async () => isOther(await seen(page), before), { timeout: 20_000, interval: 10 });
    taken.push('press' in step ? step.press : step.choice);
  }
}

/** Activates a region; where that opens its card instead of acting, presses the card's button. */
async function take(page: Page, hands: Hands, region: RegionId, choice: string, before: Seen): Promise<void> {
  const button = `[data-card="${region}"] [data-choice="${choice}"]`;
  await hands.activate(page, region);
  const acted = await vi.waitUntil(
    async () => {
      if (isOther(await seen(page), before)) return 'acted';
      return (await page.locator(button).count()) > 0 && (await isPicked(page, region)) ? 'opened' : null;
    },
    { timeout: 20_000, interval: 10 },
  );
  if (acted === 'opened') await hands.press(page, button);
}

/** What one sees of the progress of a game. */
export interface Seen {
  /** The chart's state, as JSON. */
  readonly state: string;
  readonly commands: number;
  /** The question that is asked. */
  readonly question: string | null;
  readonly round: number;
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { value, context } = window.smallWorldProbe?.position() ?? {};
    return {
      state: JSON.stringify(value),
      commands: context?.log.length ?? 0,
      question: document.querySelector('dialog[open]')?.textContent ?? null,
      round: context?.game?.round ?? 0,
    };
  });
}

function isOther(now: Seen, before: Seen): boolean {
  return JSON.stringify(now) !== JSON.stringify(before);
}

/** Is the region the one picked for a closer look? Its board control says so where there is one, its card by a way to close it. */
async function isPicked(page: Page, region: RegionId): Promise<boolean> {
  return (await page.locator(`[data-card="${region}"] .card-head button`).count()) > 0;
}

/** The place of a region in the view straight from above, which no panel should cover. */
async function seatFromAbove(page: Page, region: RegionId): Promise<{ x: number; y: number }> {
  await page.keyboard.press('p');
  return vi.waitUntil(() => seatOnPage(page, region), { timeout: 5_000, interval: 50 });
}
