import { afterEach, inject, it } from 'vitest';
import { position } from '../../tools/players/positions.ts';
import { twoPosts } from '../browser/dragging.ts';
import { mouse } from '../browser/hands.ts';
import { openPanel } from '../browser/panels.ts';
import { waitFor } from '../browser/wait.ts';
import { type Drive, photograph, type Wishes } from './drive.ts';
import { openGame, openStart, seen } from './start.ts';

/** Pictures of a browser to be laid beside another's, into shots/browsers. */
export function pictures(name: string, open: (wishes?: Wishes) => Promise<Drive>): void {
  let page: Drive | null = null;
  afterEach(async () => {
    await page?.close();
    page = null;
  });
  const drive = async (wishes?: Wishes) => {
    page = await open(wishes);
    await openStart(page, inject('site'), { quality: 'medium' });
    return page;
  };
  const shoot = async (page: Drive, scene: string) => {
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await stillness(page);
    await photograph(page, `${name}-${scene}`);
  };
  const conquest = () => position(2, 3, ({ round, phase }) => round === 4 && phase === 'conquer');

  it(`${name} shows the start page with its fields, a conquest and the settings`, async () => {
    const page = await drive();
    await shoot(page, 'start');
    await mouse.press(page, '.start-setup > summary');
    await mouse.press(page, '.start-opponent summary');
    await mouse.press(page, '.start-more > summary');
    await page.evaluate(() => document.querySelector('.start-opponent')?.scrollIntoView());
    await shoot(page, 'fields');
    await page.evaluate(() => scrollTo(0, 0));
    await openGame(page, conquest());
    await shoot(page, 'conquest');
    await openPanel(page, 'settings');
    await seen(page, 'form.settings');
    await shoot(page, 'settings');
    await page.evaluate(() => document.querySelector('form.settings input[type="range"]')?.scrollIntoView());
    await shoot(page, 'sliders');
  });

  it(`${name} shows a redeployment`, async () => {
    const page = await drive();
    await openGame(
      page,
      position(2, 3, (state) => state.round > 3 && twoPosts(state) !== null),
    );
    await shoot(page, 'redeployment');
  });

  it(`${name} shows the plan`, async () => {
    const page = await drive({ flat: true });
    await openGame(page, conquest());
    await shoot(page, 'plan');
  });
}

/** Waits until the picture has been drawn, where there is one, and no frame has come for a while. */
export async function stillness(page: Drive): Promise<void> {
  let before = -1;
  await waitFor('the table to lie still', async () => {
    await new Promise((done) => setTimeout(done, 1500));
    const now = await page.evaluate(() =>
      document.querySelector('canvas') === null ? 0 : (window.__table?.frames() ?? -2),
    );
    const isStill = now === before;
    before = now;
    return isStill && now >= 0;
  });
}
