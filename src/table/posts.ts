import { boardFacts, type RegionId } from '../rules/index.ts';
import { stackPlace } from './layout/ground.ts';
import type { TableState } from './layout/index.ts';
import { CHIP, CHIP_RADIUS, SOLID } from './layout/placement.ts';
import { markerSpots, regionPlan } from './layout/regions.ts';

/** Where something stands that a pointer may mean, in board units. */
export interface Post {
  readonly region: RegionId;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
}

/** Of stacks, Lost Tribes, markers and symbols; of stacks alone while they are flat signs. */
export function postsOf({ view, board }: TableState, flat: boolean): Post[] {
  return boardFacts(board.id).regions.flatMap((facts) => {
    const [geometry, state] = [board.regions[facts.id], view.regions[facts.id]];
    if (geometry === undefined || state === undefined) return [];
    const { tokens, lostTribe, markers } = state;
    const [x, y, z] = stackPlace(board, facts.id);
    const region = facts.id;
    const level = Math.max(tokens, lostTribe ? 1 : 0);
    const height = flat ? CHIP : level * CHIP + SOLID.figure[1];
    const stack = level > 0 ? [{ region, x, y, z, radius: CHIP_RADIUS, height }] : [];
    if (flat) return stack;
    const plan = regionPlan(geometry, facts);
    const beside = [
      ...markerSpots(plan, markers).map(({ spot }) => ({ spot, solid: SOLID.marker })),
      ...plan.symbols.map(({ spot }) => ({ spot, solid: SOLID.symbol })),
    ].map(({ spot, solid }) => ({ region, x: spot.x, y, z: spot.y, radius: solid[0], height: solid[1] }));
    return [...stack, ...beside];
  });
}

/** The region meant by what a pointer meets, nearest first: that of a post, unless nothing may be done there and something with what is seen behind it. */
export function regionMeant(met: readonly RegionId[], targets: ReadonlySet<RegionId> | null): RegionId | null {
  return met.find((region) => targets?.has(region)) ?? met[0] ?? null;
}
