import type { Page } from 'playwright-core';
import { scenes } from '../../shots/scenes.ts';
import { openPage } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { settled } from '../../site/table.ts';
import type { Figure } from '../figure.ts';
import { boxes } from './boxes.ts';
import { edgesOn } from './edges.ts';

/** How calm the table is: edges of the picture and of what is over it, boxes, and the board's share of the breadth. */
export async function calmFigures(site: Site): Promise<Figure[]> {
  const { edges, share, count } = await atScene(site, 'crowded', async (page) => ({
    count: (await page.evaluate(boxes)).length,
    share: (await freeBreadth(page)) / (page.viewportSize()?.width ?? 0),
    edges: await refinedEdges(page),
  }));
  const { whole, unsigned, bare } = edges;
  const boxesAt = (scene: string) => atScene(site, scene, async (page) => (await page.evaluate(boxes)).length);
  return [
    {
      name: 'crowded_sign_edges',
      value: whole - unsigned,
      aim: { atMost: 0.007 },
      note: 'what signs on the board add',
    },
    { name: 'crowded_bare_edges', value: bare, aim: { atMost: 0.108 }, note: 'the picture alone' },
    { name: 'crowded_added_edges', value: whole - bare, aim: { atMost: 0.025 }, note: 'what signs and panels add' },
    { name: 'crowded_boxes', value: count, aim: { atMost: 28 }, note: 'elements with a box of their own' },
    { name: 'turn_boxes', value: await boxesAt('turn'), aim: { atMost: 26 }, note: "in a newcomer's turn" },
    {
      name: 'phone_turn_boxes',
      value: await boxesAt('phone-turn'),
      aim: { atMost: 20 },
      note: 'the same, 390 × 844',
    },
    { name: 'board_width_share', value: share, aim: { atLeast: 0.82 }, note: 'of 1280, between rail and list' },
  ];
}

/** What `look` finds at a scene of `npm run shots`, at rest, with nothing pointed at. */
async function atScene<T>(site: Site, name: string, look: (page: Page) => Promise<T>): Promise<T> {
  const scene = scenes.find((one) => one.name === name);
  if (scene === undefined) throw new Error(`No scene ${name}`);
  const page = await openPage(site, scene.view);
  try {
    await scene.bring(page);
    await page.mouse.move(1, 1);
    await settled(page);
    return await look(page);
  } finally {
    await page.context().close();
  }
}

/** Refined, as a machine with a graphics card has it at rest. */
async function refinedEdges(page: Page): ReturnType<typeof edgesOn> {
  await page.evaluate(() => window.__table?.refine());
  return edgesOn(page);
}

/** CSS pixels from the players' rail to the panel at the right of the board, or to the window's edge. */
function freeBreadth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [rail, panels] = ['.hud-left .players > *', '.hud-right:not([data-side="left"]), .side'].map((selector) =>
      [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0),
    );
    const from = Math.max(0, ...(rail ?? []).map(({ right }) => right));
    return Math.min(innerWidth, ...(panels ?? []).map(({ left }) => left)) - from;
  });
}
