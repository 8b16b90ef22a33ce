import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three';
import { boardFacts, type GameState } from '../../../src/rules/index.ts';
import { boardMesh } from '../../../src/table/board/board-mesh.ts';
import { EDGE, stoneRings } from '../../../src/table/board/stone.ts';
import type { Box } from '../../../src/table/labels/boxes.ts';
import { groundOf, stackPlace } from '../../../src/table/layout/ground.ts';
import { CHIP, FIGURE } from '../../../src/table/layout/placement.ts';
import { boardGeometry } from '../../../src/table/outlines/index.ts';
import { contrastOf, type Eyes, eyes, luminance } from '../../../src/ui/look/eyes.ts';
import { allOnPage, type Place } from '../at-table.ts';
import { veiled } from './edges.ts';
import type { FigureSeen } from './figures.ts';

/** CSS pixels of an ink line; its luminance at most; and the contrast that needs none. */
const ink = { wide: 1.5, dark: 0.08, needless: 3 } as const;
/** Device pixels a CSS pixel: lines are measured finer than they are seen. */
export const FINE = 2;

type At = readonly [x: number, y: number];
/** A way across an outline, in CSS pixels: from within what is outlined to the ground beside it. */
type Crossing = readonly [within: At, beside: At];

interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pictureOf(page: Page): Promise<Picture> {
  const shot = await page.screenshot({ timeout: 120_000 });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The share of an outline that such eyes tell apart from the ground, or by a line of ink. */
function shareTold(picture: Picture, crossings: readonly Crossing[], by: Eyes): number {
  const told = crossings.filter(([within, beside]) => {
    const length = Math.hypot(beside[0] - within[0], beside[1] - within[1]);
    const steps = Math.max(2, Math.round(length * FINE));
    const across = Array.from({ length: steps + 1 }, (_, k) =>
      lightAt(picture, between(within, beside, k / steps), by),
    );
    if (contrastOf(across[0] ?? 0, across.at(-1) ?? 0) >= ink.needless) return true;
    let run = 0;
    return across.some((light) => {
      run = light <= ink.dark ? run + length / steps : 0;
      return run >= ink.wide - 0.5 / FINE;
    });
  });
  return told.length / crossings.length;
}

const between = (a: At, b: At, t: number): At => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function lightAt({ bytes, width, height }: Picture, [x, y]: At, by: Eyes): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x * FINE - 0.5)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y * FINE - 0.5)));
  const at = 3 * (row * width + column);
  return luminance(by, `#${bytes.toString('hex', at, at + 3)}`);
}

/** Board units that land must be before a point to hide it. */
const HIDDEN = 0.03;
const lands = new Map<number, Mesh>();

function landOf(players: 2 | 3 | 4 | 5): Mesh {
  const known =
    lands.get(players) ?? new Mesh(boardMesh(boardGeometry(players)), new MeshBasicMaterial({ side: DoubleSide }));
  lands.set(players, known);
  return known;
}

export const outlined = ['flag', 'disc', 'ring', 'rim', 'faded'] as const;
export type Outlined = (typeof outlined)[number];

/** The least share of the outlines of each kind that is told apart on this page, of all eyes. */
export async function outlinesOn(
  page: Page,
  state: GameState,
  players: 2 | 3 | 4 | 5,
  figures: readonly FigureSeen[],
): Promise<Record<Outlined, number>> {
  const worst = (picture: Picture, all: readonly Crossing[]) =>
    Math.min(...eyes.map((by) => (all.length === 0 ? 1 : shareTold(picture, all, by))));
  const signed = await pictureOf(page);
  const [flag, disc] = [await flagsOn(page), await discsOn(page)];
  const withPieces = await veiled(page, 'unsigned', () => pictureOf(page));
  await page.evaluate(async () => {
    const table = window.__table;
    for (const name of ['pieces', 'props']) {
      const thing = table?.three.scene.getObjectByName(name);
      if (thing) thing.visible = false;
    }
    table?.redraw();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const bare = await veiled(page, 'bare', () => pictureOf(page));
  return {
    flag: worst(signed, flag),
    disc: worst(signed, disc),
    ring: worst(withPieces, await ringsOn(page, state, players, figures)),
    rim: worst(bare, await rimsOn(page, state, players, false)),
    faded: worst(bare, await rimsOn(page, state, players, true)),
  };
}

/** Around each flag but along its notch. */
async function flagsOn(page: Page): Promise<Crossing[]> {
  const boxes = await boxesOf(page, '.table-cost');
  return boxes.flatMap(({ left, top, width, height }) =>
    Array.from({ length: 8 }, (_, k) => (k + 0.5) / 8).flatMap((t): Crossing[] => {
      const [right, bottom] = [left + width, top + height * 0.8];
      const y = top + (bottom - top) * t;
      const x = left + width * t;
      return [
        [
          [left + 2, y],
          [left - 4, y],
        ],
        [
          [right - 2, y],
          [right + 4, y],
        ],
        [
          [x, top + 4],
          [x, top - 4],
        ],
      ];
    }),
  );
}

async function discsOn(page: Page): Promise<Crossing[]> {
  const boxes = await boxesOf(page, '.table-disc');
  return boxes.flatMap(({ left, top, width, height }) =>
    around(24).map(([x, y]): Crossing => {
      const [midX, midY] = [left + width / 2, top + height / 2];
      const [from, to] = [width / 2 - 2, width / 2 + 4];
      return [
        [midX + x * from, midY + y * from],
        [midX + x * to, midY + y * to],
      ];
    }),
  );
}

function boxesOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
}

const around = (count: number): At[] =>
  Array.from({ length: count }, (_, k) => [Math.cos((k / count) * 2 * Math.PI), Math.sin((k / count) * 2 * Math.PI)]);

/** The ring on top of each stack, where the eye sees its edge: towards the viewer. */
async function ringsOn(
  page: Page,
  state: GameState,
  players: 2 | 3 | 4 | 5,
  figures: readonly FigureSeen[],
): Promise<Crossing[]> {
  const board = boardGeometry(players);
  const all = state.regions.map(({ force, tokens }, region): [Place, Place][] => {
    if (force === null || tokens === 0) return [];
    const [x, y, z] = stackPlace(board, region);
    const top = y + tokens * CHIP;
    return around(24)
      .filter(([, toViewer]) => toViewer > 0.2)
      .map(([ax, az]) => [
        [x + ax * 0.43 * FIGURE, top, z + az * 0.43 * FIGURE],
        [x + ax * 0.62 * FIGURE, y, z + az * 0.62 * FIGURE],
      ]);
  });
  const seen = await Promise.all(all.map((pairs) => crossed(page, players, pairs)));
  const hides = ({ left, top, width, height }: Box, [x, y]: At) =>
    x > left && x < left + width && y > top && y < top + height;
  return seen.flatMap((crossings, region) =>
    crossings.filter(([within]) => !figures.some((one) => one.region !== region && hides(one.whole, within))),
  );
}

/** Both edges of each rim, of races in decline or of active ones. */
async function rimsOn(page: Page, state: GameState, players: 2 | 3 | 4 | 5, isDeclined: boolean): Promise<Crossing[]> {
  const board = boardGeometry(players);
  const pairs = state.regions.flatMap(({ force }, region): [Place, Place][] => {
    const holder = state.forces.find(({ id }) => id === force);
    const shape = board.regions[region];
    const terrain = boardFacts(players).regions[region]?.terrain;
    if (holder === undefined || holder.declined !== isDeclined || shape === undefined || terrain === undefined)
      return [];
    const { rim } = groundOf(terrain);
    const rings = stoneRings(shape);
    const beside = (ring: typeof rings.foot, from: number, to: number): [Place, Place][] =>
      ring.flatMap((point, k) => {
        // Between two regions of one holder there is a seam, and no outline.
        if (point.beside !== undefined && state.regions[point.beside]?.force === force) return [];
        const [last, next] = [ring.at(k - 1) ?? point, ring[(k + 1) % ring.length] ?? point];
        const [dx, dy] = [next.x - last.x, next.y - last.y];
        const length = Math.hypot(dx, dy) || 1;
        // Dashes of what is in decline are looked at where they are.
        if (isDeclined && Math.abs(((((point.along * 0.5) % 1) + 1) % 1) - 0.5) > 0.3) return [];
        const [ox, oy] = [dy / length, -dx / length];
        return [
          [
            [point.x + ox * from, rim, point.y + oy * from],
            [point.x + ox * to, rim, point.y + oy * to],
          ],
        ];
      });
    const half = EDGE.rim * (isDeclined ? 0.38 : 0.5);
    return [...beside(rings.outer, -half, 0.07), ...(isDeclined ? [] : beside(rings.inner, half, -0.06))];
  });
  return crossed(page, players, pairs);
}

/** As they are seen, without those that land before them hides. */
async function crossed(
  page: Page,
  players: 2 | 3 | 4 | 5,
  all: readonly (readonly [Place, Place])[],
): Promise<Crossing[]> {
  const eye = new Vector3(...((await page.evaluate(() => window.__table?.camera)) ?? []));
  const land = landOf(players);
  const pairs = all.filter(([within]) => {
    const way = new Vector3(...within).sub(eye);
    const far = way.length();
    return new Raycaster(eye, way.normalize(), 0, far - HIDDEN).intersectObject(land).length === 0;
  });
  const seen = await allOnPage(page, pairs.flat());
  return pairs.flatMap((_, k): Crossing[] => {
    const [within, beside] = [seen[2 * k], seen[2 * k + 1]];
    return within === undefined || beside === undefined ? [] : [[within, beside]];
  });
}
