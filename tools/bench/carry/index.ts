import type { Page } from 'playwright-core';
import type { GameState } from '../../../src/rules/index.ts';
import { bannerSlot, forceSlot, forcesAt } from '../../../src/table/layout/seats.ts';
import { seatPlace } from '../../../src/table/layout/table-plan.ts';
import { boardGeometry, outlinesOf } from '../../../src/table/outlines/index.ts';
import { middle } from '../../measure/statistics.ts';
import type { PlayedGame } from '../../players/game.ts';
import { crowded, mayDo, position, regionFor } from '../../players/positions.ts';
import type { View } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { framesDrawn, settled } from '../../site/table.ts';
import { atTableWithHands, onPage } from '../at-table.ts';
import type { Figure } from '../figure.ts';

type Place = readonly [x: number, y: number];

/** Over which part of the page things are carried about, in CSS pixels: its middle, and how far to each side. */
const MIDDLE = { at: [640, 330], reach: [260, 120] } as const;

/** Something of the table that is carried. */
interface Carried {
  /** Part of the figures' names. */
  readonly name: string;
  readonly what: string;
  readonly game: () => PlayedGame;
  /** Where it is taken, in CSS pixels of the page. */
  readonly grip: (page: Page, state: GameState) => Promise<Place>;
  /** Is it in the hand? */
  readonly isHeld: (page: Page) => Promise<boolean>;
}

/** Frames for which something is carried to and fro, and seconds for which it is then held still. */
const FRAMES = 60;
const REST = 4;

const holds = (thing: string) => (page: Page) =>
  page.evaluate((wanted) => window.smallWorldProbe?.inHand() === wanted, thing);

const cloth = (state: GameState) => seatPlace(boardGeometry(state.board), state.players, state.seat);

const all: readonly Carried[] = [
  {
    name: 'carry',
    what: 'tokens',
    game: crowded,
    async grip(page, state) {
      const forces = forcesAt(state, state.seat);
      const k = forces.findIndex(({ id }) => id === state.turn.force);
      const [x, y, z] = forceSlot(cloth(state), k, forces.length);
      const top = Math.min(10, forces[k]?.hand ?? 0) * 0.06;
      return onPage(page, [x - 0.14, y + top + 0.14, z - 0.15]);
    },
    isHeld: async (page) => (await page.locator('.carry-tab').count()) > 0,
  },
  {
    name: 'carry_combo',
    what: 'a combo',
    game: () => position(5, 29, (state) => state.phase === 'pickCombo' && state.round > 5),
    async grip(page) {
      const box = await page.locator('[data-combo="1"] .combo-still').first().boundingBox();
      if (box === null) throw new Error('There is no combo.');
      return [box.x + box.width / 2, box.y + box.height / 2];
    },
    isHeld: holds('combo'),
  },
  {
    name: 'carry_die',
    what: 'the die',
    game: () => position(5, 29, (state) => state.round > 5 && mayDo(state, 'finalRoll')),
    async grip(page, state) {
      // It is thrown for a region.
      await page.locator(`#board [data-region="${regionFor(state, 'finalRoll')}"]`).focus();
      await page.keyboard.press('Enter');
      await settled(page);
      const { x, y } = (await page.evaluate(() => window.smallWorldProbe?.dieOnPage())) ?? { x: 0, y: 0 };
      return [x, y];
    },
    isHeld: holds('die'),
  },
  {
    name: 'carry_banner',
    what: 'a banner',
    game: () => position(5, 29, (state) => state.round > 5 && mayDo(state, 'decline')),
    grip: (page, state) => onPage(page, bannerSlot(forceSlot(cloth(state), 0, forcesAt(state, state.seat).length))),
    isHeld: holds('banner'),
  },
];

/** Moves what is in the hand to and fro; gives the milliseconds of script of each frame, and of the pointer's way to it. */
const carryAbout = (page: Page, { at, reach }: { readonly at: Place; readonly reach: Place }) =>
  page.evaluate(
    async ({ frames, x, y, across, down }) => {
      const canvas = document.querySelector('canvas');
      const spent: number[] = [];
      for (let k = 0; k < frames; k++) {
        const [clientX, clientY] = [x + across * Math.sin(k / 9), y + down * Math.cos(k / 7)];
        const hand = { pointerId: 1, pointerType: 'mouse', buttons: 1, isPrimary: true, bubbles: true };
        const drawn = window.__table?.frames() ?? 0;
        const begun = performance.now();
        canvas?.dispatchEvent(new PointerEvent('pointermove', { ...hand, clientX, clientY }));
        const pointer = performance.now() - begun;
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
        // What follows the pointer as an element of the page has no frame of the table.
        const isDrawn = (window.__table?.frames() ?? 0) > drawn;
        spent.push(pointer + (isDrawn ? (window.__table?.script.at(-1) ?? Number.NaN) : 0));
      }
      return spent;
    },
    { frames: FRAMES, x: at[0], y: at[1], across: reach[0], down: reach[1] },
  );

/** What it costs to carry something over a late table of five: our script for a frame and the pointer's way to it, and frames while the hand is still. */
async function carry(site: Site, { name, what, game, grip, isHeld }: Carried): Promise<Figure[]> {
  await outlinesOf(5).promise();
  const played = game();
  // Our own script is the same however many pixels are drawn; a software rasteriser would take minutes over all of them.
  const view: View = { settings: { quality: 'medium', reducedMotion: 'off' }, deviceScaleFactor: 0.2 };
  const page = await atTableWithHands(site, played, view);
  const [x, y] = await grip(page, played.state);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(MIDDLE.at[0], MIDDLE.at[1], { steps: 4 });
  await settled(page);
  if (!(await isHeld(page))) throw new Error(`The hand did not get hold of ${what}.`);
  const times = await carryAbout(page, MIDDLE);
  if (!(await isHeld(page))) throw new Error(`The hand has lost ${what}.`);
  const script: Figure = {
    name: `${name}_frame_script_ms`,
    value: middle(times),
    aim: { atMost: 4 },
    note: `our script in the middle frame of carrying ${what}, with the pointer’s way there`,
  };
  const figures = [script, await stillHand(page, name)];
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.context().close();
  return figures;
}

/** Frames that are drawn while a hand holds something still. */
async function stillHand(page: Page, name: string): Promise<Figure> {
  await settled(page);
  const before = await framesDrawn(page);
  await page.waitForTimeout(REST * 1000);
  const value = (await framesDrawn(page)) - before;
  return { name: `${name}_idle_frames`, value, aim: { atMost: 0 }, note: `${REST} s with a still hand` };
}

/** What it costs to carry each of the things that a hand takes. */
export async function carryFigures(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const carried of all) figures.push(...(await carry(site, carried)));
  return figures;
}
