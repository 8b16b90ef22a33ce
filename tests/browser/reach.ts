import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { Direction } from '../../src/hud/board/geography.ts';

/** The page's own reckoning of arrows, as a script: which control each leads to, from each. */
const source = `
import { nearest } from './src/hud/remote/nearest.ts';
import { places } from './src/hud/remote/places.ts';
const directions = ['left', 'right', 'up', 'down'];
export function ways() {
  const all = places();
  // Lists, sliders and choices have a use of their own for arrows to the sides.
  const leads = (element) => (element.matches('select, input[type="range"], input[type="radio"]') ? directions.slice(2) : directions);
  const next = all.map((from) => {
    const others = all.filter((place) => place !== from);
    return leads(from.element).flatMap((direction) => {
      const to = all.indexOf(nearest(from.box, direction, others));
      return to < 0 ? [] : [[to, direction]];
    });
  });
  return { all, next };
}
export function lost() {
  const { all, next } = ways();
  const name = ({ element }) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const missing = all.flatMap((from, start) => {
    const seen = new Set([start]);
    for (const place of seen) for (const [to] of next[place]) seen.add(to);
    return all.flatMap((to, goal) => (seen.has(goal) ? [] : [name(from) + ' -> ' + name(to)]));
  });
  return { count: all.length, missing };
}
export function wayTo(selector) {
  const { all, next } = ways();
  const start = all.findIndex(({ element }) => element === document.activeElement);
  if (document.activeElement?.matches(selector)) return 'there';
  if (start < 0) return 'down';
  const firsts = new Map([[start, null]]);
  for (const [place, first] of firsts) {
    if (all[place].element.matches(selector)) return first;
    for (const [to, direction] of next[place]) if (!firsts.has(to)) firsts.set(to, first ?? direction);
  }
  return null;
}
`;

let script: Promise<string> | null = null;

async function reckon(page: Page, what: string): Promise<unknown> {
  script ??= build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'reckoning',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return page.evaluate(`(() => { ${await script}; return reckoning.${what}; })()`);
}

/** From which controls in sight arrows do not lead to which others: "from -> to"; null where there are too few controls to tell. */
export async function lostToArrows(page: Page): Promise<readonly string[] | null> {
  const found = await reckon(page, 'lost()');
  if (typeof found !== 'object' || found === null || !('missing' in found) || !('count' in found)) return null;
  return Array.isArray(found.missing) && Number(found.count) > 3 ? found.missing : null;
}

/** The arrow to press next on the way to a control, `there` where it has the focus; null where no arrows lead to it. */
export async function wayTo(page: Page, selector: string): Promise<Direction | 'there' | null> {
  const found = await reckon(page, `wayTo(${JSON.stringify(selector)})`);
  return (['left', 'right', 'up', 'down', 'there'] as const).find((way) => way === found) ?? null;
}
