import type { Page } from 'playwright-core';
import type { GameState } from '../../../src/rules/index.ts';
import { type Box, shared } from '../../../src/table/labels/boxes.ts';
import { boardGeometry, outlinesOf } from '../../../src/table/outlines/index.ts';
import { middle } from '../../measure/statistics.ts';
import { crowded, position } from '../../players/positions.ts';
import type { View } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { settled } from '../../site/table.ts';
import { allOnPage, atTable, type Place } from '../at-table.ts';
import type { Figure } from '../figure.ts';
import { calmFigures } from './calm.ts';
import { type FigureSeen, figuresOn } from './figures.ts';
import { FINE, type Outlined, outlined, outlinesOn } from './outlines.ts';
import { figureShapes } from './shapes.ts';

const screen = { width: 1280, height: 720 } as const;
const phone: View = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
/** Square pixels that two boxes share before they count as overlapping. */
const SLIVER = 4;

/** What one sees of the table at rest with no panel open: the board's share of the window, figures' heights, and numbers in each other's way. */
export async function eyeFigures(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const players of [2, 3, 4, 5] as const) {
    const { share, tall, overlaps } = await look(site, players, {});
    figures.push(
      { name: `board_share_${players}`, value: share, aim: { atLeast: 0.33 }, note: 'regions, of 1280 × 720' },
      { name: `figure_px_${players}`, value: tall, aim: { atLeast: players === 2 ? 65 : 48 }, note: 'median height' },
      { name: `disc_overlap_${players}`, value: overlaps, aim: { atMost: players === 5 ? 5 : 0 }, note: 'pairs' },
    );
  }
  const { overlaps } = await look(site, 5, phone);
  return [
    ...figures,
    ...(await calmFigures(site)),
    ...(await outlineFigures(site)),
    { name: 'disc_overlap_phone', value: overlaps, aim: { atMost: 8 }, note: 'five, 390 × 844' },
  ];
}

interface Seen {
  readonly share: number;
  readonly tall: number;
  readonly overlaps: number;
}

type Boards = 2 | 3 | 4 | 5;

async function look(site: Site, players: Boards, view: View): Promise<Seen> {
  return withTable(site, players, view, async (page, _, figures) => ({
    share: await shareOf(page, players),
    tall: middle(figures.map(({ whole }) => whole.height)),
    overlaps: await overlapsOf(
      page,
      figures.map(({ head }) => head),
    ),
  }));
}

/** A table in the middle of a game, at rest, with nothing pointed at. */
async function withTable<T>(
  site: Site,
  players: Boards,
  view: View,
  look: (page: Page, state: GameState, figures: readonly FigureSeen[]) => Promise<T>,
): Promise<T> {
  await outlinesOf(players).promise();
  const game =
    players === 5 ? crowded() : position(players, 5, ({ phase, round }) => phase === 'conquer' && round === 5);
  const shapes = await figureShapes(game.state.forces.map(({ race }) => race));
  const page = await atTable(site, game, view);
  try {
    await page.mouse.move(1, 1);
    await settled(page);
    return await look(page, game.state, await figuresOn(page, game.state, players, shapes));
  } finally {
    await page.context().close();
  }
}

/** How much of the outline of each sign is told from its ground: the least of four boards and four kinds of sight. */
async function outlineFigures(site: Site): Promise<Figure[]> {
  const boards: Readonly<Record<Outlined, number>>[] = [];
  for (const players of [2, 3, 4, 5] as const)
    boards.push(
      await withTable(site, players, { deviceScaleFactor: FINE }, (page, state, figures) =>
        outlinesOn(page, state, players, figures),
      ),
    );
  return outlined.map((kind) => ({
    name: `outline_${kind}`,
    value: Math.min(...boards.map((told) => told[kind])),
    aim: { atLeast: 0.9 },
    note: 'share told from its ground',
  }));
}

/** The share of the window that the board's regions take: the four corners of the board, seen from where the camera is. */
async function shareOf(page: Page, players: 2 | 3 | 4 | 5): Promise<number> {
  const { width, height } = boardGeometry(players);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, z = 0]): Place => [(x * width) / 2, 0.15, (z * height) / 2]);
  const seen = await allOnPage(page, corners);
  const area = seen.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = seen[(k + 1) % seen.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(area) / 2 / (screen.width * screen.height);
}

/** Pairs of a disc or tab with a head, and of two of different regions with each other. */
async function overlapsOf(page: Page, heads: readonly Box[]): Promise<number> {
  const labels = await page.locator('.table-region').evaluateAll((all) =>
    all.map((label) =>
      [...label.children].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return { left, top, width, height };
      }),
    ),
  );
  const touches = (some: readonly Box[], others: readonly Box[]) =>
    some.some((one) => others.some((other) => shared(one, other) > SLIVER));
  return labels.reduce(
    (pairs, label, k) =>
      pairs +
      heads.filter((head) => touches(label, [head])).length +
      labels.slice(k + 1).filter((other) => touches(label, other)).length,
    0,
  );
}
