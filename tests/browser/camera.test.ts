import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { hoveredIs } from './dragging.ts';
import { gameIn, openGame } from './games.ts';
import { borrowPage, type ProfileOptions } from './harness.ts';
import { atRest } from './probe.ts';
import { tap } from './tap.ts';
import { waitFor } from './wait.ts';

/** Opens a game for two in which regions are taken, and waits until nothing moves. */
async function openTable(options: ProfileOptions = {}): Promise<Page> {
  const page = await borrowPage(options);
  await openGame(page, gameIn('conquer'));
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  await page.locator('[data-camera="plan"]').waitFor();
  // What follows the hand is fetched once the table is drawn.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ByHand')),
  );
  await atRest(page);
  return page;
}

/** Where the camera is once nothing moves, in board units. */
async function camera(page: Page): Promise<readonly number[]> {
  await atRest(page);
  return page.evaluate(() => window.__table?.camera ?? []);
}

/** How many regions of the board the camera sees. */
function regionsSeen(page: Page): Promise<number> {
  return page.evaluate(
    () => Array.from({ length: 23 }, (_, region) => window.smallWorldProbe?.seatOnPage(region)).filter(Boolean).length,
  );
}

/** A point of the page where the bare table is seen, beside the board. */
async function bareTable(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const place = await page.evaluate(() => {
    // The board of a phone held upright lies the other way around.
    const [broad, deep] = innerWidth < innerHeight ? [2.5, 3.7] : [3.7, 2.5];
    for (const z of [-1.5, -2.5, 0, 1, 2.6, 3, 3.6, -4, -4.5, 4.2])
      for (const x of [-3.9, 3.9, -4.5, 4.5, 0, -2, 2]) {
        if (Math.abs(x) < broad && Math.abs(z) < deep) continue;
        const [left, top] = window.__table?.project([x, -0.3, z]) ?? [0, 0];
        const margin = 12;
        const isCanvas = (dx: number, dy: number) =>
          document.elementFromPoint(left + dx, top + dy)?.tagName === 'CANVAS';
        if (isCanvas(-margin, 0) && isCanvas(margin, 0) && isCanvas(0, -margin) && isCanvas(0, margin))
          return { x: left, y: top };
      }
    return null;
  });
  if (place === null) throw new Error('No bare table is in sight.');
  return place;
}

async function dragBy(page: Page, button: 'left' | 'middle' | 'right', dx: number, dy: number): Promise<void> {
  await page.mouse.move(640, 360);
  await page.mouse.down({ button });
  await page.mouse.move(640 + dx, 360 + dy, { steps: 4 });
  await page.mouse.up({ button });
}

/** Fingers on the picture, one place each. */
type Fingers = readonly { readonly x: number; readonly y: number }[];

async function touch(session: CDPSession, ...moments: readonly Fingers[]): Promise<void> {
  for (const [at, touchPoints] of moments.entries())
    await session.send('Input.dispatchTouchEvent', {
      type: touchPoints.length === 0 ? 'touchEnd' : at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: touchPoints.map((place, id) => ({ ...place, id })),
    });
}

const about = (x: number, y: number, radius: number, angle: number): Fingers =>
  [0, Math.PI].map((half) => ({
    x: x + Math.cos(angle + half) * radius,
    y: y + Math.sin(angle + half) * radius,
  }));

it('a wild mouse neither loses the board nor goes below the table, and a double click on the bare table leads back', async () => {
  const page = await openTable();
  const seat = await camera(page);
  for (const [dx, dy] of [
    [600, 340],
    [-620, -350],
    [600, -340],
  ] as const) {
    for (let time = 0; time < 4; time++) await dragBy(page, 'middle', dx, dy);
    expect(await camera(page)).not.toEqual(seat);
    expect(await regionsSeen(page)).toBeGreaterThan(0);
  }
  // Both buttons turn; turned up, the camera goes down.
  const before = await camera(page);
  await dragBy(page, 'right', 200, 0);
  expect(await camera(page)).not.toEqual(before);
  for (let time = 0; time < 3; time++) await dragBy(page, 'left', 100, -350);
  const [, height = 0] = await camera(page);
  expect(height).toBeGreaterThan(1);
  expect(await regionsSeen(page)).toBeGreaterThan(0);
  await page.mouse.move(640, 300);
  for (let time = 0; time < 6; time++) await page.mouse.wheel(0, 500);
  for (let time = 0; time < 2; time++) await dragBy(page, 'left', 0, 350);
  await camera(page);
  const { x, y } = await bareTable(page);
  await page.mouse.dblclick(x, y);
  await page.locator('[data-camera="plan"]').waitFor();
  await page.mouse.move(640, 4);
  expect(await camera(page)).toEqual(seat.map((at) => expect.closeTo(at, 6)));
});

it('two fingers pinch and twist, none loses the board, and a double tap on the bare table leads back', async () => {
  const page = await openTable({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  const session = await page.context().newCDPSession(page);
  const seat = await camera(page);
  await touch(session, about(512, 380, 60, 0), about(512, 380, 120, 0.4), about(512, 380, 140, 0.8), []);
  const twisted = await camera(page);
  const height = (at: readonly number[]) => at[1] ?? 0;
  // More than twice as near, and turned: clockwise with the fingers, so that the camera goes the other way around.
  expect(height(twisted)).toBeLessThan(height(seat) * 0.6);
  expect(twisted[0]).toBeGreaterThan(0.5);
  for (let time = 0; time < 4; time++) await touch(session, about(300, 200, 60, 0), about(900, 600, 60, 0), []);
  await camera(page);
  expect(await regionsSeen(page)).toBeGreaterThan(0);
  for (let time = 0; time < 5; time++) await touch(session, about(512, 380, 220, 0), about(512, 380, 30, 0), []);
  await camera(page);
  const { x, y } = await bareTable(page);
  await tap(page, x, y);
  await tap(page, x, y);
  await page.locator('[data-camera="plan"]').waitFor();
  expect(await camera(page)).toEqual(seat.map((at) => expect.closeTo(at, 6)));
});

it('a finger moves the ground of a phone, unturned and untilted, a hold tells what is there, and a double tap leads back', async () => {
  const page = await openTable({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  const seat = await camera(page);
  const held = await waitFor('a region in sight', () =>
    page.evaluate(() => {
      for (let region = 0; region < 23; region++) {
        const at = window.smallWorldProbe?.seatOnPage(region) ?? null;
        if (at !== null && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS') return at;
      }
      return null;
    }),
  );
  await touch(session, [held]);
  const told = page.locator('.explained');
  await told.filter({ hasText: /\w/ }).waitFor();
  expect(await told.textContent()).not.toMatch(/\(.\)$|\b(?:Esc|Enter|keys?)\b/);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('[data-card]').count()).toBe(0);
  expect(await camera(page)).toEqual(seat);

  const [x = 0, height = 0, z = 0] = seat;
  await touch(session, [held], [{ x: held.x + 30, y: held.y + 30 }], [{ x: held.x + 60, y: held.y + 90 }], []);
  const moved = await camera(page);
  expect(moved[1]).toBeCloseTo(height, 6);
  expect(moved[0]).toBeLessThan(x - 0.3);
  expect(moved[2]).toBeLessThan(z - 0.3);
  await page.locator('[data-camera="whole"]').waitFor();
  const bare = await bareTable(page);
  await tap(page, bare.x, bare.y);
  await tap(page, bare.x, bare.y);
  await page.locator('[data-camera="whole"]').waitFor({ state: 'detached' });
  expect(await camera(page)).toEqual(seat.map((at) => expect.closeTo(at, 6)));
});

it.runIf(isLong)('a double click on a region is none: the camera stays where it was turned to', async () => {
  const page = await openTable();
  await dragBy(page, 'right', 60, 0);
  const turned = await camera(page);
  const { x, y } = await waitFor('a region in sight', () =>
    page.evaluate(() => {
      for (let region = 0; region < 23; region++) {
        const place = window.smallWorldProbe?.seatOnPage(region) ?? null;
        if (place !== null && document.elementFromPoint(place.x, place.y)?.tagName === 'CANVAS') return place;
      }
      return null;
    }),
  );
  await page.mouse.dblclick(x, y, { button: 'left', delay: 5 });
  expect(await camera(page)).toEqual(turned);
});

it.runIf(isLong)(
  'looks around from the region under the mouse while a key is held, turned by arrows and mouse, and is back exactly',
  async () => {
    const page = await openTable();
    await dragBy(page, 'right', 120, 40);
    const before = await camera(page);
    const place = await waitFor('region 8 in sight', () =>
      page.evaluate(() => window.smallWorldProbe?.seatOnPage(8) ?? null),
    );
    await page.mouse.move(place.x, place.y);
    await hoveredIs(page, 8);
    expect(await camera(page)).toEqual(before);
    for (const end of ['key', 'blur', 'escape']) {
      await page.keyboard.down('v');
      await page.locator('[data-camera="whole"]').waitFor();
      const eyes = await camera(page);
      expect(eyes[1]).toBeLessThan(2.2);
      // The eyes stay where they are while the look turns; what is seen does not.
      const middle = () => page.evaluate(() => window.__table?.project([0, 0.1, 0]) ?? [0, 0]);
      const ahead = await middle();
      await page.keyboard.press('ArrowRight');
      expect(await camera(page)).toEqual(eyes.map((at) => expect.closeTo(at, 6)));
      const aside = await middle();
      expect(aside[0]).toBeLessThan((ahead[0] ?? 0) - 40);
      await page.mouse.move(place.x + 40, place.y);
      await page.mouse.move(place.x, place.y);
      if (end === 'blur') await page.evaluate(() => dispatchEvent(new Event('blur')));
      if (end === 'escape') await page.keyboard.press('Escape');
      await page.keyboard.up('v');
      await atRest(page);
      expect(await camera(page)).toEqual(before.map((at) => expect.closeTo(at, 6)));
    }
  },
);

it.runIf(isLong)(
  'looks around by a button, for fingers and for who cannot hold a key: a finger turns it, and the button leads back',
  async () => {
    const page = await openTable({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    const seat = await camera(page);
    const session = await page.context().newCDPSession(page);
    await page.locator('.hud-top [data-panel="menu"]').tap();
    await page.locator('[data-camera="around"]').tap();
    await page.locator('[data-camera="whole"]').waitFor();
    await page.locator('.dialog-shield').waitFor({ state: 'detached' });
    const eyes = await camera(page);
    expect(eyes[1]).toBeLessThan(2.2);
    const middle = () => page.evaluate(() => window.__table?.project([0, 0.1, -2]) ?? [0, 0]);
    const ahead = await middle();
    await touch(session, [{ x: 200, y: 400 }], [{ x: 240, y: 400 }], []);
    expect(await camera(page)).toEqual(eyes.map((at) => expect.closeTo(at, 6)));
    // The finger takes the picture along.
    expect((await middle())[0]).toBeGreaterThan((ahead[0] ?? 0) + 10);
    await page.locator('[data-camera="whole"]').tap();
    await page.locator('[data-camera="whole"]').waitFor({ state: 'detached' });
    expect(await camera(page)).toEqual(seat.map((at) => expect.closeTo(at, 6)));
  },
);
