import type { Page } from 'playwright-core';

/** The share of the pixels, 0 … 1, that differ for the eye between two pictures (PNG) of the same size. */
export function differing(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const sources = [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate(async (addresses) => {
    const [first, second] = await Promise.all(
      addresses.map(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (pen === null) throw new Error('Nothing to draw with.');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    if (first === undefined || first.length !== second?.length) return 1;
    let count = 0;
    for (let at = 0; at < first.length; at += 4)
      if ([0, 1, 2].some((part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > 16)) count += 1;
    return count / (first.length / 4);
  }, sources);
}
