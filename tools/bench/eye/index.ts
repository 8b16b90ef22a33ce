import type { Page } from 'playwright-core';
import type { Vector3 } from 'three';
import type { GameState } from '../../../src/rules/index.ts';
import { type Box, shared } from '../../../src/table/labels/least-overlap.ts';
import { stackPlace } from '../../../src/table/layout/ground.ts';
import { CHIP, FIGURE, STATUE } from '../../../src/table/layout/placement.ts';
import { boardGeometry, outlinesOf } from '../../../src/table/outlines/index.ts';
import { middle } from '../../measure/statistics.ts';
import { crowded, position } from '../../players/positions.ts';
import type { View } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { settled } from '../../site/table.ts';
import { allOnPage, atTable, type Place } from '../at-table.ts';
import type { Figure } from '../figure.ts';
import { edgesOn } from './edges.ts';
import { type FigureShape, figureShapes } from './shapes.ts';

const screen = { width: 1280, height: 720 } as const;
const phone: View = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true };
/** A figure's head: from this share of its height up. */
const CHIN = 0.55;
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
  const { whole, unsigned, bare } = await crowdedEdges(site);
  const edges: Figure[] = [
    {
      name: 'crowded_sign_edges',
      value: whole - unsigned,
      aim: { atMost: 0.007 },
      note: 'what signs on the board add',
    },
    { name: 'crowded_bare_edges', value: bare, aim: { atMost: 0.108 }, note: 'the picture alone' },
    { name: 'crowded_added_edges', value: whole - bare, note: 'what all signs and panels add' },
  ];
  return [
    ...figures,
    ...edges,
    { name: 'disc_overlap_phone', value: overlaps, aim: { atMost: 8 }, note: 'five, 390 × 844' },
  ];
}

/** Refined, as a machine with a graphics card has it at rest. */
async function crowdedEdges(site: Site): ReturnType<typeof edgesOn> {
  const page = await atTable(site, crowded(), {});
  try {
    await page.mouse.move(1, 1);
    await settled(page);
    await page.evaluate(() => window.__table?.refine());
    return await edgesOn(page);
  } finally {
    await page.context().close();
  }
}

interface Seen {
  readonly share: number;
  readonly tall: number;
  readonly overlaps: number;
}

async function look(site: Site, players: 2 | 3 | 4 | 5, view: View): Promise<Seen> {
  await outlinesOf(players).promise();
  const game =
    players === 5 ? crowded() : position(players, 5, ({ phase, round }) => phase === 'conquer' && round === 5);
  const shapes = await figureShapes(game.state.forces.map(({ race }) => race));
  const page = await atTable(site, game, view);
  try {
    await page.mouse.move(1, 1);
    await settled(page);
    const figures = await figuresOn(page, game.state, players, shapes);
    return {
      share: await shareOf(page, players),
      tall: middle(figures.map(({ height }) => height)),
      overlaps: await overlapsOf(
        page,
        figures.map(({ head }) => head),
      ),
    };
  } finally {
    await page.context().close();
  }
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

interface FigureSeen {
  /** In CSS pixels. */
  readonly height: number;
  readonly head: Box;
}

async function figuresOn(
  page: Page,
  state: GameState,
  players: 2 | 3 | 4 | 5,
  shapes: ReadonlyMap<string, FigureShape>,
): Promise<FigureSeen[]> {
  const board = boardGeometry(players);
  const figures: FigureSeen[] = [];
  for (const [region, { force, tokens }] of state.regions.entries()) {
    const holder = state.forces.find(({ id }) => id === force);
    const shape = shapes.get(holder?.race ?? '');
    if (shape === undefined || tokens === 0) continue;
    const [x, y, z] = stackPlace(board, region);
    const crown = Math.max(...shape.map((point) => point.y));
    const size = FIGURE * (holder?.declined ? STATUE : 1);
    const at = (point: Vector3): Place => [x + point.x * size, y + tokens * CHIP + point.y * size, z + point.z * size];
    const whole = boxAround(await allOnPage(page, shape.map(at)));
    const head = boxAround(await allOnPage(page, shape.filter((point) => point.y > crown * CHIN).map(at)));
    figures.push({ height: whole.height, head });
  }
  return figures;
}

function boxAround(places: readonly (readonly [number, number])[]): Box {
  const across = places.map(([x]) => x);
  const down = places.map(([, y]) => y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
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
