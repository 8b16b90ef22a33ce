import type { Page } from 'playwright-core';
import { panelNames, panelOf } from '../../src/hud/panels.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import { phases } from '../../src/rules/index.ts';
import { listed } from '../../src/screens/puzzles/collection.ts';
import { gameIn } from '../players/positions.ts';
import { fileOf, openFile, openGame, openMore } from '../site/games.ts';
import type { View } from '../site/page.ts';

/** A device at a screen: one page, or two side by side to which the same is done. */
export interface Device {
  readonly first: Page;
  /** Does that to all its pages. */
  bring(bring: (page: Page) => Promise<unknown>): Promise<void>;
}

/** Opens a device. */
type Open<D extends Device = Device> = (view?: View) => Promise<D>;

/** Somewhere on the site. */
export interface Screen {
  readonly name: string;
  /** The screen of the page that it is (src/screens/App.tsx). */
  readonly of: string;
  /** The table is drawn in 3D. */
  readonly isDrawn?: true;
  /** Comes there with one device, and with each other one at the table. */
  bring<D extends Device>(open: Open<D>): Promise<readonly D[]>;
}

/** One device, that goes there from this address. */
function alone(
  name: string,
  of: string,
  bring: (page: Page) => Promise<unknown>,
  address = '',
  before: () => Promise<unknown> = async () => undefined,
): Screen {
  return {
    name,
    of,
    async bring(open) {
      await before();
      const device = await open({ address });
      await device.bring(bring);
      return [device];
    },
  };
}

/** Presses one thing after another, and waits for what comes of it. */
const through =
  (...all: readonly string[]) =>
  async (page: Page) => {
    const there = all.at(-1) ?? '';
    for (const button of all.slice(0, -1)) await page.locator(button).first().click();
    await page.locator(there).first().waitFor();
  };

/** A game in that phase, and what is pressed then. */
const at =
  (phase: Parameters<typeof gameIn>[0], ...all: readonly string[]) =>
  async (page: Page) => {
    await openGame(page, gameIn(phase));
    if (all.length > 0) await through(...all)(page);
  };

const there = (place: string) => (page: Page) => page.locator(place).first().waitFor();

/** The panels with a button. */
const withButton = panelNames.filter((name) => panelOf(name).button !== undefined);
const inStrip = (panel: string) => `.hud-top [data-panel="${panel}"]`;
const panelHead = '.side h2, dialog[open] h2';

/** A game in that phase, the panel opened by its button in the strip, or in the menu; and what is pressed then. */
const panelAt =
  (phase: Parameters<typeof gameIn>[0], panel: string, ...all: readonly string[]) =>
  async (page: Page) => {
    await at(phase)(page);
    const button = page.locator(inStrip(panel));
    if (await button.isVisible()) await button.click();
    else await through(inStrip('menu'), `dialog [data-panel="${panel}"]`, panelHead)(page);
    if (all.length > 0) await through(...all)(page);
  };

/** At that game, the panel about a player; on a phone all of them are behind a line. */
async function openSeat(page: Page, seat: number): Promise<void> {
  const menu = page.locator(`[data-seat-menu="${seat}"]`);
  if (!(await menu.isVisible())) await page.locator('.players-line').click();
  await menu.click();
  await page.locator('[data-give]').first().waitFor();
}

/** An opponent has had its turn, and says why it did what it did. */
async function askWhy(page: Page): Promise<void> {
  await openFile(page, fileOf(gameIn('conquer'), { level: 'wanderer', temper: evenTemper, seed: 1 }));
  await page.locator('[data-choice="hurry"]').click();
  await page.locator('.hud[data-phase="pickCombo"], .hud[data-phase="readyTroops"]').waitFor();
  await openSeat(page, 0);
  await through('.seat-choices > button:not([data-give])', 'dialog[open] h2')(page);
}

/** The start page with all that it can unfold. */
async function unfold(page: Page): Promise<void> {
  await openMore(page);
  await page.waitForLoadState('networkidle');
  for (const summary of await page.locator('.start summary:not(.start-rest > summary)').all()) await summary.click();
  await page.evaluate(() => scrollTo(0, 0));
}

/** Rooms let one address open no more than a table in so long. */
const mayOpen = () => new Promise((go) => setTimeout(go, 11_000));

/** Somebody opens a table to others in the middle of a game: they come by a link, or by the code alone, as strangers do. */
const friends =
  (as: 'guest' | 'stranger') =>
  async <D extends Device>(open: Open<D>): Promise<readonly D[]> => {
    await mayOpen();
    const host = await open();
    await host.bring(panelAt('conquer', 'invite', '[data-open-room]', '[data-link-of="1"]'));
    const link = await host.first.locator('[data-link-of="1"] input').inputValue();
    const code = new URL(host.first.url()).hash;
    await host.bring((page) => page.keyboard.press('Escape'));
    const other = await open({ address: as === 'guest' ? link.slice(link.indexOf('#')) : code });
    await other.bring(there(as === 'guest' ? 'main.game[data-connection="here"] .hud' : '.room-door'));
    return [other, host];
  };

/** A big screen, and a phone that has come to it. */
async function living<D extends Device>(open: Open<D>): Promise<readonly D[]> {
  const screen = await open({ address: '&table=2' });
  await screen.bring(there('[data-big-screen]'));
  const room = await screen.first.locator('[data-big-screen]').getAttribute('data-big-screen');
  const phone = await open({ address: `#room=${room}`, viewport: { width: 390, height: 844 } });
  await phone.bring(there('main.controller'));
  return [phone, screen];
}

/** Every phase of a game, every panel, and every screen of the page. */
export const screens: readonly Screen[] = [
  ...phases.map((phase) => alone(phase, 'GameScreen', at(phase))),
  ...withButton.map((panel) =>
    alone(
      `panel-${panel}`,
      'GameScreen',
      panelAt('conquer', panel, panelHead),
      '',
      panel === 'invite' ? mayOpen : undefined,
    ),
  ),
  alone('panel-menu', 'GameScreen', at('conquer', inStrip('menu'), 'dialog.menu h2')),
  alone('panel-combo', 'GameScreen', panelAt('pickCombo', 'column', '.side [data-open-combo]', '.side .combo-whole')),
  alone('panel-seat', 'GameScreen', async (page) => {
    await at('conquer')(page);
    await openSeat(page, 1);
  }),
  alone('panel-why', 'GameScreen', askWhy),
  alone('panel-region', 'GameScreen', async (page) => {
    await at('conquer')(page);
    await page.keyboard.press('g');
    await page.locator('.region-number h2').waitFor();
  }),
  alone('sheet', 'GameScreen', panelAt('conquer', 'rules', '[data-reference="sheet"]', '.sheet h2')),
  alone('dialog-confirm', 'GameScreen', at('conquer', '.dock [data-choice="endConquests"]', 'dialog.confirm h2')),
  alone('dialog-fork', 'GameScreen', at('gameOver', '[data-final="story"]', '[data-after="fork"]', 'dialog.fork h2')),
  alone('dialog-deal', 'GameScreen', at('gameOver', '[data-final="story"]', '[data-after="deal"]', 'dialog.fork h2')),
  alone('dialog-link', 'StartPage', there('dialog[open] [data-problem]'), '#game=cut'),
  { ...alone('picture', 'GameScreen', at('conquer', 'canvas')), isDrawn: true },
  alone('start', 'StartPage', unfold),
  alone('lesson', 'GameScreen', through('.start-learn', '.coach')),
  alone('story', 'GameScreen', at('gameOver', '[data-final="story"]', '.story h3')),
  alone('replay', 'ReplayScreen', at('gameOver', '[data-final="story"]', '[data-story="replay"]', '.replay')),
  alone('review', 'GameScreen', at('gameOver', '[data-final="story"]', '[data-after="review"]', '.review')),
  alone(
    'puzzle',
    'PuzzleScreen',
    through('.start-rest > summary', '.start-puzzles > summary', `[data-number="${listed[0]?.number}"]`, '.hud'),
  ),
  alone('workshop', 'WorkshopScreen', there('main button'), '&workshop'),
  alone('boards', 'BoardsScreen', there('[data-printed]'), '&boards'),
  alone('editor', 'BoardsScreen', through('[data-printed="2"]', '.edit-board [data-region]'), '&boards'),
  alone(
    'showcase',
    'ShowcaseScreen',
    there('main[data-state="playing"]'),
    '&showcase&players=2&seed=14&levels=raider&speed=4',
  ),
  alone('tables', 'TablesScreen', there('main button, .room-door'), '#tables=none'),
  { name: 'friends', of: 'RoomScreen', bring: friends('guest') },
  { name: 'door', of: 'RoomScreen', bring: friends('stranger') },
  { name: 'living', of: 'OpenTable', bring: living },
];
