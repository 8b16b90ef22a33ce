import type { CDPSession, Page } from 'playwright-core';

/** A position on the page, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something a person might do to the page: self-contained plain JSON, so that a log can be replayed. */
export type Act =
  | ({ readonly do: 'press'; readonly what: string; readonly times?: 2; readonly button?: 'right' } & Place)
  | ({ readonly do: 'tap'; readonly what: string } & Place)
  | { readonly do: 'key'; readonly key: string }
  /** The window loses its focus while the key is down. */
  | { readonly do: 'interrupt'; readonly key: string }
  | ({ readonly do: 'wheel'; readonly dx: number; readonly dy: number } & Place)
  | { readonly do: 'drag'; readonly by: 'mouse' | 'finger'; readonly from: Place; readonly to: Place }
  | { readonly do: 'resize'; readonly width: number; readonly height: number }
  | ({ readonly do: 'choose'; readonly what: string; readonly option: number } & Place)
  | ({ readonly do: 'type'; readonly what: string; readonly text: string } & Place)
  | { readonly do: 'language'; readonly option: number }
  | { readonly do: 'reload' }
  | { readonly do: 'wait'; readonly time: number };

/** Performs an act. Rejects if the page goes away meanwhile. */
export async function carryOut(page: Page, act: Act): Promise<void> {
  switch (act.do) {
    case 'press':
      return page.mouse.click(act.x, act.y, { clickCount: act.times ?? 1, button: act.button ?? 'left' });
    case 'tap':
      return page.touchscreen.tap(act.x, act.y);
    case 'key':
      return page.keyboard.press(act.key);
    case 'interrupt':
      await page.keyboard.down(act.key);
      await page.evaluate(() => dispatchEvent(new Event('blur')));
      return page.keyboard.up(act.key);
    case 'wheel':
      await page.mouse.move(act.x, act.y);
      return page.mouse.wheel(act.dx, act.dy);
    case 'drag':
      return act.by === 'mouse' ? dragByMouse(page, act.from, act.to) : dragByFinger(page, act.from, act.to);
    case 'resize':
      return page.setViewportSize({ width: act.width, height: act.height });
    case 'choose':
      return chooseAt(page, act, act.option);
    case 'type':
      await page.mouse.click(act.x, act.y);
      return page.keyboard.type(act.text);
    case 'language':
      return speakAnother(page, act.option);
    case 'reload':
      await page.reload({ waitUntil: 'commit' });
      return;
    case 'wait':
      return page.waitForTimeout(act.time);
  }
}

async function dragByMouse(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: Place, to: Place): Promise<void> {
  const session = await sessionOf(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', place: Place | null) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: place === null ? [] : [place] });
  await send('touchStart', from);
  for (const share of [0.3, 0.6, 1])
    await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await send('touchEnd', null);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's only CDP session, which tracks the fingers on it. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Chooses an option of the select at a position, counting round. */
function chooseAt(page: Page, { x, y }: Place, option: number): Promise<void> {
  return page.evaluate(
    ([x, y, option]) => {
      const list = document.elementFromPoint(x, y)?.closest('select');
      if (!list) return;
      list.selectedIndex = option % list.options.length;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [x, y, option] as const,
  );
}

/** Opens the settings if no select of languages is visible, and chooses another language if there is one soon. Never waits for long. */
async function speakAnother(page: Page, option: number): Promise<void> {
  for (let time = 0; time < 10; time++) {
    const isDone = await page.evaluate(
      ([option, first]) => {
        const list = document.querySelector<HTMLSelectElement>('.language-pick select');
        if (list === null) {
          // The settings are in the menu: at first only that can be pressed.
          const way = document.querySelector<HTMLElement>('dialog [data-panel="settings"]');
          if (first) (way ?? document.querySelector<HTMLElement>('[data-panel="menu"]'))?.click();
          else way?.click();
          return false;
        }
        list.selectedIndex = option % list.options.length;
        list.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      [option, time === 0] as const,
    );
    if (isDone) return;
    await page.waitForTimeout(100);
  }
}
