import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legal, type Phase } from '../../../src/rules/index.ts';
import { nextPress, playHand } from '../../../tools/players/controller.ts';
import { faults } from '../axe.ts';
import { gameIn, gameWith } from '../games.ts';
import { hasEngine, type LivingRoom, openLivingRoom, outside } from '../living-room.ts';
import { lost } from '../lost.ts';
import { resize } from '../resize.ts';
import { waitFor } from '../wait.ts';

let living: LivingRoom;
beforeAll(async () => {
  if (hasEngine) living = await openLivingRoom();
}, 60_000);
afterAll(async () => living?.end(), 60_000);

/** Phases in which somebody decides. */
const phases: readonly Phase[] = [
  'pickCombo',
  'readyTroops',
  'ghouls',
  'conquer',
  'redeploy',
  'treaty',
  'stout',
  'withdrawal',
];
const { PICTURES } = process.env;
const upright = { width: 360, height: 640 };
const windows = [upright, { width: 640, height: 360 }, { width: 390, height: 844 }] as const;

/** The phone of whoever has to decide, with the coach awake. */
async function decider(room: string, seat: number): Promise<Page> {
  const phone = await living.phone(room, {
    viewport: upright,
    hasTouch: true,
    settings: { coach: 'all' },
    ...(PICTURES ? { deviceScaleFactor: 1 } : {}),
  });
  await phone.locator('.controller-who input').first().fill('Ana');
  // Who plays where is chosen page by page.
  await waitFor('the place', async () => {
    if ((await phone.locator(`[data-sit="${seat}"]`).count()) > 0) return true;
    await phone.locator('[data-next-page]').click();
    return false;
  });
  await phone.locator(`[data-sit="${seat}"]`).click();
  await phone.locator('main.controller[data-mine]').waitFor();
  return phone;
}

const picture = async (phone: Page, name: string) => {
  if (PICTURES) await phone.screenshot({ path: `${PICTURES}/${name}.png` });
};

describe.runIf(hasEngine)('the hand', () => {
  it.each(phases)(
    'in %s has one screen upright and sideways, with letters twice as large, and after drops of the phone and the big screen',
    async (phase) => {
      const game = gameIn(phase);
      const room = await living.lay(game);
      const phone = await decider(room, game.state.seat);
      // The coach comes when the table has been laid.
      await phone
        .locator('.coach')
        .waitFor({ timeout: 6000 })
        .catch(() => undefined);
      for (const size of windows) {
        await resize(phone, size);
        await picture(phone, `${phase}-${size.width}`);
        expect.soft(await outside(phone), `${phase} at ${size.width}`).toEqual([]);
      }
      await resize(phone, upright);
      await phone.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
      await picture(phone, `${phase}-large`);
      expect.soft(await lost(phone), `${phase} at 200 %`).toEqual([]);
      // What the coach says is not cut off at its side, where nobody can scroll.
      const isWide = await phone
        .locator('.controller-notices')
        .evaluate((box) => box.scrollWidth > box.clientWidth + 1);
      expect.soft(isWide, `the coach of ${phase} at 200 %`).toBe(false);
      expect.soft(await faults(phone)).toEqual([]);
      await phone.evaluate(() => document.documentElement.style.removeProperty('font-size'));

      await phone.reload();
      const mine = phone.locator(`main.controller[data-mine][data-controller="${phase}"]`);
      await mine.waitFor();
      // Without a big screen the phone is the table, and a hand again.
      living.loseScreens();
      await phone.locator('[data-gone] button').click();
      await phone.locator('[data-big-screen]').waitFor();
      await phone.locator('[data-to-hand]').click();
      await mine.waitFor();
      const before = (await nextPress(phone))?.name;
      await waitFor('the next step', async () => {
        await playHand(phone);
        const next = await nextPress(phone);
        return next === null || next.name !== before;
      });
    },
  );

  it('flicks the die; coins are seen as long as they are held', async () => {
    const game = gameWith(2, (state) => legal(state).some(({ type }) => type === 'finalRoll'));
    const room = await living.lay(game);
    const phone = await decider(room, game.state.seat);
    await phone.locator('.peek').hover();
    await phone.mouse.down();
    await phone.locator('.peek[aria-pressed="true"]').waitFor();
    // A short press would leave them in sight until the next one.
    await phone.waitForTimeout(900);
    await phone.mouse.up();
    await phone.locator('.peek:not([aria-pressed="true"])').waitFor();
    await phone.locator('button.controller-region', { hasText: 'die: ' }).first().click();
    const box = await phone.locator('[data-die]').boundingBox();
    if (box === null) throw new Error('no die');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await phone.mouse.move(x, y);
    await phone.mouse.down();
    await phone.mouse.move(x, y - 60, { steps: 4 });
    await phone.locator('[data-die]').waitFor({ state: 'detached' });
    await phone.mouse.up();
  });
});
