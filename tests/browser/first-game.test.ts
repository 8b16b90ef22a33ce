import { expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { keyboard, mouse, planMouse, waitFor } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { follow } from './lesson.ts';
import { gameOf, positionOf } from './probe.ts';

const begin = '.start-learn';

it('plays the first game to its end by mouse, pressing what the coach points at, and goes on to a real game', async () => {
  const page = await openPage(await openProfile({ flat: !isLong }));
  await mouse.press(page, begin);
  const heard = await follow(page, isLong ? mouse : planMouse);
  expect(heard[0]).toMatch(/^One goal/);
  expect(heard.length).toBeGreaterThan(20);
  const game = await gameOf(page);
  expect(game?.phase).toBe('gameOver');
  expect(game?.coins[0]).toBeGreaterThan(game?.coins[1] ?? 99);
  await page.getByText('You won your first game!').first().waitFor();
  await mouse.press(page, '[data-coach="real"]');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const players = await page
    .locator('.start-player')
    .evaluateAll((lists) => lists.map((list) => Reflect.get(list, 'value')));
  expect(players.slice(0, 2)).toEqual(['human', 'wanderer']);
});

it('begins the first game by keyboard alone', async () => {
  const page = await openPage(await openProfile({ flat: true }));
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));
  await keyboard.press(page, begin);
  await follow(page, keyboard, ({ step }) => step > 6);
  expect((await gameOf(page))?.phase).not.toBe('pickCombo');
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});

if (isLong)
  it('is left and taken up again, goes on after a reload, follows who strays, and says a line again', async () => {
    const profile = await openProfile({ flat: true });
    const page = await openPage(profile);
    await planMouse.press(page, begin);
    await follow(page, planMouse, ({ step }) => step === 4);
    const mountain = page.locator('.coach-line', { hasText: 'mountain' });
    await mountain.waitFor();

    // Said again, to ears as well.
    const status = page.locator('.coach [role="status"]');
    await planMouse.press(page, '[data-coach="again"]');
    await waitFor('the line to be said again', async () =>
      (await status.textContent())?.includes('Circled: Mountain 6'),
    );

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
