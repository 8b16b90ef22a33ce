import type { Page } from 'playwright-core';

/** What a hand presses next, the first of these that is there: it takes the cheapest region until none is left, and declines now and then. */
const inOrder = [
  'dialog[open] button.primary',
  'main.controller [data-take-seat]',
  'main.controller[data-mine] [data-die]',
  'main.controller[data-mine] [data-pick]:not([aria-disabled="true"])',
  'main.controller[data-mine] [data-combo="0"]',
  'main.controller[data-mine] [data-back] ~ button[data-choice]',
  'main.controller[data-mine] button.controller-region',
  'main.controller[data-mine] [data-choice="endConquests"]',
  'main.controller[data-mine] [data-choice="spread"]:not(:disabled)',
  'main.controller[data-mine] [data-choice="endRedeployment"]',
  // Some have to be given back before the turn ends.
  'main.controller[data-mine] .controller-post .stepper button:first-of-type:not([aria-disabled="true"])',
  'main.controller[data-mine] .controller-post ~ li [data-next-page]',
  'main.controller[data-mine] [data-choice="expand"]',
  'main.controller[data-mine] .controller-main button.primary',
] as const;

/** A button of a hand: how it is found, what a screen reader says of it, and the phase. */
export interface Press {
  readonly selector: string;
  readonly name: string;
  readonly phase: string;
}

/** What the hand on this page would press next; null while others are to do something. */
export async function nextPress(page: Page): Promise<Press | null> {
  return page.evaluate((selectors) => {
    const found = selectors.find((selector) => document.querySelector(selector) !== null);
    const phase = document.querySelector<HTMLElement>('main.controller')?.dataset.controller ?? '';
    if (found === undefined) return null;
    const decline = 'main.controller[data-mine] [data-choice="decline"]';
    const [round = 0] = (document.querySelector('.controller-top > p')?.textContent ?? '').match(/\d+/) ?? [];
    const isTired = Number(round) % 4 === 3 && found.includes('expand') && document.querySelector(decline) !== null;
    const selector = isTired ? decline : found;
    const button = document.querySelector(selector);
    const name = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
    return { selector, name: name.trim().replace(/\s+/g, ' '), phase };
  }, inOrder);
}

/** Lets the hand on this page do one thing; false while it is for others. Pressed by script: a person's finger is tried elsewhere. */
export async function playHand(page: Page): Promise<boolean> {
  const next = await nextPress(page);
  if (next === null) return false;
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), next.selector);
  return true;
}

/** Sits down at the first free place. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('.controller-who input').first().fill(name);
  await page.locator('[data-sit][data-state="free"]').first().click();
  await page.locator('main.controller:not(.controller-choice)').waitFor();
}
