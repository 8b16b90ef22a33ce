import type { Page } from 'playwright-core';
import { legal, type Phase } from '../../src/rules/index.ts';
import { people } from '../bench-rooms/devices/opening.ts';
import { plainDevice } from '../bench-rooms/devices/plain.ts';
import { nextPress, playHand, sitDown } from '../players/controller.ts';
import type { PlayedGame } from '../players/game.ts';
import { gameIn, gameWith } from '../players/positions.ts';
import { withoutWebGL } from '../site/page.ts';
import { settled } from '../site/table.ts';
import type { Scene } from './scene.ts';

const screen = { viewport: { width: 1920, height: 1080 } };
const small = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** The page’s address without its query. */
const site = (page: Page) => page.url().replace(/[?#].*$/s, '');

/** A table on a big screen, on this page. Returns its code. */
async function lay(page: Page, players = 3): Promise<string> {
  await page.goto(`${site(page)}?probe&table=${players}`);
  await page.locator('[data-door]').waitFor({ timeout: 60_000 });
  return (await page.locator('[data-big-screen]').getAttribute('data-big-screen')) ?? '';
}

/** Another device, which draws nothing in 3D; `rest`: what of the site it opens. */
async function device(page: Page, rest: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ serviceWorkers: 'block', ...small });
  if (context === undefined) throw new Error('No browser');
  await context.addInitScript(withoutWebGL);
  const other = await context.newPage();
  await other.goto(`${site(page)}?probe${rest}`);
  return other;
}

/** Somebody sits down on another device. */
async function guest(page: Page, room: string, name: string): Promise<Page> {
  const other = await device(page, `#room=${room}`);
  await sitDown(other, name);
  return other;
}

/** Plays at these hands until the one whose turn it is has come to that phase; returns it. */
async function until(hands: readonly Page[], phase: string, at: Page | null = null): Promise<Page> {
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    for (const hand of hands) {
      const next = await nextPress(hand);
      if (next?.phase === phase && (at === null || at === hand)) return hand;
      if (next !== null) await playHand(hand);
    }
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new Error(`Nobody came to ${phase}`);
}

/** A hand on this page, in that phase, at a table of two whose other hand and big screen are elsewhere. */
async function hand(page: Page, phase: string): Promise<void> {
  const table = await device(page, '&table=2');
  await table.locator('[data-big-screen]').waitFor({ timeout: 60_000 });
  const room = (await table.locator('[data-big-screen]').getAttribute('data-big-screen')) ?? '';
  await page.goto(`${site(page)}?probe#room=${room}`);
  await sitDown(page, 'Ana');
  await until([page, await guest(page, room, 'Ion')], phase, page);
}

/** The big screen with its hands playing, until somebody conquers. */
async function playing(page: Page): Promise<void> {
  const room = await lay(page);
  const hands: Page[] = [];
  for (const name of ['Ana', 'Борис', 'Łucja']) hands.push(await guest(page, room, name));
  const mine = await until(hands, 'conquer');
  await playHand(mine);
  await page.locator('[data-pointed]').waitFor();
  await settled(page);
}

/** The hand of whoever decides in this game, at a table whose big screen a program stands in for. */
async function handIn(page: Page, { setup: game, commands, state }: PlayedGame): Promise<void> {
  const { setup, ...opening } = people(game.players);
  const body = { ...opening, setup: { ...setup, game }, commands, bigScreen: { visit: null } };
  const answer = await fetch(`${site(page)}rooms/`, { method: 'POST', body: JSON.stringify(body) });
  const { room } = (await answer.json()) as { readonly room: string };
  await plainDevice(`${site(page).replace('http', 'ws')}rooms/${room}`, opening.secret);
  await page.goto(`${site(page)}?probe#room=${room}`);
  await page.locator('.controller-who input').first().fill('Ana');
  await page.locator(`[data-sit="${state.seat}"]`).click();
  await page.locator('main.controller[data-mine]').waitFor();
}

/** Somebody has just sat down at the big screen: the figure of the place gets up. */
async function waking(page: Page): Promise<void> {
  const room = await lay(page, 4);
  await settled(page);
  await guest(page, room, 'Ana');
  await page.locator('.big-places', { hasText: 'Ana' }).waitFor();
  await settled(page);
}

/** Phases to which a game played at hands comes soon, and those for which one is laid. */
const phases = ['pickCombo', 'conquer', 'redeploy', 'readyTroops'] as const;
const rarer: readonly Phase[] = ['ghouls', 'treaty', 'stout', 'withdrawal'];
const across = { ...small, viewport: { width: 640, height: 360 } };

/** The living room: the big screen, and a phone in each phase. */
export const livingScenes: readonly Scene[] = [
  {
    name: 'living-lobby',
    view: screen,
    async bring(page) {
      await lay(page, 4);
      await settled(page);
    },
  },
  { name: 'living-waking', view: screen, bring: waking },
  { name: 'living-screen', view: screen, bring: playing },
  { name: 'living-4k', view: { viewport: { width: 3840, height: 2160 } }, bring: playing },
  ...phases.map((phase): Scene => ({ name: `hand-${phase}`, view: small, bring: (page) => hand(page, phase) })),
  ...rarer.flatMap((phase): Scene[] => [
    { name: `hand-${phase}`, view: small, bring: (page) => handIn(page, gameIn(phase)) },
    { name: `hand-${phase}-across`, view: across, bring: (page) => handIn(page, gameIn(phase)) },
  ]),
  {
    name: 'controller-die',
    view: small,
    async bring(page) {
      await handIn(
        page,
        gameWith(2, (state) => legal(state).some(({ type }) => type === 'finalRoll')),
      );
      await page.locator('button.controller-region', { hasText: 'die: ' }).first().click();
    },
  },
  {
    name: 'controller-region',
    view: small,
    async bring(page) {
      await hand(page, 'conquer');
      await page.locator('button.controller-region').first().click();
    },
  },
  {
    name: 'hand-across',
    view: across,
    bring: (page) => hand(page, 'conquer'),
  },
];
