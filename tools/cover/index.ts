/**
 * `npm run cover`: takes the pictures that are seen first anew, both of the table that lives behind the start page: the README's, docs/pictures/cover.webp, staged and through a
 * long lens, and the start page's own, src/screens/start/cover.avif. `npm run cover -- readme` or `start` takes one. Their output is committed.
 */
import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { givenTo, oneOf, orEnd } from '../house/arguments.ts';
import { root } from '../house/run.mjs';
import { openPage } from '../site/page.ts';
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
  const page = await living(site, { width, height });
  const address = await page.evaluate(expose, await stage());
  const input = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const table = await sharp(input, { raw: { width, height, channels: 4 } })
    .flip()
    .png()
    .toBuffer();
  // The room is drawn by the page, around what the table's own picture leaves free.
  await page.locator('.living canvas').evaluate((canvas) => canvas.remove());
  const room = await page.locator('.living .table-surroundings').screenshot({ timeout: 120_000 });
  const picture = sharp(room).composite([{ input: table, premultiplied: true }]);
  await writeFile(`${root}docs/pictures/cover.webp`, await picture.webp({ quality: 86, effort: 6 }).toBuffer());
}

/** It is whole: the menu is laid over it later. */
async function takeStart(site: Site): Promise<void> {
  const page = await living(site, { width: 1600, height: 1000 });
  // The table's own pixels. They must be read before the browser shows them.
  const address = await page.evaluate(() => {
    window.__table?.refine();
    return document.querySelector<HTMLCanvasElement>('.living canvas')?.toDataURL() ?? '';
  });
  const input = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  // As much of it is kept as the start page may weigh (`npm run bench -- page`). No browser writes this format, which takes half of what others do.
  const picture = sharp(input).avif({ quality: 36, effort: 9, chromaSubsampling: '4:2:0' });
  await writeFile(`${root}src/screens/start/cover.avif`, await picture.toBuffer());
}

/** The table behind the start page at rest, without the menu before it. */
async function living(site: Site, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await openPage(site, { viewport, address: '&living=on', bypassCSP: true });
  await page.addStyleTag({ content: '.start > :not(.living), .living::after { display: none !important }' });
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await settled(page);
  return page;
}
