import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** From which step of brightness on, 0–255, a pixel is an edge. */
const THRESHOLD = 48;

/**
 * How much there is to look at: the share of a picture's pixels where brightness (Rec. 709 of sRGB) changes sharply, by a 3 × 3 Sobel whose length is
 * divided by 4, so that black to white is 255. The outermost row and column are left out.
 * @param rgba four bytes a pixel
 */
function edgeDensity(rgba: Uint8Array, width: number, height: number): number {
  const grey = Float32Array.from({ length: width * height }, (_, k) => {
    const [red = 0, green = 0, blue = 0] = [rgba[4 * k], rgba[4 * k + 1], rgba[4 * k + 2]];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  let edges = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = (dx: number, dy: number) => grey[(y + dy) * width + x + dx] ?? 0;
      const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
      const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
      if (Math.hypot(across, down) / 4 > THRESHOLD) edges++;
    }
  return edges / ((width - 2) * (height - 2));
}

/** The edges of a picture: a file's name, or what a file holds. */
export async function edgesIn(picture: string | Buffer): Promise<number> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return edgeDensity(data, info.width, info.height);
}

/** What is left out of a picture: nothing, the signs on the board, or all but the canvas. */
const veils = {
  whole: '',
  unsigned: '.table-labels { visibility: hidden !important; }',
  bare: 'body *:not(canvas):not(:has(canvas)) { visibility: hidden !important; }',
} as const;

/** What `look` finds while that is left out of the page. */
export async function veiled<T>(page: Page, veil: keyof typeof veils, look: () => Promise<T>): Promise<T> {
  // A sheet of its own: the page's policy lets none be written into it.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, veils[veil]);
  const found = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}

/** The edges of a page as it is, without signs, and of the picture alone. */
export async function edgesOn(page: Page): Promise<Readonly<Record<keyof typeof veils, number>>> {
  const look = async () => edgesIn(await page.screenshot({ timeout: 120_000 }));
  return {
    whole: await veiled(page, 'whole', look),
    unsigned: await veiled(page, 'unsigned', look),
    bare: await veiled(page, 'bare', look),
  };
}
