/**
 * `npm run make -- cover`: takes the picture behind the start page anew, into src/screens/start/cover.avif: the table that lives there where a graphics card draws it, refined.
 * Run it on what `npm run build` made. Its output is committed.
 */
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { root } from '../house/run.mjs';
import { openPage } from '../site/page.ts';
import { openSite } from '../site/site.ts';
import { settled } from '../site/table.ts';

const size = { width: 1600, height: 1000 } as const;
/** How much of the picture is kept, 1 … 100: as much as the start page may weigh (`npm run bench -- page`). No browser writes this format, which takes half of what others do. */
const quality = 36;

const site = await openSite();
try {
  const page = await openPage(site, { viewport: size, address: '&living=on' });
  // The picture is whole: the menu is laid over it later.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.start-menu')?.style.setProperty('display', 'none');
    window.dispatchEvent(new Event('resize'));
  });
  await settled(page);
  const picture = sharp(await pictured(page)).avif({ quality, effort: 9, chromaSubsampling: '4:2:0' });
  await writeFile(`${root}src/screens/start/cover.avif`, await picture.toBuffer());
} finally {
  await site.close();
}

/** The table's own pixels. They must be read before the browser shows them. */
async function pictured(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    window.__table?.refine();
    return document.querySelector<HTMLCanvasElement>('.living canvas')?.toDataURL() ?? '';
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
