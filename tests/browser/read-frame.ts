import type { Page } from 'playwright-core';

/** Something to be read or recognised, and how well it stands off from what is behind it on the frame that was drawn. */
export interface Reading {
  readonly what: string;
  /** Contrast with all but the worst quarter of the pixels behind it, 1–21 (WCAG 2). */
  readonly ratio: number;
  /** 4.5 for text, 3 for large text and for signs. */
  readonly needed: number;
}

interface Found {
  readonly what: string;
  readonly needed: number;
  /** sRGB 0–255, and how opaque it is with all it lies in, 0–1. */
  readonly colour: readonly [number, number, number, number];
  readonly box: readonly [left: number, top: number, width: number, height: number];
}

/**
 * Measures all text and signs within `scope` on the frame as it is drawn: their colour against the pixels that are left where they stood
 * when only they are taken away for a moment.
 * @param apart what is taken away before, for not being what is measured.
 */
export async function readFrame(page: Page, scope: string, apart: string): Promise<readonly Reading[]> {
  const found = await page.evaluate(takeAway, [scope, apart] as const);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  await page.evaluate(() => dispatchEvent(new Event('put-back')));
  return page.evaluate(compare, [found, picture] as const);
}

/** Notes what there is to read, then makes it transparent. Runs in the page. */
function takeAway([scope, apart]: readonly [string, string]): Found[] {
  /** Changes a style until all is put back. */
  const change = (style: CSSStyleDeclaration, property: string, value: string) => {
    const [was, priority] = [style.getPropertyValue(property), style.getPropertyPriority(property)];
    style.setProperty(property, value, 'important');
    addEventListener('put-back', () => style.setProperty(property, was, priority), { once: true });
  };
  for (const { style } of document.querySelectorAll<HTMLElement>(apart)) change(style, 'visibility', 'hidden');
  const found: Found[] = [];
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>(`${scope} *`)];
  for (const element of elements) {
    const isSign = element instanceof SVGSVGElement && element.matches('.glyph');
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!isSign && texts.length === 0) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.unseen, .board-controls, [aria-disabled="true"], :disabled')) continue;
    const range = document.createRange();
    const [first] = texts;
    if (isSign || first === undefined) range.selectNode(element);
    else range.selectNodeContents(first);
    const { left, top, width, height } = range.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    if (!inside || width < 2 || height < 2 || getComputedStyle(element).clipPath.startsWith('inset(50%')) continue;
    // What a list has scrolled out of its view is not seen.
    const hit = element.closest('.table-labels')
      ? element
      : document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element))) continue;
    let isCut = false;
    for (let at = element.parentElement; at !== null && !isCut; at = at.parentElement) {
      const list = at.getBoundingClientRect();
      isCut = getComputedStyle(at).overflowY !== 'visible' && (top < list.top || top + height > list.bottom);
    }
    if (isCut) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    let opacity = a;
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const name =
      (isSign ? element.parentElement : element)?.closest('[class]')?.getAttribute('class') ?? element.tagName;
    found.push({
      what: `${isSign ? 'sign' : element.textContent?.trim().slice(0, 30)} (${name})`,
      needed: isSign || isLarge ? 3 : 4.5,
      colour: [r, g, b, opacity],
      box: [left, top, width, height],
    });
  }
  for (const { style } of elements) {
    change(style, 'transition', 'none');
    change(style, 'color', 'transparent');
    change(style, 'text-shadow', 'none');
  }
  return found;
}

/** Holds the colours against the pixels of the picture. Runs in the page. */
async function compare([found, source]: readonly [readonly Found[], string]): Promise<Reading[]> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return [];
  pen.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const light = (c: number) => (c <= 10.31475 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (r: number, g: number, b: number) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  return found.map(({ what, needed, colour: [r, g, b, opacity], box }) => {
    const [left = 0, top = 0, width = 1, height = 1] = box.map((length) => Math.round(length * scale));
    const { data } = pen.getImageData(left, top, Math.max(1, width), Math.max(1, height));
    const ratios: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const [x = 0, y = 0, z = 0] = data.subarray(at, at + 3);
      const blend = (own: number, behind: number) => own * opacity + behind * (1 - opacity);
      const [ink, ground] = [luminance(blend(r, x), blend(g, y), blend(b, z)), luminance(x, y, z)];
      ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
    ratios.sort((one, other) => one - other);
    return { what, needed, ratio: ratios[Math.floor(ratios.length / 4)] ?? 1 };
  });
}
