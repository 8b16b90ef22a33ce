import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenRoom } from './far-apart.ts';
import { fingerOnPlan, type Hands, keyboard, planMouse, waitFor } from './hands.ts';
import { openProfile, type ProfileOptions, takeTroubles } from './harness.ts';
import { openMore } from './more.ts';
import './probe.ts';

/** Somebody at a screen, and how they use it. */
export interface Person {
  readonly page: Page;
  readonly hands: Hands;
}

const ways: Readonly<Record<Way, { readonly hands: Hands; readonly profile: ProfileOptions }>> = {
  desk: { hands: planMouse, profile: {} },
  phone: { hands: fingerOnPlan, profile: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  keys: { hands: keyboard, profile: {} },
};

/** A desk with a mouse, a phone with a finger, or keys alone. */
export type Way = 'desk' | 'phone' | 'keys';

/** Somebody opens the site with what a link has after `#`, in a browser of their own. The picture is a plan, unless it is asked for. */
export async function somebody(site: string, hash: string, way: Way, more: ProfileOptions = {}): Promise<Person> {
  const { hands, profile } = ways[way];
  const context = await openProfile({ flat: true, site, deviceScaleFactor: 1, ...profile, ...more });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const pressed: string[] = [];
    window.smallWorldPressed = pressed;
    const note = ({ type, target, timeStamp }: Event) => {
      const what = target instanceof Element ? target.outerHTML.slice(0, 90) : '';
      pressed.unshift(`${Math.round(timeStamp)} ${type} ${what}`);
      pressed.length = Math.min(pressed.length, 6);
    };
    for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, note, true);
  });
  await page.goto(`${site}?probe${hash}`);
  return { page, hands };
}

/** Somebody comes to a room as its host: their browser remembers the device that has opened it. */
async function theHost(site: string, { room, secret }: OpenRoom, way: Way, more: ProfileOptions = {}) {
  const { page, hands } = await somebody(site, '', way, more);
  await page.evaluate(
    (row) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('small-world-rooms', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('rooms', { keyPath: 'room' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rooms', 'readwrite');
          writing.objectStore('rooms').put(row);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { room, secret },
  );
  await page.evaluate((code) => {
    location.hash = `#room=${code}`;
  }, room);
  return { page, hands };
}

/** A room with its people, each at a seat of their own in the order of the seats; its first is the host. */
export async function seatedPeople(site: string, open: OpenRoom, all: readonly (readonly [Way, ProfileOptions?])[]) {
  const people: Person[] = [];
  for (const [seat, [way, more]] of all.entries()) {
    const link = `#room=${open.links[seat]}`;
    const person = seat === 0 ? await theHost(site, open, way, more) : await somebody(site, link, way, more);
    await atTable(person.page);
    people.push(person);
  }
  // Its panel opens by itself.
  await people[0]?.page.keyboard.press('Escape');
  return people;
}

/** Waits until the page is at its table, with the line to it in order. */
export async function atTable(page: Page): Promise<void> {
  await page.locator('main.game[data-connection="here"] .hud').waitFor();
  await page.waitForFunction(() => window.smallWorldProbe?.position().context.view != null);
}

/** Somebody whose page was closed comes back, in the same browser, by the address of the table. */
export async function comeBack({ page, hands }: Person, site: string, room: string, isIn = true): Promise<Person> {
  const next = await page.context().newPage();
  await next.goto(`${site}?probe#room=${room}`);
  if (isIn) await atTable(next);
  return { page: next, hands };
}

/** Somebody goes to a table by the list of the start page, once it says so about it: how it stands there is asked of the table. */
export async function fromStart({ page }: Person, site: string, room: string, says: string): Promise<void> {
  await page.goto(`${site}?probe`);
  await openMore(page);
  const isOpen = await page.locator('.start-rooms').getAttribute('open');
  if (isOpen === null) await page.locator('.start-rooms > summary').click();
  const row = page.locator(`[data-my-table="${room}"]`, { hasText: says });
  await row.locator('.start-go').click();
  await atTable(page);
}

/** What somebody at this page is shown of the game: by the chart, and in words. */
export function shown(page: Page) {
  return page.evaluate(() => {
    const { view, log, setup, viewer, legal } = window.smallWorldProbe?.position().context ?? {};
    // Who is at the table changes while pages come and go; a clock runs.
    const words = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => {
        const copy = document.importNode(one, true);
        for (const passing of copy.querySelectorAll('.presence, .seat-clock')) passing.remove();
        return `${one.getAttribute('aria-label') ?? ''} ${copy.textContent ?? ''}`;
      });
    return {
      chart: { view, log, setup, viewer, legal },
      players: words('.player .player-name, .player .player-facts, .line-seat'),
      board: words('#board [data-region]'),
      round: words('.round'),
      line: document.querySelector('main.game')?.getAttribute('data-connection'),
    };
  });
}

/** Every page shows what it would show if it were opened only now. */
export async function showsTheSameAfresh(people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    // What a test has cut last may just be mended.
    await waitFor('the line', async () => (await shown(page)).line === 'here');
    const before = await shown(page);
    await page.reload();
    await atTable(page);
    const other = async () => differences(before, await shown(page));
    await waitFor('the same as before', async () => (await other()).length === 0).catch(async () =>
      expect(await other()).toEqual([]),
    );
  }
}

/** Where two things differ, one line each. */
export function differences(one: unknown, other: unknown, at = ''): string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? [] : [`${at}: ${JSON.stringify(one)} / ${JSON.stringify(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(Reflect.get(one, key), Reflect.get(other, key), `${at}.${key}`));
}

/** What browsers themselves say of connections that a test has cut is no trouble of the page's; everything else is. */
export function onlyCuts(): void {
  const isCut =
    /^console: (WebSocket connection to|Failed to load resource: (net::|the server responded with a status of 50[23]))|^failed: |^50[23]: \S+\/rooms\//;
  expect(takeTroubles().filter((trouble) => !isCut.test(trouble))).toEqual([]);
}
