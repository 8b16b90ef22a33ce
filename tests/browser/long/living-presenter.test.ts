import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitDown } from '../../../tools/players/controller.ts';
import { hasEngine, type LivingRoom, openLivingRoom, playHands } from '../living-room.ts';
import { waitFor } from '../wait.ts';

let living: LivingRoom;
beforeAll(async () => {
  if (hasEngine) living = await openLivingRoom();
}, 60_000);
afterAll(async () => living?.end(), 60_000);

const big = { width: 1920, height: 1080 };
const entries = (screen: Page) => screen.evaluate(() => window.smallWorldProbe?.position().context.log.length ?? 0);
const mode = (screen: Page) => screen.locator('.showcase-presenter').getAttribute('data-mode');

describe.runIf(hasEngine)('somebody who explains the game at the big screen', () => {
  it('holds it at every phone, shows again what happened, and lets it go on where it was', async () => {
    const { screen, room } = await living.table('table=2', { viewport: big, settings: { speed: 4 } });
    const hands = [await living.phone(room), await living.phone(room)] as const;
    await sitDown(hands[0], 'Ana');
    await sitDown(hands[1], 'Ion');
    await playHands(hands, async () => /2/.test((await hands[0].locator('.controller-top > p').textContent()) ?? ''));
    await screen.keyboard.press('p');
    for (const hand of hands) await hand.locator('[data-prompt]', { hasText: 'big screen' }).waitFor();
    await waitFor('everything to be shown', async () =>
      screen.evaluate(() => window.smallWorldProbe?.position().context.stages.length === 0),
    ).catch(() => undefined);
    const all = await entries(screen);
    // A press at a phone does nothing meanwhile, and says why.
    await screen.keyboard.press('ArrowUp');
    await screen.locator('[data-again]').waitFor();
    const back = await waitFor('an earlier moment', async () => {
      const now = await entries(screen);
      return now < all ? now : null;
    });
    await screen.keyboard.press('ArrowRight');
    await waitFor('one step more', async () => (await entries(screen)) === back + 1);
    expect(await mode(screen)).toBe('paused');
    await screen.keyboard.press('ArrowDown');
    await screen.keyboard.press('ArrowDown');
    await screen.keyboard.press('Enter');
    await waitFor('the table as it is', async () => (await screen.locator('[data-again]').count()) === 0);
    expect(await entries(screen)).toBe(all);
    // It flows: the phones go on.
    await hands[0].locator('[data-prompt]', { hasText: 'big screen' }).waitFor({ state: 'detached' });
    await screen.keyboard.press('ArrowLeft');
    await screen.locator('[data-again]').waitFor();
    await screen.keyboard.press('Escape');
    await screen.locator('.showcase-presenter').waitFor({ state: 'detached' });
    expect(await entries(screen)).toBe(all);
    await playHands(hands, async () => /3/.test((await hands[0].locator('.controller-top > p').textContent()) ?? ''));
  });
});

describe.runIf(hasEngine)('a showcase that phones may come to', () => {
  it('plays by itself; a phone takes a seat of the running game, in a language of its address, and leaves nothing', async () => {
    const { screen, room } = await living.table('showcase&players=3&guests=1&minutes=5&languages=ro,it&speed=instant', {
      viewport: big,
    });
    await waitFor('a move', async () => (await entries(screen)) > 0);
    const visitor = await living.phone(room, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      settings: { language: 'bg' },
    });
    await waitFor('Romanian', async () => (await visitor.evaluate(() => document.documentElement.lang)) === 'ro');
    expect(await visitor.locator('.language select option').allTextContents()).toEqual(['Română', 'Italiano']);
    await visitor.locator('.controller-who input').fill('Zed');
    await visitor.locator('[data-sit="0"]').click();
    await visitor.locator('main.controller:not(.controller-choice)').waitFor();
    await screen.locator('.big-places', { hasText: 'Zed' }).waitFor();
    // The presenter has this game as well.
    await screen.keyboard.press('p');
    await visitor.locator('main.controller').waitFor();
    await waitFor('it to be held', async () => (await mode(screen)) === 'paused');
    await screen.keyboard.press('Escape');
    await visitor.locator('[data-controller-menu]').click();
    await visitor.locator('[data-visit-leave]').click();
    await screen.locator('.big-places', { hasText: 'Zed' }).waitFor({ state: 'detached' });
    // What was lent is given back: the phone reads its own language, and knows of no table.
    const kept = await visitor.evaluate(() => localStorage.getItem('small-world-table.settings'));
    expect(JSON.parse(kept ?? '{}').state.language).toBe('bg');
  });

  it('begins with the tour and says what cannot be had, as its address asks; a seat that nobody touches is given back', async () => {
    const { screen, room } = await living.table('showcase&players=2&guests=1&idle=15&tour=on&seed=3&speed=instant', {
      viewport: big,
    });
    await screen.locator('.big-side [data-said="true"]', { hasText: 'seed' }).waitFor();
    await screen.locator('.showcase-tour').waitFor();
    await waitFor('it to be held', async () => (await mode(screen)) === 'paused');
    await screen.keyboard.press('Escape');
    await screen.locator('.showcase-presenter').waitFor({ state: 'detached' });
    const visitor = await living.phone(room);
    await visitor.locator('.controller-who input').fill('Zed');
    await visitor.locator('[data-sit="0"]').click();
    await visitor.locator('main.controller:not(.controller-choice)').waitFor();
    await visitor.locator('.visit-counting').waitFor();
    await visitor.mouse.move(100, 100);
    await visitor.locator('.visit-counting').waitFor({ state: 'detached' });
    await visitor.locator('.visit-counting').waitFor();
    await visitor.locator('main.controller').waitFor({ state: 'detached' });
    await screen.locator('.big-places', { hasText: 'Zed' }).waitFor({ state: 'detached' });
  });
});
