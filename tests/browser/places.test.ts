import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phases } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage, giveBack } from './harness.ts';

/** The windows of the table of places (docs/look.md); a phone is turned in the hand. */
const windows = {
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
} as const;
type WindowName = keyof typeof windows;

const devices = [
  { is: 'a laptop', options: {}, names: ['laptop'] },
  { is: 'a phone', options: { hasTouch: true, isMobile: true }, names: ['phone', 'sideways'] },
] as const;

/** The end of a game is laid out by itself. */
const looked = mostTelling(
  phases.filter((one) => one !== 'gameOver'),
  (one) => one !== 'ghouls' && one !== 'withdrawal' && one !== 'treaty',
);

/** Acts with two places, and why; at most five. */
const twoPlaces: Readonly<Record<string, string>> = {
  log: "in the menu, and beside the speaker's words, which it goes on from",
};

/** CSS pixels by which a place may differ between two phases. */
const play = 4;

interface Act {
  readonly act: string;
  /** Left, top, width, height, in CSS pixels. */
  readonly box: readonly [number, number, number, number];
}

interface Seen extends Act {
  readonly phase: string;
}

/** Whoever speaks: a coach's tip, where nobody else lends it a face. */
const speaker = '.speaker, .coach-tip:not(.speaker *)';

/** Everything on the page that does something and has a place of its own, and whoever speaks. */
function actsOn(page: Page): Promise<readonly Act[]> {
  return page.evaluate(
    ([acts, speaks]) =>
      [...document.querySelectorAll<HTMLElement>(`${acts}, ${speaks}`)].flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        if (!one.checkVisibility({ visibilityProperty: true }) || width * height === 0) return [];
        const { choice, panel, camera, tool } = one.dataset;
        const act = choice ?? panel ?? camera ?? tool ?? (one.matches(speaks) ? 'speaker' : one.className);
        // What speaks grows upwards: from the pill, or the list or shelf above it, however high they are; sideways from the foot of the board.
        const isSideways = innerWidth > innerHeight && innerHeight < 512;
        const isListed = innerWidth < innerHeight;
        const below = ['.shelf', isListed ? '.hud-right' : '.dock', '.dock']
          .map((one) => document.querySelector(one))
          .find((one) => one !== null);
        const foot =
          isSideways && document.querySelector('.shelf') === null
            ? innerHeight
            : (below?.getBoundingClientRect().top ?? innerHeight);
        const box = act === 'speaker' ? [left, top + height - foot, width, 0] : [left, top, width, height];
        return [{ act, box: box.map(Math.round) as [number, number, number, number] }];
      }),
    ['.dock [data-choice], .hud-top button, [data-camera]', speaker] as const,
  );
}

/** The same, once two looks in a row find nothing moved: the camera's buttons and whoever speaks come late. */
function actsAtRest(page: Page): Promise<readonly Act[]> {
  const late = Date.now() + 3000;
  return waitFor('the panels to stand still', async () => {
    const before = await actsOn(page);
    await page.waitForTimeout(120);
    const now = await actsOn(page);
    const [sees, speaks] = [/plan|around/, /speaker/].map((one) => now.some(({ act }) => one.test(act)));
    const isComplete = sees && (speaks || Date.now() > late);
    return isComplete && JSON.stringify(now) === JSON.stringify(before) ? now : null;
  });
}

const isSamePlace = (one: Act, other: Act) => one.box.every((edge, k) => Math.abs(edge - (other.box[k] ?? 0)) <= play);

const placeOf = ([left, top, width, height]: Act['box']) => `${left}, ${top} (${width} × ${height})`;

/** Acts that have more places than they may, one line each: from where to where, and in which phases. */
function wanderers(seen: readonly Seen[]): string[] {
  return [...new Set(seen.map(({ act }) => act))].flatMap((act) => {
    const places: Seen[][] = [];
    for (const one of seen) {
      if (one.act !== act) continue;
      const known = places.find(([first]) => first !== undefined && isSamePlace(first, one));
      if (known) known.push(one);
      else places.push([one]);
    }
    if (places.length <= (act in twoPlaces ? 2 : 1)) return [];
    const said = places.map(([first, ...more]) =>
      first === undefined ? '' : `${placeOf(first.box)} in ${[first, ...more].map(({ phase }) => phase).join(' ')}`,
    );
    return [`${act}: ${said.join('; ')}`];
  });
}

describe.each(devices)('on $is', ({ options, names }) => {
  it('an act has one place, the same in every phase, and so has whoever speaks', async () => {
    const seen: Record<WindowName, Seen[]> = { laptop: [], phone: [], sideways: [] };
    for (const phase of looked) {
      // What a newcomer has: tips, dangers and the forecast.
      const settings = { coach: 'all', threats: true, forecast: true };
      const page = await borrowPage({ viewport: windows[names[0]], settings, ...options });
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      for (const name of names) {
        await page.setViewportSize(windows[name]);
        seen[name].push(...(await actsAtRest(page)).map((act) => ({ ...act, phase })));
      }
      await giveBack(page);
    }
    for (const name of names) {
      expect(seen[name].map(({ act }) => act)).toEqual(expect.arrayContaining(['expand', 'endConquests', 'menu']));
      expect.soft(wanderers(seen[name]), `what wanders, ${name}`).toEqual([]);
    }
  });
});

it('no more than five acts may have two places', () => {
  expect(Object.keys(twoPlaces).length).toBeLessThanOrEqual(5);
});
