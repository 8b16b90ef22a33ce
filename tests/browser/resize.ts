import type { Page } from 'playwright-core';

/** Makes the window that large, and waits until the page has drawn itself anew. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  // What the pointer comes to lie over is not pointed at.
  await page.mouse.move(0, 0);
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
}
