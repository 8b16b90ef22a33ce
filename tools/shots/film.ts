import type { Page } from 'playwright-core';
import { showMore, showOf } from './motion.ts';

/** A strip of pictures of one movement. */
export interface Film {
  /** The stage to film, by its name in the chart. */
  readonly stage: string;
  /** The moments to capture, in milliseconds of show time. */
  readonly at: readonly number[];
  /** The visible part of the page, in CSS pixels. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Pictures per row. */
  readonly across: number;
}

/** Milliseconds per step of the page's clock. */
const STEP = 50;

/** What styles move goes by no clock of the page: it is held, and set to where it would be at this moment of the film. */
async function moveStyles(page: Page, now: number): Promise<void> {
  await page.evaluate((at) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'running') {
        animation.pause();
        animation.id = String(at);
      }
      animation.currentTime = at - Number(animation.id);
    }
  }, now);
}

/** Films a stage that is about to be shown, on a page whose clock is stopped; returns the bytes of the strip as a picture. */
export async function film(page: Page, { stage, at, clip, across }: Film): Promise<Buffer> {
  await showOf(page, stage, 0);
  // The first frame only starts the show.
  await showMore(page, 1, STEP);
  const pictures: string[] = [];
  let now = 0;
  for (const moment of at) {
    for (; now < moment; now += STEP) {
      await showMore(page, 1, STEP);
      await moveStyles(page, now);
    }
    pictures.push((await page.screenshot({ clip, timeout: 120_000 })).toString('base64'));
  }
  return paste(page, pictures, clip, across);
}

/** Arranges the pictures in rows on a page of their own. */
async function paste(page: Page, pictures: readonly string[], { width }: Film['clip'], across: number) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The browser has gone.');
  const sheet = await browser.newPage();
  try {
    await sheet.setViewportSize({ width: across * (width + 4) - 4, height: 100 });
    const images = pictures.map((data) => `<img src="data:image/png;base64,${data}">`).join('');
    await sheet.setContent(`<style>body{margin:0;display:grid;grid-template-columns:repeat(${across},1fr);gap:4px;background:#000}
      img{display:block;width:100%}</style>${images}`);
    await sheet.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
    return await sheet.screenshot({ fullPage: true });
  } finally {
    await sheet.close();
  }
}
