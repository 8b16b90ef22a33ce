import { conquestOf, refuseConquer } from './commands/conquer.ts';
import { refuseFinalRoll } from './commands/finalRoll.ts';
import { conquestCost, oddsOf } from './cost.ts';
import { conqueror } from './queries.ts';
import { refuseAttack } from './reach.ts';
import type { ConquestCost, Odds, Refusal } from './refusal.ts';
import { advisedBy } from './remedies.ts';
import type { ForceId, Position, RegionId } from './state.ts';

export interface Prospect {
  readonly force: ForceId;
  readonly region: RegionId;
  /** The itemised cost, even where the region may not be attacked. */
  readonly cost: ConquestCost;
  readonly inHand: number;
  /** Tokens lacking; 0 when those in hand suffice. */
  readonly short: number;
  /** The clause that forbids any attack, or null. */
  readonly barrier: Refusal | null;
  /** Why it cannot be conquered outright, or null. */
  readonly refusal: Refusal | null;
  /** Exact odds of the final roll, if it is allowed (DIE-1). */
  readonly odds: Odds | null;
}

/** What taking the region would mean for the race that is asked about (`conqueror`); null if there is none. `regionCost` tells the total alone. */
export function prospect(position: Position, region: RegionId): Prospect | null {
  const force = conqueror(position);
  if (!force || !position.regions[region]) return null;
  const cost = conquestCost(position, force, region);
  const short = Math.max(0, cost.total - force.hand);
  const advised = (refusal: Refusal | null) =>
    refusal && advisedBy(position, conquestOf(region), refusal, position.seat);
  return {
    force: force.id,
    region,
    cost,
    inHand: force.hand,
    short,
    barrier: advised(refuseAttack(position, force, region)),
    refusal: advised(refuseConquer(position, force, region)),
    odds: refuseFinalRoll(position, force, region) ? null : oddsOf(short),
  };
}
