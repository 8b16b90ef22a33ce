import { describe, expect, it } from 'vitest';
import { boardIds, boards } from '../../../src/rules/boards/index.ts';
import { faultsOf, measure } from '../../../src/table/outlines/drawing/checks.ts';
import { area, boardGeometry, contains, depth, distance, SEAT_RADIUS } from '../../../src/table/outlines/index.ts';
import { shortfallsOf } from '../../../tools/boards/check/floors.ts';
import '../../support/boards.ts';

/** Lost to rounding in the file, in board units. */
const ROUNDING = 0.002;

describe.each(boardIds)('the outlines of board %i', (id) => {
  const geometry = boardGeometry(id);
  const { regions, arcs, width, height } = geometry;

  it('MAP-2 give every region exactly the neighbours and the edge that the facts give it, and never cross', () => {
    expect(faultsOf(geometry, boards[id])).toEqual([]);
  });

  it('fill the whole board, leaving no gap', () => {
    expect(regions.reduce((sum, region) => sum + area(region.outline), 0)).toBeCloseTo(width * height, 9);
    expect((width * height) / regions.length).toBeCloseTo(1, 2);
    expect(width / height).toBeCloseTo(boards[id].aspect, 2);
  });

  it('have arcs that lie between the two regions they name', () => {
    for (const region of regions) {
      for (const { arc, reversed } of region.sides) expect(arc.regions[reversed ? 1 : 0]).toBe(region.id);
    }
    const uses = regions.flatMap((region) => region.sides).map((side) => side.arc);
    for (const arc of arcs) {
      expect(uses.filter((used) => used === arc)).toHaveLength(arc.regions[1] === undefined ? 1 : 2);
    }
  });

  it('are as roomy, open-angled and clear of each other as the floors ask', () => {
    expect(shortfallsOf(id, width, measure(geometry))).toEqual([]);
  });

  it('leave every stack its room', () => {
    for (const { outline, seat, inradius } of regions) {
      expect(contains(outline, seat)).toBe(true);
      expect(inradius).toBeGreaterThan(0.38);
      expect(depth(outline, seat)).toBeGreaterThanOrEqual(inradius - ROUNDING);
    }
  });

  it('leave three to five free spots, roomiest first, apart from the stack, the border and each other', () => {
    for (const { outline, seat, spots } of regions) {
      expect(spots.length).toBeGreaterThanOrEqual(3);
      expect(spots.length).toBeLessThanOrEqual(5);
      expect(spots.map((spot) => spot.radius)).toEqual(spots.map((spot) => spot.radius).toSorted((a, b) => b - a));
      const seatDisc = { ...seat, radius: SEAT_RADIUS };
      spots.forEach((spot, k) => {
        expect(spot.radius).toBeGreaterThan(0.07);
        expect(depth(outline, spot)).toBeGreaterThanOrEqual(spot.radius - ROUNDING);
        for (const other of [seatDisc, ...spots.slice(0, k)]) {
          expect(distance(spot, other)).toBeGreaterThanOrEqual(spot.radius + other.radius - ROUNDING);
        }
      });
    }
  });
});
