/**
 * `npm run cover`: takes the pictures that are seen first anew, both of the table that lives behind the start page: the README's, docs/pictures/cover.webp, staged and through a
 * long lens, and the start page's own, src/screens/start/cover.avif. `npm run cover -- readme` or `start` takes one. Their output is committed.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { givenTo, oneOf, orEnd } from '../house/arguments.ts';
import { root } from '../house/run.mjs';
import { openPage, type View } from '../site/page.ts';
import { openSite, type Site } from '../site/site.ts';
import { settled } from '../site/table.ts';
import { expose } from './exposure.ts';
import { stage } from './stage.ts';

const takes = { readme: takeReadme, start: takeStart } as const;
const all = ['readme', 'start'] as const;
const words = orEnd('cover', () => givenTo('cover', {}, true).words.map((word) => oneOf('picture', word, all)));

const site = await openSite();
try {
  for (const one of words.length === 0 ? all : words) await takes[one](site);
} finally {
  await site.close();
}

async function takeReadme(site: Site): Promise<void> {
  const [width, height] = [1600, 900];
  const page = await living(site, { viewport: { width, height } });
  const pixels = bytesOf(await page.evaluate(expose, await stage()));
  const table = sharp(pixels, { raw: { width, height, channels: 4 } }).flip();
  const picture = await inItsRoom(page, await table.png().toBuffer(), true);
  await sharp(picture).webp({ quality: 86, effort: 6 }).toFile(`${root}docs/pictures/cover.webp`);
}

/** As a laptop's window of 1280 × 720 shows it, but for what is always under the menu: there one becomes the other unseen. */
async function takeStart(site: Site): Promise<void> {
  const [width, height] = [1600, 1000];
  const page = await living(site, { viewport: { width: 1280, height: 720 }, deviceScaleFactor: height / 720 });
  // The table's own pixels. They must be read before the browser shows them.
  const address = await page.evaluate(() => {
    window.__table?.refine();
    return document.querySelector<HTMLCanvasElement>('.living canvas')?.toDataURL() ?? '';
  });
  const picture = await inItsRoom(page, bytesOf(address), false);
  // As much of it is kept as the start page may weigh (`npm run bench -- page`). No browser writes this format, which takes half of what others do.
  await sharp(picture)
    .resize(width, height, { fit: 'cover', position: 'right' })
    .avif({ quality: 36, effort: 9, chromaSubsampling: '4:2:0' })
    .toFile(`${root}src/screens/start/cover.avif`);
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** The table behind the start page, at rest. */
async function living(site: Site, view: View): Promise<Page> {
  // What the page's own policy forbids is a style that hides the menu.
  const page = await openPage(site, { ...view, address: '&living=on', bypassCSP: true });
  await settled(page);
  return page;
}

/** A picture of the table laid over the room, which the page draws around what the table leaves free. */
async function inItsRoom(page: Page, table: Buffer, premultiplied: boolean): Promise<Buffer> {
  const { width, height } = await sharp(table).metadata();
  await page.addStyleTag({
    content:
      '.start > :not(.living), .living canvas, .living::after { display: none !important } .living { opacity: 1 !important }',
  });
  const room = sharp(await page.screenshot({ timeout: 120_000 })).resize(width, height, { fit: 'fill' });
  return room
    .composite([{ input: table, premultiplied }])
    .removeAlpha()
    .png()
    .toBuffer();
}
