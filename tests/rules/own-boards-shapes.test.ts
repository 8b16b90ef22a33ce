import { describe, expect, it } from 'vitest';
import { boardData, boardFacts, type OwnBoardId, readBoard } from '../../src/rules/index.ts';

/** Regions in rows, each beside those above, below, left and right of it, above to the right and below to the left. */
function grid(rows: number, columns: number, printed: (id: number) => object = () => ({})) {
  const regions = Array.from({ length: rows * columns }, (_, id) => {
    const [row, column] = [Math.floor(id / columns), id % columns];
    const steps = [
      [-1, 0],
      [-1, 1],
      [0, 1],
      [1, 0],
      [1, -1],
      [0, -1],
    ] as const;
    const ids = steps.map(([down, right]) => {
      const [y, x] = [row + down, column + right];
      return y < 0 || y >= rows || x < 0 || x >= columns ? -1 : y * columns + x;
    });
    return {
      terrain: 'farmland',
      at: [50, 50],
      around: ids.filter((one, k) => one >= 0 || ids.at(k - 1) !== -1),
      ...printed(id),
    };
  });
  return { players: 2, aspect: 130, seed: 7, regions };
}

/** What is wrong with it, and how many regions that is told of. */
function faultOf(board: unknown) {
  const reading = readBoard(board);
  if (reading.ok) return null;
  const { most, least, regions = [] } = reading.fault.facts;
  return [reading.fault.why, most ?? least, Array.isArray(regions) ? regions.length : 0];
}

const idOf = (board: unknown): OwnBoardId => {
  const reading = readBoard(board);
  return reading.ok ? (reading.id as OwnBoardId) : expect.fail(reading.fault.why);
};

describe('the bounds of what is printed on a board are allowed, one more is not', () => {
  const lakes =
    (...ids: readonly number[]) =>
    (id: number) =>
      ids.includes(id) ? { terrain: 'lake' } : {};

  it('SET-4 eighteen Lost Tribes, nine mountains', () => {
    expect([18, 19].map((most) => faultOf(grid(5, 4, (id) => ({ lostTribe: id < most }))))).toEqual([
      null,
      ['tribes', 18, 19],
    ]);
    const mountains = (most: number) => faultOf(grid(5, 4, (id) => ({ terrain: id < most ? 'mountain' : 'hill' })));
    expect([9, 10].map(mountains)).toEqual([null, ['mountains', 9, 10]]);
  });

  it('MAP-4 eight land regions, four of them entered', () => {
    expect(faultOf(grid(3, 4, lakes(1, 2, 5, 6)))).toBeNull();
    expect(faultOf(grid(3, 4, lakes(1, 2, 5, 6, 9)))).toEqual(['landFew', 8, 5]);
    const rim = [0, 1, 2, 3, 4, 5, 9, 10, 14, 15];
    expect(faultOf(grid(4, 5, lakes(...rim)))).toBeNull();
    expect(faultOf(grid(4, 5, lakes(...rim, 16)))).toEqual(['entriesFew', 4, 3]);
    // A sea on the edge lets in whoever is beside it; a lake does not, nor a sea inside.
    const sea = grid(4, 5, (id) => (rim.includes(id) ? { terrain: 'sea' } : {}));
    expect(boardFacts(idOf(sea)).regions.flatMap(({ entry, id }) => (entry ? [id] : []))).toEqual([
      6, 7, 8, 11, 13, 16, 17, 18, 19,
    ]);
  });

  it('MAP-2 three regions on the edge', () => {
    const belt = (from: number, at: number) => from + ((at + 5) % 5);
    const arounds: number[][] = [
      [1, -1, 2, 3, 4, 5],
      ...[0, 1, 2, 3, 4].map((at) => [0, belt(1, at - 1), belt(6, at - 1), belt(6, at), belt(1, at + 1)]),
      ...[0, 1, 2, 3, 4].map((at) => [11, belt(6, at + 1), belt(1, at + 1), belt(1, at), belt(6, at - 1)]),
      [10, 9, 8, 7, 6],
    ];
    arounds[1]?.push(-1);
    arounds[2]?.splice(1, 0, -1);
    const regions = arounds.map((around, id) => ({ terrain: id === 0 ? 'sea' : 'farmland', at: [50, 50], around }));
    const { outer } = boardFacts(idOf({ ...grid(3, 4), regions }));
    expect(outer).toHaveLength(3);
    expect(new Set(outer)).toEqual(new Set([0, 1, 2]));
  });
});

describe('a region with an island in the border with its first neighbour', () => {
  const around = [1, 2, 6, 9, 8, 4, 1, 12];
  const first = [-1, 2, 5, 12, 5, 4, 0];
  const island = (fifth: readonly number[], one: readonly number[] = first) => {
    const board = grid(3, 4);
    const told = new Map([
      [5, fifth],
      [1, one],
      [12, [1, 5]],
    ]);
    const regions = [...board.regions, { terrain: 'hill', at: [50, 50], around: [] as number[] }];
    return { ...board, regions: regions.map((region, id) => ({ ...region, around: told.get(id) ?? region.around })) };
  };

  it('is told from there on, with the lower next one, wherever its data begin', () => {
    const ids = around.map((_, turn) => idOf(island([...around.slice(turn), ...around.slice(0, turn)])));
    expect(new Set(ids).size).toBe(1);
    expect(ids.map((id) => boardData(id).regions[5]?.around)).toEqual(ids.map(() => around));
  });

  it('MAP-2 each of the two tells the other before and behind it, and nowhere else', () => {
    const faultAt = (fifth: readonly number[], one = first) => {
      const reading = readBoard(island(fifth, one));
      return reading.ok ? null : `${reading.fault.why} ${reading.fault.place} ${reading.fault.facts.region}`;
    };
    const misplaced = [
      [1, 2, 6, 9, 8, 4],
      [1, 2, 6, 1, 4],
      [1, 12, 1],
      [1, 12, 2, 6, 9, 8, 4],
      [12, 1, 2, 6, 9, 8, 4],
      [12, 1, 2, 1, 6, 9, 8, 4],
      [1, 12, 1, 2, 6, 9, 1, 8, 4],
    ];
    expect(misplaced.map((fifth) => faultAt(fifth))).toEqual(misplaced.map(() => 'notBetween regions[12].around 5'));
    expect(faultAt(around, [-1, 2, 5, 12, 5, 4, 5, 0])).toBe('notBetween regions[12].around 1');
    // Between its two neighbours the island is, but the fifth has too few of its own.
    expect(faultAt([1, 12, 1, 2])).toBe('around regions[5].around undefined');
  });
});

it('a name that is none is a mistake of whoever asks for its facts', () => {
  expect(() => boardFacts('own:A')).toThrow(/^: boardCode$/);
  expect(() => boardData('own:A')).toThrow(/^: boardCode$/);
});
