import { describe, expect, it } from 'vitest';
import { boardIds } from '../../../src/rules/boards/index.ts';
import { findCrossing, segmentsOf } from '../../../src/table/outlines/drawing/crossings.ts';
import { area, boardGeometry, depth, inset, type Ring } from '../../../src/table/outlines/index.ts';
import { GUTTER } from '../../../src/table/outlines/inset.ts';
import { perimeter } from '../../../src/table/outlines/plane.ts';
import '../../support/boards.ts';

/** What leaving out points of nearly straight lines may cost, in board units. */
const TOLERANCE = 0.003;

function closed(ring: Ring): Ring {
  return [...ring, ...ring.slice(0, 1)];
}

describe.each(boardIds)('the stones of board %i', (id) => {
  const stones = boardGeometry(id).regions.map(({ outline }) => ({ outline, stone: inset(outline) }));

  it('lie inside their regions, a gutter away from the border', () => {
    for (const { outline, stone } of stones) {
      const least = Math.min(...stone.map((p) => depth(outline, p)));
      expect(least).toBeGreaterThan(GUTTER - TOLERANCE);
      expect(least).toBeLessThan(GUTTER + TOLERANCE);
    }
  });

  it('do not cross themselves', () => {
    for (const { stone } of stones) expect(findCrossing(segmentsOf(closed(stone)))).toBeUndefined();
  });

  it('are whole: no less than the gutter and the rounded corners is missing', () => {
    for (const { outline, stone } of stones) {
      const gutter = perimeter(outline) * GUTTER;
      expect(area(stone)).toBeLessThan(area(outline) - gutter * 0.9);
      expect(area(stone)).toBeGreaterThan(area(outline) - gutter * 1.1 - 0.02);
    }
  });

  it('are light enough to draw', () => {
    for (const { stone } of stones) expect(stone.length).toBeLessThan(200);
  });
});

describe('inset', () => {
  const square: Ring = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];

  it('moves a square in and rounds its corners', () => {
    const stone = inset(square, 0.1, 0.1);
    const rounded = 0.64 - (4 - Math.PI) * 0.01;
    expect(Math.abs(area(stone) - rounded)).toBeLessThan(0.01);
    expect(Math.min(...stone.map((p) => p.x))).toBeCloseTo(0.1, 3);
    expect(Math.max(...stone.map((p) => p.y))).toBeCloseTo(0.9, 3);
  });
});
