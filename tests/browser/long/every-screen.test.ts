import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrived } from '../../../tools/monkey/focus.ts';
import { type Screen, screens } from '../../../tools/monkey/screens.ts';
import { openSite, type Site } from '../../../tools/site/site.ts';
import { faults } from '../axe.ts';
import { toFormEnd } from '../set-up.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ flat: true, withRooms: true });
});
afterAll(() => site.close());

const titles = new Map<string, string>();
/** Panels are part of the screen they lie over; the picture says what the plan says. */
const isOver = ({ name }: Screen) => /^(panel|dialog)-|^sheet$/.test(name);

describe.each(screens.filter(({ isDrawn }) => isDrawn !== true))('the screen $name', (screen) => {
  it.each(['none', 'active'] as const)('has nothing that axe finds, forced colours %s', async (colours) => {
    const { page, close } = await arrived(site, screen, { forcedColors: colours });
    try {
      // Its way on stays at the window's foot, over what lies there.
      if (screen.name === 'start') await toFormEnd(page);
      expect.soft(await faults(page)).toEqual([]);
      if (isOver(screen)) return;
      expect.soft(await page.locator('h1').allTextContents()).toHaveLength(1);
      const title = await page.title();
      expect.soft([undefined, screen.of], `${title} is the title of two screens`).toContain(titles.get(title));
      titles.set(title, screen.of);
    } finally {
      await close();
    }
  });
});
