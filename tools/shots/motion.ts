import type { Page } from 'playwright-core';

/** Stops the page's clock: nothing moves until it is stepped. */
export async function hold(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Presses a button while the clock is stopped: a mouse click would wait for the page's next frames. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).dispatchEvent('click');
}

/** Waits until the chart shows this stage, then lets part of it pass: `steps` frames of a fifth of a second each. */
export async function showOf(page: Page, stage: string, steps: number): Promise<void> {
  await page.waitForFunction(
    (name) => JSON.stringify(window.smallWorldProbe?.position().value).includes(`"turn":"${name}","table":"showing"`),
    stage,
    { polling: 100 },
  );
  await showMore(page, steps);
}

/** Lets frames pass, of a fifth of a second each or of so many milliseconds, whatever is shown. */
export async function showMore(page: Page, steps: number, frame = 200): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.clock.fastForward(frame);
    // Rendering is requested outside the page's clock.
    await page.waitForTimeout(50);
  }
}
