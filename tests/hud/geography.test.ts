import { describe, expect, it } from 'vitest';
import { type Direction, regionBeyond } from '../../src/hud/board/geography.ts';
import { boardIds, boards } from '../../src/rules/index.ts';
import '../support/boards.ts';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

describe.each(boardIds)('arrow keys on the board for %i', (board) => {
  it.each([false, true])('reach every region from every other (turned: %s)', (turned) => {
    const { regions } = boards[board];
    for (const { id } of regions) {
      const reached = new Set([id]);
      const open = [id];
      for (let from = open.pop(); from !== undefined; from = open.pop())
        for (const direction of directions) {
          const next = regionBeyond(board, from, direction, turned);
          if (next === null || reached.has(next)) continue;
          reached.add(next);
          open.push(next);
        }
      expect(reached.size).toBe(regions.length);
    }
  });
});

it('goes the way the arrow points', () => {
  expect(regionBeyond(2, 0, 'right')).toBe(1);
  expect(regionBeyond(2, 0, 'left')).toBeNull();
  expect(regionBeyond(2, 0, 'up')).toBeNull();
});
