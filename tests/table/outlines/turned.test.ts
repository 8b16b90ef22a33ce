import { expect, it } from 'vitest';
import { area, boardGeometry, contains, isBroad, upright } from '../../../src/table/outlines/index.ts';
import '../../support/boards.ts';

it.each([2, 3] as const)('the broad board of %s is turned a quarter for an upright screen', (id) => {
  const board = boardGeometry(id);
  const turned = upright(board);
  expect(isBroad(board)).toBe(true);
  expect([turned.width, turned.height]).toEqual([board.height, board.width]);
  for (const [k, region] of turned.regions.entries()) {
    const flat = board.regions[k];
    expect(area(region.outline)).toBeCloseTo(area(flat?.outline ?? []), 6);
    expect(contains(region.outline, region.seat)).toBe(true);
    for (const spot of region.spots) expect(contains(region.outline, spot)).toBe(true);
    for (const { arc } of region.sides) expect(arc).toBe(turned.arcs[arc.id]);
  }
  // What was on the left is now at the far side.
  const leftmost = board.regions.toSorted((a, b) => a.seat.x - b.seat.x)[0]?.id;
  expect(turned.regions.toSorted((a, b) => a.seat.y - b.seat.y)[0]?.id).toBe(leftmost);
});

it.each([2, 3, 4, 5] as const)('the board of %s is the same object each time it is asked for', (id) => {
  expect(upright(boardGeometry(id))).toBe(upright(boardGeometry(id)));
});

it.each([4, 5] as const)('the square board of %s is not turned', (id) => {
  expect(upright(boardGeometry(id))).toBe(boardGeometry(id));
});
