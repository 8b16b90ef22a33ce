import type { PrintedBoardId, RegionSymbol, Terrain } from '../facts.ts';

export interface OwnRegion {
  readonly terrain: Terrain;
  /** Its coarse centre, in hundredths of the board's width and height. */
  readonly at: readonly [number, number];
  /** Its neighbours clockwise, -1 for the edge; one of them twice where a third lies inside their border. */
  readonly around: readonly number[];
  readonly symbols?: readonly RegionSymbol[] | undefined;
  readonly lostTribe?: boolean | undefined;
}

/** A board of one's own, as data (docs/boxes.md). Plain JSON. */
export interface BoardData {
  readonly players: PrintedBoardId;
  /** Its width divided by its height, in hundredths. */
  readonly aspect: number;
  readonly seed: number;
  readonly regions: readonly OwnRegion[];
}

/** How much a board may have. Mountains and Lost Tribes are as many as lie in the box (SET-4). */
export const boardBounds = {
  regions: { least: 12, most: 60 },
  aspect: { least: 90, most: 180 },
  seed: 2 ** 31 - 1,
  /** Regions around one, the edge among them. */
  around: { least: 2, most: 14 },
  mountains: 9,
  tribes: 18,
  /** Land regions, and those of them where the map is entered, at least. */
  land: 8,
  entries: 4,
} as const;

/** All terrains, in the order in which codes count them. */
export const terrains: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];

/** All symbols, likewise. */
export const regionSymbols: readonly RegionSymbol[] = ['cavern', 'magic', 'mine'];
