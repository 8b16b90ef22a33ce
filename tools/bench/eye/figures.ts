import type { Page } from 'playwright-core';
import type { Vector3 } from 'three';
import type { GameState } from '../../../src/rules/index.ts';
import type { Box } from '../../../src/table/labels/boxes.ts';
import { stackPlace } from '../../../src/table/layout/ground.ts';
import { CHIP, FIGURE, STATUE } from '../../../src/table/layout/placement.ts';
import { boardGeometry } from '../../../src/table/outlines/index.ts';
import { allOnPage, type Place } from '../at-table.ts';
import type { FigureShape } from './shapes.ts';

/** A figure's head: from this share of its height up. */
const CHIN = 0.55;

export interface FigureSeen {
  readonly region: number;
  readonly whole: Box;
  readonly head: Box;
}

/** The figures on the board, as they are seen: boxes in CSS pixels. */
export async function figuresOn(
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
    figures.push({ region, whole, head });
  }
  return figures;
}

function boxAround(places: readonly (readonly [number, number])[]): Box {
  const across = places.map(([x]) => x);
  const down = places.map(([, y]) => y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}
