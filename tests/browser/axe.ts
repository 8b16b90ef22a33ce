import axe from 'axe-core';
import type { Page } from 'playwright-core';

export const languages = ['en', 'ro', 'pl', 'bg', 'it'] as const;

/** The nth language, round and round: every one has its share of the screens. */
export function languageAt(place: number): (typeof languages)[number] {
  return languages[place % languages.length] ?? 'en';
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** All of WCAG up to 2.2 AA that axe can tell, the size of targets too, and what it holds for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The numbers drawn on a region of the plan are no label of it: its name says what they mean. */
const rules = { 'label-content-name-mismatch': { enabled: false } };

/** What axe finds wrong on the page, one line each. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), {
    resultTypes: ['violations' as const],
    runOnly: { type: 'tag' as const, values: tags },
    rules,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
