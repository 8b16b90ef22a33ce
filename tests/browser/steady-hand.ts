import type { CDPSession, Page } from 'playwright-core';

/** A position on the page, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A pointer led step by step. */
export interface SteadyHand {
  press(at: Place): Promise<void>;
  /** In several steps, as a hand goes; or in so many. */
  move(to: Place, steps?: number): Promise<void>;
  release(): Promise<void>;
  /** The browser takes the pointer away. */
  lose(): Promise<void>;
}

const STEPS = 6;

/** The mouse or a finger of a page. */
export async function steadyHand(page: Page, by: 'mouse' | 'finger'): Promise<SteadyHand> {
  return by === 'mouse' ? mouseOf(page) : fingerOf(await page.context().newCDPSession(page));
}

function mouseOf(page: Page): SteadyHand {
  return {
    async press({ x, y }) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }, steps = STEPS) => page.mouse.move(x, y, { steps }),
    release: () => page.mouse.up(),
    async lose() {
      await page.evaluate(() => dispatchEvent(new Event('blur')));
      await page.mouse.up();
    },
  };
}

function fingerOf(session: CDPSession): SteadyHand {
  let at: Place = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', place: Place | null) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: place === null ? [] : [place] });
  return {
    async press(place) {
      at = place;
      await send('touchStart', at);
    },
    async move(to, steps = STEPS) {
      const from = at;
      for (let step = 1; step <= steps; step++) {
        at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
        await send('touchMove', at);
      }
    },
    release: () => send('touchEnd', null).then(() => undefined),
    lose: () => send('touchCancel', null).then(() => undefined),
  };
}
