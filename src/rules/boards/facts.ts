/** The kinds of ground. `sea` and `lake` are water; the others are land. */
export type Terrain = 'farmland' | 'hill' | 'forest' | 'swamp' | 'mountain' | 'sea' | 'lake';

/** What may be printed on a region besides its terrain. */
export type RegionSymbol = 'mine' | 'magic' | 'cavern';

/** A printed board is named by the number of players it is made for. */
export type PrintedBoardId = 2 | 3 | 4 | 5;

/** A board of one's own is named by its whole description (`own/code.ts`), so that whoever has its name has the board. */
export type OwnBoardId = `own:${string}`;

/** A board: a printed one, or one of one's own. */
export type BoardId = PrintedBoardId | OwnBoardId;

/** One row of a board's table, as read off the published board. */
export interface RegionRow {
  /** Equal to the row's index; ids run left to right, then top to bottom. */
  id: number;
  terrain: Terrain;
  symbols: readonly RegionSymbol[];
  /** Whether a Lost Tribe stands here when the game starts. */
  lostTribe: boolean;
  /** Whether the region touches the edge of the board. */
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

/** A region's facts: its row, and what follows from neighbouring rows. */
export interface RegionFacts extends RegionRow {
  /** Land that borders a sea or the lake (MAP-5). */
  coastal: boolean;
}

/** A board as its file states it. */
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

/** What the drawing of a board goes by, besides its adjacencies. */
export interface Drawing {
  seed: number;
  /** Each region's neighbours, clockwise, twice where another region lies inside their border; `edge` where it touches the edge of the board. */
  around: readonly (readonly number[])[];
}

/** Stands among the neighbours of a region for the edge of the board. */
export const edge = -1;

/** A board's facts, complete. */
export interface BoardFacts extends BoardTable {
  regions: readonly RegionFacts[];
}

/** What a row may say about a region besides its terrain. */
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
