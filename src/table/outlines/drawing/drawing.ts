import { type BoardFacts, isWater, type RegionFacts } from '../../../rules/index.ts';
import { fullWeights, type Weights } from './energy/weights.ts';
import { type Foam, resample } from './foam.ts';
import { seeded } from './random.ts';
import { relax } from './relax.ts';
import { roughen } from './roughen.ts';
import { startFoam } from './start.ts';
import { warp } from './warp.ts';

/** Soft at first, with small distances, so that the points can spread before the minimums take effect. */
const soft: Weights = {
  ...fullWeights,
  disc: 1,
  discRadius: 0.25,
  strangers: 2,
  apart: 0.12,
  home: 0.1,
  borderFloor: 2,
};
const firm: Weights = { ...fullWeights, disc: 6, strangers: 4, apart: 0.24, home: 0.3 };
/** After the warp: lines may stay long and crooked, but the discs must not shrink. */
const last: Weights = {
  ...fullWeights,
  disc: 30,
  discRadius: 0.44,
  angles: 1.5,
  leastBorder: 0.48,
  apart: 0.32,
  length: 0.04,
  round: 0.12,
  spacing: 0.4,
};

/** How far a drawing is: the share that is done, and the foam at the end of a stage, already a map. */
export type Progress = (share: number, foam: Foam | null) => void;

/** Draws a board: the same facts and the same seed give the same drawing, whoever is told how far it is. */
export function drawBoard(facts: BoardFacts, seed: number, told?: Progress): Foam {
  const foam = startFoam(facts);
  const shares = sharesOf(facts, seed);
  // How long the stages take: of a hundred parts.
  const part = (from: number, to: number) => (share: number) => told?.((from + (to - from) * share) / 100, null);
  relax(foam, shares, soft, { steps: 250, pace: 0.008, told: part(0, 12) });
  told?.(0.12, foam);
  resample(foam, 0.15);
  relax(foam, shares, firm, { steps: 700, pace: 0.01, told: part(12, 30) });
  told?.(0.3, foam);
  resample(foam, 0.14);
  relax(foam, shares, fullWeights, { steps: 1500, pace: 0.008, told: part(30, 68) });
  told?.(0.68, foam);
  resample(foam, 0.1);
  warp(foam, seed * 31 + 7);
  relax(foam, shares, last, { steps: 500, pace: 0.004, told: part(68, 85) });
  roughen(foam, seed);
  return foam;
}

/** The target area of each region, with a mean of 1: larger with more borders, and slightly larger for water. */
function sharesOf(facts: BoardFacts, seed: number): number[] {
  const random = seeded(seed);
  const wishes = facts.regions.map((region) => {
    const sides = region.neighbours.length + (region.edge ? 1 : 0);
    const wet = isWater(region.terrain) ? 1.1 : 1;
    const strait = region.terrain === 'sea' && enclosesOne(region, facts) ? 1.22 : 1;
    return Math.max(0.7, 0.46 + 0.095 * sides) * wet * strait * (0.92 + 0.16 * random());
  });
  const mean = wishes.reduce((sum, wish) => sum + wish, 0) / wishes.length;
  return wishes.map((wish) => wish / mean);
}

/** Does the region border one that has only two neighbours and does not touch the edge, so that it surrounds it? */
function enclosesOne(region: RegionFacts, facts: BoardFacts): boolean {
  return region.neighbours.some((id) => facts.regions[id]?.neighbours.length === 2 && !facts.regions[id]?.edge);
}
