import type { Page } from 'playwright-core';

/** What shows where the focus is, all around an element. */
export interface Ring {
  readonly what: string;
  /** Share of its outline, 0–1, at which the ring stands off from what is beside it by 3:1 or more, and from what was there without it. */
  readonly seen: number;
}

const marked = 'data-focus-tried';
/** Pixels outside and inside of an element within which its ring is looked for. */
const reach = 9;
/** Pixels between two places of its outline that are looked at. */
const every = 4;

/** Elements that can have the focus and lie whole in sight, one of each look; they are marked for being measured. */
export async function focusable(page: Page, scope: string, most: number): Promise<readonly string[]> {
  // What is fetched later may move what is there.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    ([within, mark, upTo]) => {
      for (const tried of document.querySelectorAll(`[${mark}]`)) tried.removeAttribute(mark);
      const looks = new Map<string, string>();
      const all = document.querySelectorAll<HTMLElement>(
        `${within} :is(button, a[href], input, select, textarea, summary, [tabindex="0"])`,
      );
      for (const element of all) {
        if (element.closest('[inert], .board-controls') || element.matches(':disabled, .plan-control')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const isInSight =
          left >= 10 && top >= 10 && left + width <= innerWidth - 10 && top + height <= innerHeight - 10;
        if (!isInSight || width < 8 || height < 8) continue;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit === null || !(element.contains(hit) || hit.contains(element))) continue;
        const around = element.closest('.panel, .parchment, .start-card, dialog, section, nav')?.className ?? '';
        const { backgroundColor, backgroundImage, borderRadius } = getComputedStyle(element);
        const look = [element.tagName, element.className, around, backgroundColor, backgroundImage, borderRadius].join(
          '|',
        );
        if (looks.has(look) || looks.size >= upTo) continue;
        const name = `${looks.size}`;
        element.setAttribute(mark, name);
        looks.set(
          look,
          `${element.tagName.toLowerCase()}.${element.className} “${element.innerText?.slice(0, 24)}” in ${around}`,
        );
      }
      return [...looks.values()];
    },
    [scope, marked, most] as const,
  );
}

/** Measures the ring of each marked element on the frames that are drawn with the focus there and without. */
export async function ringsOf(page: Page, names: readonly string[]): Promise<readonly Ring[]> {
  const rings: Ring[] = [];
  // Whoever uses keys sees where the focus is.
  await page.keyboard.press('Shift');
  for (const [place, what] of names.entries()) {
    const element = page.locator(`[${marked}="${place}"]`);
    // What is beside it may have grown meanwhile.
    await element.evaluate((one: HTMLElement) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      one.scrollIntoView({ block: 'nearest' });
    });
    await drawn(page);
    const without = await page.screenshot();
    await element.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
    await drawn(page);
    const box = await element.boundingBox();
    const withIt = await page.screenshot();
    if (box === null) continue;
    rings.push({ what, seen: await shareOf(page, without, withIt, acrossBox(box)) });
  }
  return rings;
}

/** A place on an outline, and the direction inwards. */
type Line = readonly [x: number, y: number, dx: number, dy: number];

function acrossBox({ x, y, width, height }: { x: number; y: number; width: number; height: number }): readonly Line[] {
  const lines: Line[] = [];
  for (let at = x + 2; at <= x + width - 2; at += every) lines.push([at, y, 0, 1], [at, y + height, 0, -1]);
  for (let at = y + 2; at <= y + height - 2; at += every) lines.push([x, at, 1, 0], [x + width, at, -1, 0]);
  return lines;
}

/** Measures the ring of a region of the plan, all along its outline. */
export async function ringOfRegion(page: Page, region: number): Promise<number> {
  const control = page.locator(`.plan [data-region="${region}"]`);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(2, 2);
  await drawn(page);
  const without = await page.screenshot();
  await control.focus();
  await drawn(page);
  const withIt = await page.screenshot();
  const lines = await control
    .locator('.plan-mark')
    .first()
    .evaluate((path: SVGPathElement, every): Line[] => {
      const matrix = path.getScreenCTM();
      if (matrix === null) return [];
      const onPage = (at: number) => path.getPointAtLength(at).matrixTransform(matrix);
      const [all, step] = [path.getTotalLength(), every / matrix.a];
      return Array.from({ length: Math.floor(all / step) }, (_, place) => {
        const [here, next] = [onPage(place * step), onPage(place * step + step / 4)];
        const length = Math.hypot(next.x - here.x, next.y - here.y) || 1;
        return [here.x, here.y, -(next.y - here.y) / length, (next.x - here.x) / length];
      });
    }, every);
  return shareOf(page, without, withIt, lines);
}

/** Share of the lines across an outline on which a ring is seen that was not there before. */
function shareOf(page: Page, without: Buffer, withIt: Buffer, lines: readonly Line[]): Promise<number> {
  const pictures = [without, withIt].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  return page.evaluate(ringShare, { pictures, lines, reach });
}

/** Whatever changed has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

interface Measured {
  readonly pictures: readonly string[];
  readonly lines: readonly Line[];
  readonly reach: number;
}

/** Looks along lines across the outline, from outside to inside. Runs in the page. */
async function ringShare({ pictures, lines, reach }: Measured): Promise<number> {
  const [before, after] = await Promise.all(
    pictures.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (pen === null) throw new Error('Nothing to draw with.');
      pen.drawImage(image, 0, 0);
      return { data: pen.getImageData(0, 0, image.width, image.height).data, width: image.width, height: image.height };
    }),
  );
  if (before === undefined || after === undefined) return 0;
  const light = (c: number) => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const at = ({ data, width, height }: typeof before, x: number, y: number): number | null => {
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const from = (y * width + x) * 4;
    const [r = 0, g = 0, b = 0] = data.subarray(from, from + 3);
    return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  };
  const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const isSeen = ([x, y, dx, dy]: Line): boolean => {
    let isNew = false;
    let standsOff = false;
    let last: number | null = null;
    for (let step = -reach; step <= reach; step++) {
      const [px, py] = [Math.round(x + dx * step), Math.round(y + dy * step)];
      const [was, is] = [at(before, px, py), at(after, px, py)];
      if (was === null || is === null) continue;
      const isChanged = ratio(was, is) >= 3;
      isNew ||= isChanged;
      if (isChanged && last !== null && ratio(last, is) >= 3) standsOff = true;
      last = is;
    }
    return isNew && standsOff;
  };
  return lines.filter(isSeen).length / Math.max(1, lines.length);
}
