import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { finger, middleOf, mouse, waitFor } from './hands.ts';
import { borrowPage, giveBack, openPage, openProfile } from './harness.ts';
import { gameOf, positionOf, seatAtRest } from './probe.ts';
import { startGame } from './set-up.ts';

const windows = {
  'a usual window': { viewport: { width: 1280, height: 720 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a phone held sideways': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
} as const;

interface Button {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** The buttons of the dock that have places of their own, and their middles. */
const buttonsOf = (page: Page): Promise<readonly Button[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.dock .buttons [data-choice]')].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2), height: Math.round(height) };
      return { id: button.dataset.choice ?? '', ...place };
    }),
  );

const commandsOf = async (page: Page) => (await positionOf(page)).context.log.length;

/** A phone is turned in the hand; a game looks the same however it came to lie so. */
const turned = [['a usual window'], ['a phone', 'a phone held sideways']] as const;

describe.each(mostTelling(turned, (_, place) => place === 1).map((names) => ({ names, is: names.join(' and ') })))(
  'in $is',
  ({ names }) => {
    it('a button of the dock has the same place and height in every phase, and no other one ever stands there', async () => {
      const seen = names.map((name) => ({ name, known: new Map<string, Button>() }));
      for (const phase of ['readyTroops', 'conquer', 'redeploy', 'treaty', 'stout'] satisfies Phase[]) {
        const page = await borrowPage({ ...windows[names[0]], flat: true });
        await openGame(page, gameIn(phase));
        await page.locator(`.hud[data-phase="${phase}"] .dock .buttons button`).first().waitFor();
        for (const { name, known } of seen) {
          await page.setViewportSize(windows[name].viewport);
          for (const button of await buttonsOf(page)) {
            const { x, y, height } = known.get(button.id) ?? button;
            expect([button.x, button.y, button.height], `${button.id} in ${phase}, in ${name}`).toEqual([x, y, height]);
            known.set(button.id, button);
          }
        }
        await giveBack(page);
      }
      for (const { known } of seen) {
        const [conquests, troops] = ['endConquests', 'expand'].map((id) => known.get(id) ?? expect.fail(id));
        expect(
          Math.hypot((conquests?.x ?? 0) - (troops?.x ?? 0), (conquests?.y ?? 0) - (troops?.y ?? 0)),
        ).toBeGreaterThan(40);
        expect(conquests?.height).toBe(troops?.height);
      }
    });
  },
);

it('who presses the place of a button once more, 300 ms after the phase has changed, does nothing else', async () => {
  // What is shown takes its time, as it does for people.
  const page = await borrowPage({ flat: true, settings: { speed: 1 } });
  await openGame(page, gameIn('readyTroops'));
  const once = async (id: string, then: Phase, way?: string) => {
    const place = await waitFor(`${id} to be free`, () => middleOf(page, `.dock [data-choice="${id}"]`));
    await page.mouse.click(place.x, place.y);
    if (way !== undefined && (await page.locator('dialog[open]').count()) > 0) await mouse.press(page, way);
    await waitFor(`the phase ${then}`, async () => (await gameOf(page))?.phase === then);
    const before = await commandsOf(page);
    await page.waitForTimeout(300);
    await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(200);
    expect(await commandsOf(page), `after ${id}`).toBe(before);
    expect(await page.locator('dialog[open]').count(), `after ${id}`).toBe(0);
  };
  await once('expand', 'conquer');
  await once('endConquests', 'redeploy', 'dialog[open] .primary');
  await mouse.press(page, '.troops [data-choice="spread"]');
  await once('endRedeployment', 'readyTroops', 'dialog[open] .primary').catch(async () => {
    // The next player may have no race to ready.
    expect((await gameOf(page))?.phase).toBe('pickCombo');
  });
});

describe('the board', () => {
  it('says what is pointed at, and what a finger holds, which does nothing else', async () => {
    const page = await borrowPage();
    await openGame(page, gameIn('conquer'));
    const said = page.locator('.explained:popover-open');
    const held = (await gameOf(page))?.regions.findIndex(({ tokens }) => tokens > 0) ?? -1;
    const price = page.locator('.table-cost').first();
    await price.waitFor();
    const { x, y } = await waitFor('a stack in sight', () => seatAtRest(page, held));
    await page.waitForTimeout(1500);
    await page.mouse.move(x + 30, y);
    await page.mouse.move(x, y);
    // The card beside the board says it: no bubble lies over what is meant.
    const card = page.locator('.card');
    await waitFor('its words', async () => /Held by/.test((await card.textContent()) ?? ''));
    const box = (await price.boundingBox()) ?? expect.fail('no price');
    await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await waitFor('the price in words', async () => /of your/.test(await card.innerText()));
    await page.waitForTimeout(700);
    expect(await said.count()).toBe(0);

    const phone = await borrowPage(windows['a phone']);
    await openGame(phone, gameIn('conquer'));
    await phone.locator('.table-cost').first().waitFor();
    const before = await commandsOf(phone);
    const { x: across, y: down } = await waitFor('a stack in sight', () => seatAtRest(phone, held));
    await phone.waitForTimeout(1500);
    const session = await phone.context().newCDPSession(phone);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: across, y: down }],
      });
    await touch('touchStart');
    await waitFor('its words', async () =>
      /Held by|Yours/.test(await phone.locator('.explained:popover-open').innerText()),
    );
    await touch('touchEnd');
    await phone.waitForTimeout(300);
    expect(await phone.locator('[data-card]').count()).toBe(0);
    expect(await commandsOf(phone)).toBe(before);
  });
});

describe('sound', () => {
  const heard = (page: Page) => page.evaluate(() => document.documentElement.dataset.contexts ?? '0');

  it('comes low with the first press, is silenced by the first thing in the menu of a phone, and stays so', async () => {
    const profile = await openProfile({ ...windows['a phone'], flat: true });
    await profile.addInitScript(() => {
      const Heard = window.AudioContext;
      window.AudioContext = class extends Heard {
        constructor(options?: AudioContextOptions) {
          super(options);
          const root = document.documentElement;
          root.dataset.contexts = String(Number(root.dataset.contexts ?? 0) + 1);
        }
      };
    });
    const page = await openPage(profile);
    await startGame(page, { players: 2, seed: '3' });
    const button = page.locator('[data-tool="sound"]');
    await finger.press(page, '[data-panel="menu"]');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(195, 240);
    await waitFor('sound', async () => (await heard(page)) === '1');
    await finger.press(page, '[data-panel="menu"]');
    await finger.press(page, '[data-tool="sound"]');
    await page.locator('[data-tool="sound"][aria-pressed="false"]').waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    // Who goes on is asked who it is.
    await finger.press(page, '.curtain button.primary');
    await finger.press(page, '[data-panel="menu"]');
    await page.locator('[data-tool="sound"][aria-pressed="false"]').waitFor();
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(195, 240);
    await page.waitForTimeout(300);
    expect(await heard(page)).toBe('0');
  });

  it('is none in the showcase until somebody asks for it', async () => {
    const profile = await openProfile({ flat: true });
    await profile.addInitScript(() => {
      window.AudioContext = class extends window.AudioContext {
        constructor() {
          super();
          document.documentElement.dataset.contexts = '1';
        }
      };
    });
    const page = await openPage(profile);
    await page.goto(`${page.url().split('?')[0]}?showcase&exit=no`);
    await page.locator('.showcase').waitFor();
    await page.mouse.click(600, 400);
    await page.waitForTimeout(500);
    expect(await heard(page)).toBe('0');
  });
});
