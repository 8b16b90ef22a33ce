import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../../tools/monkey/screens.ts';
import { openSite, type Site } from '../../../tools/site/site.ts';
import { goAgain, goHome, look, travelTo, twiceLaid } from '../journey.ts';

const sizes = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
];

let site: Site;
beforeAll(async () => {
  site = await openSite({ flat: true, withRooms: true });
});
afterAll(() => site.close());

describe.each(sizes)('at $width', (viewport) => {
  it.each(screens.filter(({ isDrawn }) => isDrawn !== true))(
    'Back leads from $name to the start page, Forward there again, and so does its address',
    async (screen) => {
      const { all, close } = await travelTo(site, screen, { viewport });
      try {
        for (const { page, start, there } of all) {
          expect.soft(there.open, 'each of what lies over the screen has an entry').toHaveLength(there.over.length);
          expect.soft(await twiceLaid(page), 'presses with two entries').toEqual([]);
          if (screen.name === 'showcase') {
            await page.waitForTimeout(3000);
            expect.soft(await look(page), 'while it plays').toMatchObject({ entries: there.entries });
          }
          const { seen, wrong } = await goHome(page, there, start);
          expect.soft(wrong).toEqual([]);
          expect.soft(seen.at(-1)).toMatchObject({ url: start.url, at: start.at, open: [], over: [], depth: 0 });
          expect.soft(await goAgain(page, seen)).toEqual([]);

          const other = await page.context().newPage();
          await page.close();
          await other.goto(there.url);
          const { url, at } = await look(other);
          expect.soft({ url, at }, 'by its address').toEqual({ url: there.url, at: there.at });
        }
      } finally {
        await close();
      }
    },
  );
});
