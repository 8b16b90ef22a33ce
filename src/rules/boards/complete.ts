import type { BoardFacts, BoardTable, RegionFacts, RegionRow, Terrain } from './facts.ts';

export function isWater(terrain: Terrain): boolean {
  return terrain === 'sea' || terrain === 'lake';
}

export function complete(table: BoardTable): BoardFacts {
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
