import { expect, it } from 'vitest';
import { regionBeyond } from '../../src/hud/geography.ts';
import { boardIds, boards, type RegionId } from '../../src/rules/index.ts';

const directions = ['left', 'right', 'up', 'down'] as const;

it('lets the arrow keys come from every region to every other one, on all boards, turned or not', () => {
  for (const board of boardIds) {
    for (const turned of [false, true]) {
      for (const { id } of boards[board].regions) {
        const reached = new Set<RegionId>([id]);
        for (const region of reached) {
          for (const direction of directions) {
            const next = regionBeyond(board, region, direction, turned);
            if (next !== null) reached.add(next);
          }
        }
        expect(reached.size, `board ${board}, from region ${id}`).toBe(boards[board].regions.length);
      }
    }
  }
});
