import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextPress, playHand, sitDown } from '../../../tools/players/controller.ts';
import { playByEar } from '../hand-tree.ts';
import { hasEngine, type LivingRoom, openLivingRoom, outside, playHands } from '../living-room.ts';
import { waitFor } from '../wait.ts';

let living: LivingRoom;
beforeAll(async () => {
  if (hasEngine) living = await openLivingRoom();
}, 60_000);
afterAll(async () => living?.end(), 60_000);

/** Four phones: small and larger, upright and held sideways; one that speaks Bulgarian, to somebody who is new to the game. */
const phones = [
  { viewport: { width: 360, height: 640 }, hasTouch: true },
  { viewport: { width: 390, height: 844 }, hasTouch: true, settings: { language: 'bg', coach: 'all' } },
  { viewport: { width: 640, height: 360 }, hasTouch: true },
  { viewport: { width: 360, height: 640 }, hasTouch: true },
] as const;

const isOver = async (screen: Page) => (await screen.locator('[data-over]').count()) > 0;

/** Who plays a game of so many: by their kinds of phones. The last one hears the accessibility tree and sees nothing; with five, two share the first phone. */
const tables = { 2: [1, 3], 3: [2, 1, 3], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3] } as const;

describe.runIf(hasEngine)('a game at a big screen', () => {
  it.each([2, 3, 4, 5] as const)('of %i people is played to its end, and told there', async (players) => {
    const { screen, room } = await living.table(`table=${players}`);
    const hands: Page[] = [];
    for (const kind of tables[players]) {
      const hand = await living.phone(room, phones[kind]);
      await sitDown(hand, `P${kind}`);
      hands.push(hand);
    }
    if (players === 5) {
      const [first] = hands as [Page];
      await first.locator('[data-controller-menu]').click();
      await first.locator('[data-another-person]').click();
      await sitDown(first, 'P4');
    }
    const outsides: string[] = [];
    const coached = new Set<string>();
    const seen = new Set<string>();
    const look = async () => {
      for (const [at, hand] of hands.entries()) {
        for (const line of await hand.locator('.coach').allTextContents()) coached.add(line);
        const key = `${at} ${await hand.locator('main.controller').getAttribute('data-controller')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        outsides.push(...(await outside(hand)));
      }
      return isOver(screen);
    };
    const ear = hands.at(-1) as Page;
    let isPlaying = true;
    let heard = 0;
    const byEar = (async () => {
      while (isPlaying)
        if (await playByEar(ear)) heard++;
        else await new Promise((wait) => setTimeout(wait, 60));
    })();
    await playHands(hands.slice(0, -1), look, 120_000).catch(async (failure: Error) => {
      throw new Error(`${failure.message}\n\nBy ear:\n${await ear.locator('body').ariaSnapshot()}`);
    });
    isPlaying = false;
    await byEar;
    expect(heard).toBeGreaterThan(20);
    expect(outsides).toEqual([]);
    // The coach speaks the language of the phone; people’s names have no letters but these.
    expect([...coached].filter((line) => !/[а-я]{3}/.test(line) || /[a-z]{2}/i.test(line))).toEqual([]);
    expect(coached.size).toBeGreaterThan(0);
    await hands[0]?.locator('.controller-end').waitFor();
    await screen.locator('.showcase-result').waitFor();
  });

  it('goes on through a drop in every phase, of phones and of the big screen, and with the table on a phone', async () => {
    const { screen, room } = await living.table('table=2');
    const [one, other] = [await living.phone(room), await living.phone(room, phones[1])];
    await sitDown(one, 'Ana');
    await sitDown(other, 'Борис');
    const dropped = new Set<string>();
    const address = screen.url();
    await playHands(
      [one, other],
      async () => {
        for (const hand of [one, other]) {
          const next = await nextPress(hand);
          if (next === null || dropped.has(next.phase)) continue;
          dropped.add(next.phase);
          // The phone sleeps, and wakes up again; meanwhile the big screen is gone as well.
          await screen.goto('about:blank');
          await hand.reload();
          await hand.locator('main.controller:not(.controller-choice)').waitFor();
          const waits = hand === one ? other : one;
          await waits.locator('[data-gone] button').click();
          await waits.locator('[data-big-screen]').waitFor();
          await playHand(hand);
          await screen.goto(address);
          await waits.locator('main.controller').waitFor();
        }
        const round = await one.locator('.controller-top > p').textContent();
        return dropped.size >= 4 || /3/.test(round ?? '');
      },
      120_000,
    );
    expect(dropped.size).toBeGreaterThanOrEqual(4);
    // Another phone takes a seat over, by a number that the big screen confirms.
    const third = await living.phone(room);
    await third.locator('[data-sit="0"]').click();
    const number = await third.locator('.controller-number').textContent();
    await screen
      .locator('.room-notice', { hasText: number ?? '?' })
      .locator('[data-answer="yes"]')
      .click();
    await third.locator('main.controller:not(.controller-choice)').waitFor();
    await waitFor(
      'the game to go on',
      async () => (await nextPress(third)) !== null || (await nextPress(other)) !== null,
    );
  });

  it('is shared by two people at one phone, and by one at the big screen itself', async () => {
    const { screen, room } = await living.table('table=3');
    const phone = await living.phone(room);
    await sitDown(phone, 'Ana');
    await phone.locator('[data-controller-menu]').click();
    await phone.locator('[data-another-person]').click();
    await phone.locator('.controller-who input').first().fill('Ion');
    await phone.locator('[data-sit][data-state="free"]').first().click();
    await screen.locator('[data-sit-here]').click();
    await waitFor('both to have played', async () => {
      await playHand(phone);
      // Whoever sits at the big screen has its panels for the turn.
      return (await screen.locator('main.game .hud .dock').count()) > 0;
    });
  });
});
