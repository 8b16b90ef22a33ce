import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { ofArrays, ofTypedArrays } from '../../src/ui/floor/arrays.ts';
import { browsers } from '../../src/ui/floor/browsers.ts';
import { planMouse, play, waitFor } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { positionOf } from './probe.ts';
import { startGame } from './set-up.ts';

/** What the oldest browsers lack; a script, for pages and for workers alike. */
const without = `{
  const take = (from, names) => { if (from) for (const name of names) delete from[name]; };
  take(Array.prototype, ${JSON.stringify(Object.keys(ofArrays))});
  take(Object.getPrototypeOf(Int8Array.prototype), ${JSON.stringify(Object.keys(ofTypedArrays))});
  take(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']);
  take(Promise, ['withResolvers', 'try']);
  take(Array, ['fromAsync']);
  take(Object, ['groupBy']);
  take(Map, ['groupBy']);
  take(Map.prototype, ['getOrInsert', 'getOrInsertComputed']);
  take(String.prototype, ['isWellFormed', 'toWellFormed']);
  take(URL, ['canParse', 'parse']);
  take(AbortSignal, ['any']);
  take(globalThis, ['Iterator']);
  take(Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']);
  if (globalThis.Element) {
    take(Element.prototype, ['checkVisibility']);
    take(Document.prototype, ['startViewTransition']);
    take(globalThis, ['requestIdleCallback', 'navigation', 'scheduler']);
  }
}`;

/** A profile of a browser at the floor, in its page and in its workers. */
async function openFloor(): Promise<BrowserContext> {
  const context = await openProfile({ flat: true });
  await context.addInitScript(without);
  await context.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${without}\n${await answer.text()}` });
  });
  return context;
}

/** A profile of a browser below it, and what its pages have asked for. */
async function openBelow(locale: string): Promise<{ page: Page; asked: string[] }> {
  const context = await openProfile({ flat: true, locale });
  await context.addInitScript(() => {
    CSS.supports = (...what: readonly string[]) => !what.join().includes(':has');
  });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return { page: await context.newPage(), asked };
}

it('plays in the oldest browsers it is made for: a conquest, an opponent’s turn, the first game, a showcase', async () => {
  const context = await openFloor();
  const page = await openPage(context);
  expect(await page.evaluate(() => [3, 1, 2].toSorted().concat([1].with(0, 4)))).toEqual([1, 2, 3, 4]);
  await startGame(page, { players: 2, seed: '11', alone: true });
  const taken = await play(page, planMouse, ({ seat, round }) => seat === 0 && round === 2);
  expect(taken).toContain('conquer');
  // The opponent thought on its own thread, which lacked as much.
  const [thread] = page.workers();
  expect(await thread?.evaluate(() => String([].toSorted))).not.toMatch(/undefined|native code/);
  const { log } = (await positionOf(page)).context;
  expect(new Set(log.map(({ command }) => command.type))).toContain('conquer');

  await page.goto(`${inject('site')}?probe`);
  await planMouse.press(page, '.start-learn');
  await page.locator('.coach-line').waitFor();

  await page.goto(`${inject('site')}?probe&showcase&players=2&seed=3&speed=instant`);
  await waitFor('the showcase to play', async () => (await positionOf(page)).context.log.length > 3);
});

it.each([
  ['pl-PL', '', 'Ta przeglądarka jest za stara'],
  ['de-DE', '', 'This browser is too old'],
  ['en-US', '?lang=bg', 'Този браузър е твърде стар'],
])(
  'says in a browser of %s below the floor%s which ones it takes, and fetches nothing else',
  async (locale, query, said) => {
    const { page, asked } = await openBelow(locale);
    await page.goto(`${inject('site')}${query}`, { waitUntil: 'networkidle' });
    const shown = await page.locator('body').innerText();
    expect(shown).toContain(said);
    const each = await page.locator('#no-start [data-told="old"]').allTextContents();
    expect(each.length).toBe(5);
    for (const text of each)
      for (const { name, version, year } of browsers) expect(text).toContain(`${name} ${version} (${year})`);
    // One language, no button, nothing about missing files.
    expect(shown.trim().split('\n').length).toBe(1);
    expect(asked).toEqual([`${inject('site')}${query}`]);
  },
);
