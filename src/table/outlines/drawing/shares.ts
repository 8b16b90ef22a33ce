import { type BoardFacts, isWater, type RegionFacts } from '../../../rules/index.ts';
import { seeded } from './random.ts';

/** The target area of each region, with a mean of 1: larger with more borders, and slightly larger for water. */
export function sharesOf(facts: BoardFacts, seed: number): number[] {
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
