export type Terrain = 'farmland' | 'hill' | 'forest' | 'swamp' | 'mountain' | 'sea' | 'lake';

export type RegionSymbol = 'mine' | 'magic' | 'cavern';

/** A printed board is named by the number of players it is made for. */
export type PrintedBoardId = 2 | 3 | 4 | 5;

/** A board of one's own is named by its whole description (`own/data.ts`): who has the name has the board. */
export type OwnBoardId = `own:${string}`;

export type BoardId = PrintedBoardId | OwnBoardId;

/** One row of a board's table, as read off the published board. */
export interface RegionRow {
  /** Equal to the row's index; ids run left to right, then top to bottom. */
  id: number;
  terrain: Terrain;
  symbols: readonly RegionSymbol[];
  lostTribe: boolean;
  edge: boolean;
  /** Whether a race with no region may enter the map here (MAP-4). */
  entry: boolean;
  /** Ids of the adjacent regions, ascending (MAP-2). */
  neighbours: readonly number[];
  /** Coarse centre across the board: 0 at the left, 1 at the right. */
  x: number;
  /** Coarse centre down the board: 0 at the top, 1 at the bottom. */
  y: number;
}

export interface RegionFacts extends RegionRow {
  /** Land that borders a sea or the lake (MAP-5). */
  coastal: boolean;
}

export interface BoardTable {
  id: BoardId;
  players: number;
  rounds: number;
  /** Width of the board divided by its height. */
  aspect: number;
  /** The regions on the edge, clockwise, on printed boards from the top-left sea; each is adjacent to the next. */
  outer: readonly number[];
  regions: readonly RegionRow[];
  /** How it is drawn, of a board of one's own; of a printed one the drawing is committed. */
  drawing?: Drawing;
}

export interface Drawing {
  seed: number;
  /** A region's neighbours, clockwise, twice where a region lies inside their border; `edge` for the edge. */
  around: readonly (readonly number[])[];
}

/** Stands among the neighbours of a region for the edge of the board. */
export const edge = -1;

export interface BoardFacts extends BoardTable {
  regions: readonly RegionFacts[];
}

type Mark = RegionSymbol | 'lostTribe' | 'edge' | 'entry';

const symbolMarks: readonly RegionSymbol[] = ['cavern', 'magic', 'mine'];

/** A row in short form: its marks in any order, its place as x and y. */
export function region(
  id: number,
  terrain: Terrain,
  marks: readonly Mark[],
  [x, y]: readonly [number, number],
  neighbours: readonly number[],
): RegionRow {
  const has = (mark: Mark) => marks.includes(mark);
  return {
    id,
    terrain,
    symbols: symbolMarks.filter(has),
    lostTribe: has('lostTribe'),
    edge: has('edge'),
    entry: has('entry'),
    neighbours,
    x,
    y,
  };
}

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
