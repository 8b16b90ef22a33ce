import { expect, inject, it } from 'vitest';
import { isLong, mostTelling } from '../support/how-long.ts';
import { waitFor } from './hands.ts';
import { openProfile } from './harness.ts';
import { nearTheEnd } from './near-the-end.ts';
import { positionOf } from './probe.ts';

/** The board as a plan, and as a picture whose frames take long. */
const boards = [
  ['the plan', async () => openProfile({ flat: true })],
  ['a slow picture', async () => openProfile({ frame: 250 })],
] as const;

it.each(mostTelling(boards, (_, place) => place === 0))(
  'holds for a presenter, goes a step on and back, and walks the phases of a turn (%s)',
  async (_, open) => {
    const page = await (await open()).newPage();
    await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=14&speed=4`);
    await page.locator('main[data-state="playing"]').waitFor();
    const position = async () => (await positionOf(page)).context;
    const entries = async () => (await position()).log.length;
    await waitFor('some steps', async () => (await entries()) > 2);
    await page.keyboard.press('p');
    await page.locator('.showcase-presenter[data-mode="paused"] kbd').first().waitFor();
    await waitFor('something to be shown', async () => (await position()).stages.length > 0);
    const stage = async () => (await position()).stages[0]?.id;
    const held = await stage();
    await page.waitForTimeout(isLong ? 6000 : 2000);
    expect(await stage()).toBe(held);

    await page.keyboard.press('ArrowRight');
    await waitFor('the next stage', async () => (await stage()) !== held && (await stage()) !== undefined);
    await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();

    const before = await entries();
    await page.keyboard.press('ArrowLeft');
    await waitFor('an earlier entry', async () => (await entries()) < before);
    await page.waitForTimeout(1500);
    expect(await entries()).toBeLessThan(before);

    await page.keyboard.press('3');
    await page.locator('.showcase-caption[data-phase="score"]').waitFor();
    await page.keyboard.press('t');
    await page.keyboard.press('ArrowRight');
    const tour = page.locator('.showcase-tour');
    await tour.waitFor();
    await waitFor('a phase of the tour', async () => (await stage()) !== undefined);
    await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();
    const phase = await tour.getAttribute('data-phase');
    await page.keyboard.press('ArrowRight');
    await waitFor('the next phase', async () => (await tour.getAttribute('data-phase')) !== phase);

    await page.keyboard.press('Escape');
    await waitFor('the showcase', async () => (await page.locator('.showcase-presenter').count()) === 0);
    const now = await entries();
    await waitFor('it to go on', async () => (await entries()) > now);
  },
);

if (isLong)
  it.each(boards)(
    'begins with the phases of a turn where the address asks for the tour alone, and goes on from where it went back to (%s)',
    async (_, open) => {
      const page = await (await open()).newPage();
      await page.goto(`${inject('site')}?probe&tour&players=2&levels=raider&seed=14&speed=4`);
      const tour = page.locator('.showcase-tour');
      await tour.waitFor();
      await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();
      await page.locator('.showcase-caption').waitFor();
      expect(await tour.getAttribute('data-phase')).toBe('pickCombo');

      await page.keyboard.press('ArrowUp');
      const entries = async () => (await positionOf(page)).context.log.length;
      await waitFor('the beginning', async () => (await entries()) === 0);
      await waitFor(
        'no caption of what was taken back',
        async () => (await page.locator('.showcase-caption').count()) === 0,
      );
      await page.keyboard.press('Escape');
      await tour.waitFor({ state: 'detached' });
      await waitFor('it to go on', async () => (await entries()) > 1);
    },
  );

if (isLong)
  it.each(boards)('goes on in its time where the speed changes while something is shown (%s)', async (_, open) => {
    const page = await (await open()).newPage();
    await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=14&speed=2`);
    await page.locator('main[data-state="playing"]').waitFor();
    const stage = async () => (await positionOf(page)).context.stages[0]?.id;
    await page.keyboard.press('p');
    await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await waitFor('something to be shown', async () => (await stage()) !== undefined);
    await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();
    const held = await stage();
    // Long enough for the table to show it, which it tells once.
    await page.waitForTimeout(6000);
    expect(await stage()).toBe(held);
    for (let time = 0; time < 4; time++) {
      await page.keyboard.press('ArrowDown');
      const isSlow = async () =>
        /slow/i.test((await page.locator('.showcase-presenter [data-said="true"]').textContent()) ?? '');
      await waitFor('the change', async () => (await isSlow()) === (time % 2 === 0));
    }
    await page.keyboard.press('Enter');
    // A stage whose end was forgotten stands for two minutes.
    await waitFor('what comes next', async () => (await stage()) !== undefined && (await stage()) !== held);
  });

if (isLong)
  it.each(boards)('holds the result for a presenter, who may go back into the game from it (%s)', async (_, open) => {
    const page = await (await open()).newPage();
    await nearTheEnd(page);
    await page.keyboard.press('p');
    await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();
    const result = page.locator('.showcase-result');
    await waitFor('the end', async () => {
      await page.keyboard.press('ArrowRight');
      return (await result.count()) > 0;
    });
    await page.locator('.showcase-presenter[data-mode="paused"]').waitFor();
    await page.waitForTimeout(4000);
    expect(await result.count()).toBe(1);
    await page.keyboard.press('ArrowUp');
    await page.locator('main[data-state="playing"] .showcase-presenter[data-mode="paused"]').waitFor();
    expect((await positionOf(page)).context.game?.phase).not.toBe('gameOver');
  });
