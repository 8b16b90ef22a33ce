import { boardFacts, type RegionId, type Terrain } from '../../rules/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';

/** Distance between furrows of the farmland, in board units. */
export const FURROW = 0.1013;

/** How much the furrows turn from one region id to the next, in radians, so that those of neighbours never align. */
export const FURROW_TURN = 1.7;

/** Shape of the ground of one terrain, in board units (1 = side of a mean region). */
export interface Ground {
  /** Height of the stone's rim above the slab. */
  readonly rim: number;
  /** Rise of the ground from the rim to where the stack stands. */
  readonly rise: number;
  /** Depth of the unevenness away from the stack. */
  readonly rough: number;
}

const grounds: Readonly<Record<Terrain, Ground>> = {
  farmland: { rim: 0.17, rise: 0.012, rough: 0.004 },
  hill: { rim: 0.17, rise: 0.24, rough: 0.012 },
  forest: { rim: 0.19, rise: 0.03, rough: 0.02 },
  swamp: { rim: 0.11, rise: -0.025, rough: 0.014 },
  mountain: { rim: 0.29, rise: 0.07, rough: 0.07 },
  sea: { rim: 0.045, rise: -0.012, rough: 0 },
  lake: { rim: 0.055, rise: -0.012, rough: 0 },
};

export function groundOf(terrain: Terrain): Ground {
  return grounds[terrain];
}

/** Height over the slab of a region's stack and spots, in board units. */
export function standingHeight(terrain: Terrain): number {
  const { rim, rise } = grounds[terrain];
  return rim + rise;
}

/** Where the stack of a region stands, in board units: `[x, y, z]`. For an unknown region, the board's middle. */
export function stackPlace({ id, regions }: BoardGeometry, region: RegionId): [number, number, number] {
  const { x, y } = regions[region]?.seat ?? { x: 0, y: 0 };
  return [x, standingHeight(boardFacts(id).regions[region]?.terrain ?? 'farmland'), y];
}
