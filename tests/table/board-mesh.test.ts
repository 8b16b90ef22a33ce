import { describe, expect, it } from 'vitest';
import { boards, type Command } from '../../src/rules/index.ts';
import { targetsOf } from '../../src/table/attention/index.ts';
import { boardMesh } from '../../src/table/board/board-mesh.ts';
import { PROGRAMS, terrainOrder } from '../../src/table/board/mesh-data.ts';
import { boardGeometry, contains } from '../../src/table/outlines/index.ts';
import '../support/boards.ts';

describe("the board's mesh", () => {
  const board = boardGeometry(3);
  const mesh = boardMesh(board).toNonIndexed();
  const [position, region, rim] = [
    mesh.getAttribute('position'),
    mesh.getAttribute('region'),
    mesh.getAttribute('rim'),
  ];

  it('has ground for every region, inside its outline', () => {
    const seen = new Set<number>();
    for (let k = 0; k < position.count; k += 3) {
      const id = region.getX(k);
      const outline = board.regions[id]?.outline ?? [];
      const centre = {
        x: (position.getX(k) + position.getX(k + 1) + position.getX(k + 2)) / 3,
        y: (position.getZ(k) + position.getZ(k + 1) + position.getZ(k + 2)) / 3,
      };
      if (region.getZ(k) < 3) continue;
      seen.add(id);
      expect(contains(outline, centre), `region ${id}`).toBe(true);
    }
    expect(seen.size).toBe(boards[3].regions.length);
  });

  it('has rims that never run backwards', () => {
    for (let k = 0; k < position.count; k += 3) {
      if (region.getZ(k) !== 2) continue;
      const along = [rim.getX(k), rim.getX(k + 1), rim.getX(k + 2)];
      expect(Math.max(...along) - Math.min(...along)).toBeLessThan(16);
    }
  });

  it('has a group for each program, with what that program draws', () => {
    const { groups, index } = boardMesh(board);
    expect(groups.map(({ materialIndex }) => materialIndex)).toEqual([...PROGRAMS.keys()]);
    let end = 0;
    for (const { start, count, materialIndex = 0 } of groups) {
      expect(start).toBe(end);
      end = start + count;
      for (let k = start; k < end; k++) {
        const [terrain = '', part] = [terrainOrder[region.getY(k)], region.getZ(k)];
        const ground = terrain === 'sea' || terrain === 'lake' ? 'water' : 'land';
        expect(PROGRAMS[materialIndex]).toBe(part === 3 ? ground : part === 0 ? 'walls' : 'bands');
      }
    }
    expect(end).toBe(index?.count);
  });

  it('stays within its share of the triangles', () => {
    const { index, attributes } = boardMesh(boardGeometry(5));
    expect((index?.count ?? Number.NaN) / 3).toBeLessThan(45_000);
    expect(attributes.position?.count).toBeLessThan(40_000);
  });
});

describe('targets', () => {
  const forces = [
    { id: 1, seat: 0, declined: false },
    { id: 2, seat: 0, declined: true },
    { id: 3, seat: 1, declined: true },
  ];
  const view = { seat: 0, forces, regions: [2, 1, 1, 3, null].map((force) => ({ force })) };
  const conquer = (...regions: readonly number[]) => regions.map((region): Command => ({ type: 'conquer', region }));
  const abandon: readonly Command[] = [{ type: 'abandon', region: 2 }];

  it('are regions to attack before regions to move tokens in, and none while no command names a region', () => {
    expect(targetsOf(view, [{ type: 'endConquests' }], null)).toBeNull();
    expect(targetsOf(view, [...conquer(4), ...abandon], null)).toEqual(new Set([4]));
    const moves: Command[] = [{ type: 'place', region: 3, count: 1 }, { type: 'endRedeployment' }];
    expect(targetsOf(view, moves, null)).toEqual(new Set([3]));
  });

  it('are the player’s own regions in decline only where they are asked for', () => {
    expect(targetsOf(view, conquer(0, 3, 4), null)).toEqual(new Set([3, 4]));
    expect(targetsOf(view, conquer(0), null)).toBeNull();
    expect(targetsOf(view, conquer(0, 3, 4), 0)).toEqual(new Set([0, 3, 4]));
  });
});
