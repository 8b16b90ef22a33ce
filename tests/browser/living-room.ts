import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { serve } from '../../tools/house/serve.mjs';
import { playHand } from '../../tools/players/controller.ts';
import type { PlayedGame } from '../../tools/players/game.ts';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { startRooms } from '../../tools/rooms/rooms.mjs';
import { freePort } from '../../tools/site/free-port.ts';
import type { Guest } from '../rooms/support/guest.ts';
import { openingOf } from '../rooms/support/place.ts';
import { socketGuest } from '../rooms/support/socket-guest.ts';
import { openProfile, type ProfileOptions } from './harness.ts';

export const hasEngine = findEngine() !== null;

/** A site with rooms, and pages at it. */
export interface LivingRoom {
  /** A big screen whose address says so, with the table laid; and the code of its room. */
  table(search?: string, more?: ProfileOptions): Promise<{ screen: Page; room: string }>;
  /** A table at which this game has been played so far, every seat free, with somebody who stands in for its big screen; and its code. */
  lay(game: PlayedGame): Promise<string>;
  /** Whoever stands in for a big screen is gone. */
  loseScreens(): void;
  /** A phone that has opened the link of a room. */
  phone(room: string, more?: ProfileOptions): Promise<Page>;
  end(): Promise<void>;
}

export async function openLivingRoom(): Promise<LivingRoom> {
  const folder = mkdtempSync(join(tmpdir(), 'small-world-living-'));
  const rooms = await startRooms(folder, { port: await freePort() });
  let site = '';
  const standing: Guest[] = [];
  const served = await serve(process.env.DIST ?? 'dist', {
    base: '/some/path/',
    rooms: rooms.port,
    address: () => site,
  });
  site = served.url;
  const pageAt = async (rest: string, more: ProfileOptions) => {
    const page = await (await openProfile({ flat: true, site, ...more })).newPage();
    await page.goto(`${site}${rest}`);
    return page;
  };
  const loseScreens = () => {
    for (const screen of standing.splice(0)) screen.cut();
  };
  return {
    loseScreens,
    async table(search = 'table=2', more = { viewport: { width: 1920, height: 1080 } }) {
      const screen = await pageAt(`?${search}&probe`, more);
      const room = await screen.locator('[data-big-screen]').getAttribute('data-big-screen');
      return { screen, room: room ?? '' };
    },
    async lay({ setup: game, commands }) {
      const opening = openingOf(new Array<'human'>(game.players).fill('human'), { bigScreen: { visit: null } });
      const body = { ...opening, setup: { ...opening.setup, game }, commands };
      const answer = await fetch(`${site}rooms/`, { method: 'POST', body: JSON.stringify(body) });
      if (answer.status !== 201) throw new Error(`not opened: ${answer.status} ${await answer.text()}`);
      const { room } = (await answer.json()) as { room: string };
      const screen = await socketGuest(`${site.replace('http', 'ws')}rooms/${room}`, opening.secret);
      await screen.hello();
      standing.push(screen);
      return room;
    },
    async phone(room, more = { viewport: { width: 360, height: 640 }, hasTouch: true }) {
      const page = await pageAt(`?probe#room=${room}`, more);
      await page.locator('main.controller').waitFor();
      return page;
    },
    async end() {
      loseScreens();
      await served.close();
      await rooms.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets hands play until something holds, or nothing moves any more for so many milliseconds: then it fails. */
export async function playHands(
  pages: readonly Page[],
  isDone: () => Promise<boolean>,
  patience = 60_000,
): Promise<number> {
  let presses = 0;
  let last = Date.now();
  for (;;) {
    const did = await Promise.all(pages.map((page) => playHand(page)));
    if (did.some(Boolean)) {
      presses += did.filter(Boolean).length;
      last = Date.now();
    }
    if (await isDone()) return presses;
    if (Date.now() - last > patience) {
      const seen = await Promise.all(pages.map((page) => page.locator('main').first().ariaSnapshot()));
      throw new Error(`No hand has had anything to do for ${patience} ms:\n${seen.join('\n\n')}`);
    }
    await new Promise((done) => setTimeout(done, 40));
  }
}

/** Does everything on the hand lie within its window, without anything to scroll? Otherwise what does not. */
export function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOut = (element: Element) => {
      const { width, right, bottom, left, top } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 1 || bottom > innerHeight + 1 || left < -1 || top < -1);
    };
    return [...document.querySelectorAll('.hand :is(button, h1, h2, p, li)')]
      .filter(isOut)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}
