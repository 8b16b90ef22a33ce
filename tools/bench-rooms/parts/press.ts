import type { BrowserContext, Page } from 'playwright-core';
import type { Figure } from '../../bench/figure.ts';
import { quantile } from '../../measure/statistics.ts';
import { playHand, sitDown } from '../../players/controller.ts';
import type { Site } from '../../site/site.ts';
import { pageAt } from '../devices/page.ts';
import { tenth } from '../share.ts';

/** Presses that are measured, and the milliseconds by which each message of either page may come later, in order. */
const presses = 60;
const jitter = 30;
const shaken = (context: BrowserContext) => context.addInitScript(shake, jitter);

/**
 * How long it takes from a press on a phone until the page of the big screen says it, over a network in which every message of both pages takes up to 30 ms
 * longer: regions that are pointed at, and conquests. Both pages are real; they draw the plan, since how fast this machine draws in 3D is not what is asked.
 */
export async function pressFigures(site: Site): Promise<readonly Figure[]> {
  const screen = await pageAt(site, '&table=2', { width: 1920, height: 1080 }, shaken);
  const room = await screen.locator('[data-big-screen]').getAttribute('data-big-screen');
  await screen.evaluate(noteNews);
  const phones: Page[] = [];
  for (const name of ['Ana', 'Ion']) {
    const phone = await pageAt(site, `#room=${room}`, { width: 360, height: 640 }, shaken);
    await sitDown(phone, name);
    phones.push(phone);
  }
  const took: number[] = [];
  for (const end = Date.now() + 90_000; took.length < presses && Date.now() < end; )
    for (const phone of phones) took.push(...(await playOne(phone, screen)));
  return [
    {
      name: 'press_to_screen_p95_ms',
      value: tenth(quantile(took, 0.95)),
      aim: { atMost: 100 },
      note: `${took.length} presses, ${jitter} ms of jitter each way at both pages; median ${tenth(quantile(took, 0.5))} ms`,
    },
  ];
}

/** Points at a region, and conquers it; milliseconds until the big screen said each. */
async function playOne(phone: Page, screen: Page): Promise<number[]> {
  const isChoosing = (await phone.locator('main.controller[data-mine] button.controller-region').count()) > 0;
  if (!isChoosing) {
    await playHand(phone);
    return [];
  }
  const pointed = await timed(phone, screen, 'button.controller-region', 'pointed');
  const isDie = (await phone.locator('[data-die]').count()) > 0;
  const done = isDie ? null : await timed(phone, screen, '[data-back] ~ button[data-choice]', 'told');
  if (isDie) await playHand(phone);
  return [pointed, done].filter((took) => took !== null);
}

/** Presses, and waits until the big screen says it; null where it says nothing within five seconds. */
async function timed(phone: Page, screen: Page, selector: string, kind: 'pointed' | 'told'): Promise<number | null> {
  const pressed = await phone.evaluate((selector) => {
    const now = performance.timeOrigin + performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    return now;
  }, selector);
  for (const end = Date.now() + 5000; Date.now() < end; ) {
    const at = await screen.evaluate(
      ([kind, pressed]) =>
        (window as unknown as { news: { kind: string; at: number }[] }).news.find(
          (one) => one.kind === kind && one.at >= pressed,
        )?.at ?? null,
      [kind, pressed] as const,
    );
    if (at !== null) return at - pressed;
    await new Promise((wait) => setTimeout(wait, 25));
  }
  return null;
}

/** Notes when the page of the big screen says something else: what is pointed at, and what has happened. */
function noteNews(): void {
  const news: { kind: string; at: number }[] = [];
  Object.assign(window, { news });
  let [pointed, told] = ['', ''];
  new MutationObserver(() => {
    const at = performance.timeOrigin + performance.now();
    const now = document.querySelector<HTMLElement>('[data-pointed]')?.dataset.pointed ?? '';
    if (now !== pointed && now !== '') news.push({ kind: 'pointed', at });
    pointed = now;
    const what = document.querySelector('.showcase-what')?.textContent ?? '';
    if (what !== told) news.push({ kind: 'told', at });
    told = what;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** Every message of the page’s sockets, either way, comes up to so many milliseconds later, and in order. */
function shake(jitter: number): void {
  const Real = window.WebSocket;
  class Shaky extends Real {
    private sent = 0;
    override set onmessage(handler: ((event: MessageEvent) => void) | null) {
      let due = 0;
      super.onmessage =
        handler === null
          ? null
          : (event) => {
              due = Math.max(due, performance.now() + Math.random() * jitter);
              setTimeout(() => handler(event), due - performance.now());
            };
    }
    override send(text: string): void {
      this.sent = Math.max(this.sent, performance.now() + Math.random() * jitter);
      setTimeout(() => this.readyState === Real.OPEN && super.send(text), this.sent - performance.now());
    }
  }
  window.WebSocket = Shaky;
}
