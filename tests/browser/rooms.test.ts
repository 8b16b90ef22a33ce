import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GameState, newGame } from '../../src/rules/index.ts';
import { makeLink } from '../../src/session/links/link.ts';
import { playAgain } from '../../src/session/turn/step.ts';
import { serve } from '../../tools/house/serve.mjs';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { startRooms } from '../../tools/rooms/rooms.mjs';
import { freePort } from '../../tools/site/free-port.ts';
import { faults } from './axe.ts';
import { gameWith } from './games.ts';
import { planMouse, playTogether, waitFor } from './hands.ts';
import { openProfile } from './harness.ts';
import { unfold } from './more.ts';
import { openPanel } from './panels.ts';

let site = '';
let end = async () => undefined as unknown;

const hasEngine = findEngine() !== null;

beforeAll(async () => {
  if (!hasEngine) return;
  const folder = mkdtempSync(join(tmpdir(), 'small-world-rooms-'));
  const rooms = await startRooms(folder, { port: await freePort() });
  const served = await serve(process.env.DIST ?? 'dist', { base: '/some/path/', rooms: rooms.port });
  site = served.url;
  end = async () => {
    await served.close();
    await rooms.end();
    rmSync(folder, { recursive: true, force: true });
  };
}, 60_000);
afterAll(() => end());

/** A game that somebody has begun at one screen, until then. */
function gameUntil(isThen: (state: GameState) => boolean): string {
  const { setup, commands } = gameWith(2, isThen);
  const start = newGame(setup);
  const played = start.ok ? playAgain(start.state, commands) : { refusal: null };
  if ('refusal' in played) throw new Error('no game');
  const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control: 'human' as const }));
  const made = makeLink({ setup: { game: setup, seats, options: { curtain: false } }, ...played });
  if (!made.ok) throw new Error(made.problem);
  return made.link;
}

async function pageAt(hash: string, more = {}): Promise<Page> {
  const profile = await openProfile({ flat: true, site, ...more });
  const page = await profile.newPage();
  await page.goto(`${site}?probe${hash}`);
  return page;
}

/** Whoever invites others to a game of one screen: at the table, with the links. */
async function hostOf(game: string, more = {}): Promise<Page> {
  const host = await pageAt(`#game=${game}`, more);
  await host.locator('dialog[open] button.primary').click();
  await host.locator('.hud').waitFor();
  await openPanel(host, 'invite');
  await host.locator('[data-open-room]').click();
  await atRoom(host);
  // The panel with the links opens by itself.
  await host.locator('[data-link-of="1"]').waitFor();
  return host;
}

/** How many of these are seen whole: in the window, and nothing before them. */
const seenWhole = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const corners = [
          [left + 3, top + 3],
          [right - 3, top + 3],
          [left + 3, bottom - 3],
          [right - 3, bottom - 3],
        ] as const;
        return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      }).length,
  );

/** What has the focus under the notices at the foot of a dialog, as Tab leads through it to them. */
async function stopsUnderNotices(page: Page): Promise<readonly string[]> {
  const under: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      const notices = document.querySelector('dialog[open] > .speaker');
      if (at === null || notices === null || notices.contains(at)) return null;
      return at.getBoundingClientRect().bottom > notices.getBoundingClientRect().top ? at.outerHTML : '';
    });
    if (found === null) return under;
    if (found !== '') under.push(found);
  }
  throw new Error('Tab does not come to the notices');
}

const atRoom = (page: Page) => page.locator('main.game[data-connection="here"] .hud').waitFor();
const linkOf = (page: Page, name: string) => page.locator(`[data-link-of="${name}"] input`).inputValue();
const hashOf = (link: string) => link.slice(link.indexOf('#'));
/** What everybody sees at this page. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { view, log } = window.smallWorldProbe?.position().context ?? {};
    return { coins: view?.coins, round: view?.round, phase: view?.phase, log: log?.length };
  });

describe.runIf(hasEngine)('a table that friends sit at from other screens', () => {
  it('goes on with a game of one screen to its end at two, a phone and a desk; its chance is checked there, and another game follows', async () => {
    const host = await hostOf(gameUntil(({ round, phase }) => round === 10 && phase === 'conquer'));
    const link = await linkOf(host, '1');
    expect(await faults(host)).toEqual([]);
    await host.keyboard.press('Escape');

    const guest = await pageAt(hashOf(link), { viewport: { width: 390, height: 844 }, hasTouch: true });
    await atRoom(guest);
    // The invitation has been used: nobody finds it in the address.
    expect(new URL(guest.url()).hash).toMatch(/^#room=[A-Z2-9]{6}$/);
    await guest.locator('[data-room-say]').click();
    expect(await faults(guest)).toEqual([]);
    await guest.locator('[data-phrase="hello"]').click();
    await host.locator('[data-heard="hello"]').waitFor();
    await host.locator('[data-room-say]').click();
    await host.locator('[data-room-heard]:has-text("Hello!")').waitFor();
    expect(await faults(host)).toEqual([]);
    await host.keyboard.press('Escape');

    expect(await playTogether([host, guest], planMouse)).toBeGreaterThan(3);
    const [one, other] = await Promise.all([seen(host), seen(guest)]);
    expect(one.phase).toBe('gameOver');
    expect(other).toEqual(one);

    await guest.locator('[data-final="story"]').click();
    await guest.locator('[data-after="fair"]').click();
    await guest.locator('[data-check-fair]').click();
    await guest.locator('[data-fair="fair"]').waitFor();
    for (const [button, name] of [
      ['data-take-told', /\.jsonl$/],
      ['data-keep-file', /\.json$/],
    ] as const) {
      const [file] = await Promise.all([guest.waitForEvent('download'), guest.locator(`[${button}]`).click()]);
      expect(file.suggestedFilename()).toMatch(name);
    }
    await guest.keyboard.press('Escape');
    // Either presses once: who comes second agrees.
    await guest.locator('[data-final="again"]').click();
    await host.locator('[data-room-notice="proposal rematch"]').waitFor();
    await host.locator('[data-final="again"]').click();
    await waitFor('another game', async () => (await seen(host)).log === 0 && (await seen(guest)).log === 0);
  });

  it('held sideways, has room for the troops to be placed; and all that may be said is seen', async () => {
    const sideways = { viewport: { width: 844, height: 390 }, hasTouch: true };
    const host = await hostOf(
      gameUntil(({ round, phase }) => round === 3 && phase === 'redeploy'),
      sideways,
    );
    await host.keyboard.press('Escape');
    await host.locator('.troops').waitFor();
    await expect.poll(() => seenWhole(host, '.troops .stepper button')).toBeGreaterThanOrEqual(2);
    await host.setViewportSize({ width: 1280, height: 720 });
    await host.locator('[data-room-say]').click();
    await host.locator('[data-phrase="hello"]').waitFor();
    expect(await seenWhole(host, '[data-phrase]')).toBe(await host.locator('[data-phrase]').count());
    await host.keyboard.press('Escape');
    // On the start page it is the first thing to go on with.
    await host.goto(site);
    await host.locator('[data-last-room]').click();
    await atRoom(host);
  });

  it('keeps a seat: a reload leads back to it, another device is let in only if it is agreed to, and a forged link is told', async () => {
    const host = await pageAt('');
    await host.locator('.start-setup > summary').click();
    await host.locator('.start-counts label', { hasText: 'People only' }).click();
    await host.locator('[data-invite]').click();
    await host.locator('[data-open-room]').click();
    await host.locator('[data-link-of="1"]').waitFor();
    const link = hashOf(await linkOf(host, '1'));
    // Back closes the panel, then leads to the start page, and costs no seat.
    await host.goBack();
    await host.locator('dialog[open]').waitFor({ state: 'detached' });
    await host.goBack();
    await host.locator('main.start').waitFor();
    await host.goForward();
    await host.locator('[data-link-of="1"]').waitFor();
    await host.keyboard.press('Escape');
    const first = await pageAt(link);
    await atRoom(first);
    await first.reload();
    await atRoom(first);
    const viewer = () => first.evaluate(() => window.smallWorldProbe?.position().context.viewer);
    await waitFor('the seat again', async () => (await viewer()) === 1);

    const second = await pageAt(link);
    await second.locator('[data-knocking]').waitFor();
    // Asked while the table's panel is open: at its foot, and over nothing that has the focus.
    await first.locator('[data-room-panel]').click();
    await first.locator('dialog[open] [data-answer="yes"]').waitFor();
    const usual = first.viewportSize() ?? { width: 1280, height: 720 };
    await first.setViewportSize({ ...usual, height: 400 });
    expect(await stopsUnderNotices(first)).toEqual([]);
    await first.setViewportSize(usual);
    await first.locator('[data-answer="yes"]').click();
    await atRoom(second);
    // It is put out again by the one that was there first, and asks anew if it likes.
    await first.locator('[data-put-out]').click();
    await second.getByText('This device has been sent away').waitFor();
    await first.locator('[data-put-out]').waitFor({ state: 'detached' });
    await first.keyboard.press('Escape');
    await second.close();

    // All who are there agree: the host goes on alone, with the game as it is.
    await host.locator('[data-room-panel]').click();
    await host.locator('[data-propose="goLocal"]').click();
    await host.locator('[data-out-sure="goLocal"]').click();
    await first.locator('[data-room-notice="proposal goLocal"] [data-answer="yes"]').click();
    await host.locator('main.game:not([data-room]) .hud').waitFor();
    expect(new URL(host.url()).hash).toMatch(/^#\/game\/room-/);

    // Another letter within: what chats leave behind a link is not read as a part of it.
    const at = link.length - 4;
    const stranger = await pageAt(`${link.slice(0, at)}${link[at] === 'a' ? 'b' : 'a'}${link.slice(at + 1)}`);
    await stranger.locator('[data-room-ending]').getByText('does not lead to a seat').waitFor();
    await stranger.locator('.missing-screen button').click();
    await unfold(stranger, 'rooms');
    await stranger.locator('.room-typed input').fill('ABC');
    await stranger.locator('.room-typed button').click();
    await stranger.locator('.room-typed [data-said="now"]:not(:empty)').waitFor();
  });
});
