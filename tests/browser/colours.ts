import type { Page } from 'playwright-core';

/** How many different colours the picture of the table has, without the panels over it. A blank canvas has one. */
export async function coloursOf(page: Page): Promise<number> {
  await showPanels(page, false);
  const picture = await page.locator('canvas').screenshot();
  await showPanels(page, true);
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      if (pen === null) return 0;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      return new Set(new Uint32Array(data.buffer)).size;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

/** Hides what lies over the picture, or shows it again. */
async function showPanels(page: Page, visible: boolean): Promise<void> {
  await page.evaluate((shown) => {
    for (const panel of document.querySelectorAll<HTMLElement>('.hud, .table-labels, .game-notices')) {
      panel.style.visibility = shown ? '' : 'hidden';
    }
  }, visible);
}
