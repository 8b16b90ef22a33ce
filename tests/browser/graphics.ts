import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What takes the context from a canvas, and gives it back. Kept: a lost context hands out no extensions. */
    takers?: WeakMap<HTMLCanvasElement, WEBGL_lose_context>;
  }
}

/** Takes the context from the picture, or gives it back, as a graphics driver does. */
export function setContext(page: Page, action: 'loseContext' | 'restoreContext'): Promise<void> {
  return page.evaluate((call) => {
    const canvas = document.querySelector('canvas');
    window.takers ??= new WeakMap();
    const fresh = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (canvas && fresh) window.takers.set(canvas, fresh);
    if (canvas) window.takers.get(canvas)?.[call]();
  }, action);
}

/** What the renderer holds on to, once it has drawn. */
export async function heldByPicture(page: Page): Promise<Record<'textures' | 'geometries' | 'programs', number>> {
  await page.waitForFunction(() => (window.__table?.geometries ?? 0) > 0);
  return page.evaluate(() => {
    const { textures = 0, geometries = 0, programs = 0 } = window.__table ?? {};
    return { textures, geometries, programs };
  });
}
