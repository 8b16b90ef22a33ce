import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * A tap of a finger, in CSS pixels of the page. Playwright's own waits until the page has answered to the finger that came before it takes it away: a
 * page that is busy for half a second makes a long press of that, and no click.
 */
export async function tap(page: Page, x: number, y: number): Promise<void> {
  const made = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, made);
  const session = await made;
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}
