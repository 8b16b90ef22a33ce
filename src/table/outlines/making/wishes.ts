import type { PrintedBoardId } from '../../../rules/index.ts';

/** What a board that is made should be like. The same wishes make the same board on every machine. */
export interface BoardWishes {
  readonly seed: number;
  readonly players: PrintedBoardId;
  readonly regions: number;
  /** Seas on the edge, besides those around islands. */
  readonly seas: number;
  readonly lakes: number;
  /** Land inside the border of two seas of its own. */
  readonly islands: number;
  /** Width divided by height, in hundredths. */
  readonly aspect: number;
  /** How much alike ground is kept apart: 2 as printed, 1 by chance, 0 in stretches. */
  readonly mix: number;
  /** Symbols and Lost Tribes: 2 as many as printed, 1 half as many, 0 none, 3 half as many again. */
  readonly symbols: number;
  readonly tribes: number;
}

/** The bounds of wishes, both ends included. */
export const wishBounds = {
  regions: { least: 16, most: 60 },
  seas: { least: 0, most: 4 },
  lakes: { least: 0, most: 3 },
  islands: { least: 0, most: 2 },
  aspect: { least: 90, most: 180 },
  mix: { least: 0, most: 2 },
  symbols: { least: 0, most: 3 },
  tribes: { least: 0, most: 3 },
} as const;

export function printedWishes(players: PrintedBoardId, seed: number): BoardWishes {
  const { regions, aspect } = sizes[players];
  return { seed, players, regions, aspect, seas: 2, lakes: 1, islands: 0, mix: 2, symbols: 2, tribes: 2 };
}

const sizes: Readonly<Record<PrintedBoardId, { readonly regions: number; readonly aspect: number }>> = {
  2: { regions: 23, aspect: 154 },
  3: { regions: 30, aspect: 165 },
  4: { regions: 39, aspect: 100 },
  5: { regions: 48, aspect: 100 },
};
