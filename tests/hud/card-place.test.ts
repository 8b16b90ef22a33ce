import { describe, expect, it } from 'vitest';
import { bandsOf, cardPlace, type Surroundings } from '../../src/hud/region/card-place.ts';
import { type Box, shared } from '../../src/table/labels/boxes.ts';

const card = { width: 208, height: 150 };
const free: Box = { left: 190, top: 40, width: 1080, height: 600 };
const pill: Box = { left: 200, top: 580, width: 520, height: 56 };
const box = (left: number, top: number, width = 120, height = 90): Box => ({ left, top, width, height });

const around = (more: Partial<Surroundings>): Surroundings => ({
  card,
  free,
  own: [box(600, 250)],
  targets: [],
  panels: [pill],
  ...more,
});

/** What of these the card lies over. */
function met({ left, top }: ReturnType<typeof cardPlace>, boxes: readonly Box[]): readonly Box[] {
  return boxes.filter((one) => shared(one, { left, top, ...card }) > 0);
}

/** Regions as on a board: so many columns and rows from a corner. */
const grid = (columns: number, rows: number, left = 320, top = 90, width = 120, height = 90): readonly Box[] =>
  Array.from({ length: columns * rows }, (_, k) =>
    box(left + (k % columns) * width, top + Math.floor(k / columns) * height, width, height),
  );

describe('the place of the card of a region', () => {
  it('is at its right where nothing else is', () => {
    const { left, top, isDocked } = cardPlace(around({}));
    expect(isDocked).toBe(false);
    expect(left).toBeGreaterThanOrEqual(720);
    expect(left).toBeLessThan(740);
    expect(Math.abs(top + 75 - 295)).toBeLessThan(10);
  });

  it('is at its left where it would leave the window at the right', () => {
    const { left, isDocked } = cardPlace(around({ own: [box(1120, 250)] }));
    expect(isDocked).toBe(false);
    expect(left + card.width).toBeLessThanOrEqual(1120);
  });

  it('is on the side away from the targets', () => {
    const { left } = cardPlace(around({ targets: [box(960, 200), box(980, 330)] }));
    expect(left + card.width).toBeLessThanOrEqual(600);
  });

  it('is above or below where both sides are taken', () => {
    const sides = [box(460, 60, 130, 420), box(730, 60, 200, 420)];
    const place = cardPlace(around({ targets: sides, own: [box(600, 250)] }));
    expect(place.isDocked).toBe(true);
    const { top, isDocked } = cardPlace(around({ targets: sides.map((one) => ({ ...one, top: 240, height: 110 })) }));
    expect(isDocked).toBe(false);
    expect(top + card.height <= 250 || top >= 340).toBe(true);
  });

  it('lies over neither its region, nor a target, nor the pill, wherever that is', () => {
    const board = grid(6, 5);
    for (const [at, own] of board.entries()) {
      const targets = board.filter((_, other) => other !== at && (other * 7 + at) % 5 === 0);
      const place = cardPlace(around({ own: [own], targets }));
      expect(met(place, [own, pill]), `region ${at}`).toEqual([]);
      if (!place.isDocked) expect(met(place, targets), `region ${at}`).toEqual([]);
      expect(place.left).toBeGreaterThanOrEqual(free.left);
      expect(place.left + card.width).toBeLessThanOrEqual(free.left + free.width);
      expect(place.top + card.height).toBeLessThanOrEqual(free.top + free.height);
    }
  });

  it('is above the pill, at the left, where there is none beside it', () => {
    const board = grid(9, 6, 190, 60);
    const [, , , , , , , , , , , own = box(0, 0)] = board;
    const targets = board.filter((one) => one !== own);
    const place = cardPlace(around({ own: [own], targets }));
    expect(place).toEqual({ left: free.left + 6, top: pill.top - 6 - card.height, isDocked: true });
  });

  it('moves along the foot where its own region is there', () => {
    const board = grid(9, 6, 190, 60);
    const own = board[45] ?? box(0, 0);
    const place = cardPlace(around({ own: [own], targets: board.filter((one) => one !== own) }));
    expect(place.isDocked).toBe(true);
    expect(met(place, [own, pill])).toEqual([]);
  });

  it('is at the foot of what is free while its region is not seen, or there is no room at all', () => {
    expect(cardPlace(around({ own: [], panels: [] }))).toEqual({ left: 196, top: 484, isDocked: true });
    const small = { left: 0, top: 30, width: 200, height: 100 };
    expect(cardPlace(around({ free: small, panels: [] }))).toEqual({ left: 6, top: 30, isDocked: true });
  });
});

describe('a shape in bands', () => {
  it('reaches in each as far as it does there', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ];
    expect(bandsOf(triangle, 2)).toEqual([box(0, 0, 50, 50), box(0, 50, 100, 50)]);
    expect(bandsOf([], 2)).toEqual([]);
  });
});
