import { board2 } from './board2.ts';
import { board3 } from './board3.ts';
import { board4 } from './board4.ts';
import { board5 } from './board5.ts';
import type { BoardFacts, BoardId, BoardTable, RegionFacts, RegionRow, Terrain } from './facts.ts';

export type { BoardFacts, BoardId, RegionFacts, RegionSymbol, Terrain } from './facts.ts';

/** Every board's id, smallest first. */
export const boardIds: readonly BoardId[] = [2, 3, 4, 5];

/** Whether the terrain is water: a sea or a lake. */
export function isWater(terrain: Terrain): boolean {
  return terrain === 'sea' || terrain === 'lake';
}

/** Completes a board's table with the facts that follow from it. */
function complete(table: BoardTable): BoardFacts {
  return { ...table, regions: table.regions.map((row) => withCoast(row, table.regions)) };
}

/** MAP-5: a coastal region is a land region that borders a sea or the lake. */
function withCoast(row: RegionRow, rows: readonly RegionRow[]): RegionFacts {
  const bordersWater = row.neighbours.some((id) => {
    const neighbour = rows[id];
    return neighbour !== undefined && isWater(neighbour.terrain);
  });
  return { ...row, coastal: !isWater(row.terrain) && bordersWater };
}

/** The facts of the four boards, by number of players. */
export const boards: Readonly<Record<BoardId, BoardFacts>> = {
  2: complete(board2),
  3: complete(board3),
  4: complete(board4),
  5: complete(board5),
};
