import { factsOf, forceOf, regionOf } from './position.ts';
import type { ConquestCost, CostLine, Odds } from './refusal.ts';
import { hooksOf, markerRule } from './registry.ts';
import type { Force, PublicState, RegionId } from './state.ts';

/** Tokens a conquest takes before anything defends (CON-1). */
const base = 2;
/** A conquest always takes at least this many (CON-5). */
const least = 1;

/** Takes one line of a receipt: tokens added (or saved), the clause, what for, and whose. */
type Note = (amount: number, clause: string, source: string, of?: string) => void;

/** Goes through all that makes a conquest dear or cheap, in the order of a receipt (CON-1, CON-5). */
function tally(state: PublicState, force: Force, region: RegionId, note: Note): void {
  const there = regionOf(state, region);
  note(base, 'CON-1', 'base');
  for (const marker in there.markers) {
    const { defence, clause } = markerRule(marker);
    if (defence > 0) note(defence * (there.markers[marker] ?? 0), clause, marker);
  }
  if (there.lostTribe) note(1, 'CON-1', 'lostTribe');
  if (there.force !== null) note(there.tokens, 'CON-1', 'tokens', forceOf(state, there.force).race);
  for (const { of, discount } of hooksOf(force).discounts) {
    const saved = discount(state, force, region);
    if (saved) note(-saved.amount, saved.clause, 'discount', of);
  }
  const { roll } = state.turn;
  if (roll && roll.value > 0) note(-roll.value, roll.clause, 'roll');
}

/** Tokens a race needs to conquer a region: the total of `conquestCost`, without the receipt. */
export function costOf(state: PublicState, force: Force, region: RegionId): number {
  let cost = 0;
  tally(state, force, region, (amount) => {
    cost += amount;
  });
  return Math.max(least, cost);
}

/** The itemised cost of a conquest by a race (CON-1, CON-5): base, what defends, discounts, a roll made beforehand. */
export function conquestCost(state: PublicState, force: Force, region: RegionId): ConquestCost {
  const lines: CostLine[] = [];
  let sum = 0;
  tally(state, force, region, (amount, clause, source, of) => {
    lines.push({ clause, amount, source, ...(of !== undefined && { of }) });
    sum += amount;
  });
  if (sum < least) lines.push({ clause: 'CON-5', amount: least - sum, source: 'minimum' });
  return { region, lines, total: Math.max(least, sum) };
}

/** Odds of a final roll for which `short` tokens lack (DIE-3); null when no roll can make it up (DIE-1). */
export function oddsOf(short: number): Odds | null {
  if (short < 1 || short > 3) return null;
  return { wins: 4 - short, of: 6 };
}

/** Is the region water (MAP-1)? */
export function isWaterRegion(state: PublicState, region: RegionId): boolean {
  const { terrain } = factsOf(state, region);
  return terrain === 'sea' || terrain === 'lake';
}
