import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { finger, type Hands, keyboard, mouse, placeOnPlan, planMouse, waitFor } from './hands.ts';
import { borrowPage, openPage, openProfile } from './harness.ts';
import { follow, openLastStep } from './lesson.ts';
import { gameOf, positionOf } from './probe.ts';
import { tap } from './tap.ts';

const begin = '.start-learn';

/** Taps on the plan. */
const planFinger: Hands = {
  press: finger.press,
  async activate(page: Page, region) {
    let last = '';
    // The plan grows and shrinks with the card: it is tapped once it lies still.
    const { x, y } = await waitFor(`region ${region} of the plan to lie still`, async () => {
      const place = await placeOnPlan(page, region);
      const before = last;
      last = JSON.stringify(place);
      return last === before ? place : null;
    });
    await tap(page, x, y);
  },
};

it('plays the first game to its end by mouse, pressing what the coach points at, and goes on to a real game', async () => {
  const page = await borrowPage({ flat: !isLong });
  await mouse.press(page, begin);
  const heard = await follow(page, isLong ? mouse : planMouse);
  expect(heard[0]).toMatch(/^The whole game/);
  expect(heard.length).toBeGreaterThan(20);
  const game = await gameOf(page);
  expect(game?.phase).toBe('gameOver');
  expect(game?.coins[0]).toBeGreaterThan(game?.coins[1] ?? 99);
  await page.getByText('You won your first game!').first().waitFor();
  await mouse.press(page, '[data-coach="real"]');
  await page.locator('.hud[data-phase="pickCombo"], .dock [data-choice="hurry"]').first().waitFor();
  await page.getByText('Round 1 of 10').waitFor();
  await page.locator('.player', { hasText: 'Wanderer' }).waitFor();
  expect(await page.locator('.coach [data-coach="leave"]').count()).toBe(0);
});

/** The questions, at the end of a first game that was played as the coach says. */
async function questioned(page: Page, hands: Hands): Promise<void> {
  await openLastStep(page);
  await follow(page, hands);
  await hands.press(page, '[data-coach="questions"]');
  await page.locator('.coach-line', { hasText: 'Which region may you attack now?' }).waitFor();
}

const answered = (page: Page, words: RegExp) => page.locator('.coach-line', { hasText: words }).waitFor();

it('has its questions answered by one touch on the flat plan, and leaves every region it asks about free', async () => {
  const page = await borrowPage({ flat: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await questioned(page, planFinger);
  for (const region of [5, 1, 15, 3]) {
    await planFinger.activate(page, region);
    await answered(page, /^(Right|No)/);
  }
  expect(await page.locator('[data-card]').count()).toBe(0);
});

it.runIf(isLong)(
  'has its card in the first picture after a return, and shows a rule without covering what it points at',
  async () => {
    const profile = await openProfile({ flat: true });
    const page = await openPage(profile);
    await planMouse.press(page, begin);
    await follow(page, planMouse, ({ step }) => step === 5);
    await page.close();
    await profile.addInitScript(() => {
      // Looked at after each change, before it can be seen.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.hud[data-phase]')) return;
        document.documentElement.setAttribute('data-first', document.querySelector('.coach-line')?.textContent ?? '');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const again = await openPage(profile);
    await again.getByRole('button', { name: /^Continue/ }).click();
    await again.locator('.coach').waitFor();
    expect(await again.locator('html').getAttribute('data-first')).toMatch(/^Come in at the edge/);

    await planMouse.press(again, '[data-coach="why"]');
    await again.locator('.coach-rule', { hasText: 'enters the map through a border region' }).waitFor();
    expect(await again.locator('.side, dialog[open]').count()).toBe(0);
    // The ringed region can still be pressed: nothing lies over it.
    await planMouse.activate(again, 1);
    await waitFor('the region to be taken', async () => (await gameOf(again))?.regions[1]?.tokens === 2);
    await again.locator('.coach-rule').waitFor({ state: 'detached' });
  },
);

it('begins the first game by keyboard alone', async () => {
  const page = await borrowPage({ flat: true });
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));
  await keyboard.press(page, begin);
  await follow(page, keyboard, ({ step }) => step > 6);
  expect((await gameOf(page))?.phase).not.toBe('pickCombo');
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});

if (isLong) {
  it('asks three questions afterwards, which are answered by keyboard on the board, and says why', async () => {
    const page = await borrowPage({ flat: true });
    await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));
    await questioned(page, keyboard);
    await keyboard.activate(page, 15);
    await answered(page, /^No. It does not border/);
    await keyboard.activate(page, 5);
    await answered(page, /^Right! It borders/);
    await keyboard.press(page, '[data-coach="next"]');
    await answered(page, /gain two coins/);
    await keyboard.activate(page, 6);
    await answered(page, /^Right! One coin for the region/);
    await keyboard.press(page, '[data-coach="next"]');
    await answered(page, /^You let your race decline now/);
    await keyboard.activate(page, 1);
    await answered(page, /^No.*The 2 others leave/);
    await keyboard.activate(page, 16);
    await answered(page, /^Right! Only one race/);
    expect(await page.locator('[data-cheated]').count()).toBe(0);
  });

  it('is left and taken up again, goes on after a reload, follows who strays, and says a line in other words', async () => {
    const profile = await openProfile({ flat: true });
    const page = await openPage(profile);
    await planMouse.press(page, begin);
    await follow(page, planMouse, ({ step }) => step === 7);
    const mountain = page.locator('.coach-line', { hasText: 'mountain' });
    await mountain.waitFor();

    // Said in other words, to ears as well.
    const status = page.locator('.coach [data-said="true"]');
    await planMouse.press(page, '[data-coach="again"]');
    await waitFor('the line to be said in other words', async () =>
      /^A mountain is hard to climb.*Marked: Mountain 6/.test((await status.textContent()) ?? ''),
    );

    await planMouse.press(page, '[data-coach="leave"]');
    await page.locator('[data-coach="stay"]').waitFor();
    await planMouse.press(page, '[data-coach="leave"]');
    await page.locator('[data-coach="leave"]').waitFor({ state: 'detached' });
    await page.locator('[data-pointed]').waitFor({ state: 'detached' });
    // The game goes on without the coach: another region than the one that was pointed at.
    await planMouse.activate(page, 2);
    await waitFor('the region to be taken', async () => (await gameOf(page))?.regions[2]?.tokens === 2);
    await planMouse.press(page, '[data-coach="resume"]');
    await mountain.waitFor();

    // The page is closed in the middle, and the game opened from the list.
    const before = await positionOf(page);
    await page.close();
    const again = await openPage(profile);
    await again.getByRole('button', { name: /^Continue/ }).click();
    await again.locator('.coach').waitFor();
    expect((await positionOf(again)).context.game).toEqual(before.context.game);
    await again.locator('.coach-line', { hasText: 'mountain' }).waitFor();
    await planMouse.press(again, '[data-coach="skip"]');
    await waitFor('the next line', async () =>
      /Lost Tribe/.test((await again.locator('.coach-line').textContent()) ?? ''),
    );
    await follow(again, planMouse, ({ step }) => step > 8);
  });
}
