import { factsOf, holder, regionOf } from './position.ts';
import type { ConquestCost, CostLine, Odds } from './refusal.ts';
import { hooksOf, markerRule } from './registry.ts';
import type { Force, PublicState, RegionId } from './state.ts';

/** Tokens a conquest takes before anything defends (CON-1). */
const base = 2;
/** A conquest always takes at least this many (CON-5). */
const least = 1;

/** Tokens a race needs to conquer a region, quickly: the total of `conquestCost`. */
export function costOf(state: PublicState, force: Force, region: RegionId): number {
  const there = regionOf(state, region);
  let cost = base + there.tokens + (there.lostTribe ? 1 : 0);
  for (const marker in there.markers) cost += markerRule(marker).defence * (there.markers[marker] ?? 0);
  for (const { discount } of hooksOf(force).discounts) cost -= discount(state, force, region)?.amount ?? 0;
  cost -= state.turn.roll?.value ?? 0;
  return Math.max(least, cost);
}

/** The itemised cost of a conquest by a race (CON-1, CON-5): base, what defends, discounts, a roll made beforehand. */
export function conquestCost(state: PublicState, force: Force, region: RegionId): ConquestCost {
  const there = regionOf(state, region);
  const lines: CostLine[] = [{ clause: 'CON-1', amount: base, source: 'base' }];
  for (const [marker, count] of Object.entries(there.markers)) {
    const { defence, clause } = markerRule(marker);
    if (defence > 0) lines.push({ clause, amount: defence * count, source: marker });
  }
  if (there.lostTribe) lines.push({ clause: 'CON-1', amount: 1, source: 'lostTribe' });
  const defender = holder(state, region);
  if (defender) lines.push({ clause: 'CON-1', amount: there.tokens, source: 'tokens', of: defender.race });
  for (const { of, discount } of hooksOf(force).discounts) {
    const saved = discount(state, force, region);
    if (saved) lines.push({ clause: saved.clause, amount: -saved.amount, source: 'discount', of });
  }
  const { roll } = state.turn;
  if (roll && roll.value > 0) lines.push({ clause: roll.clause, amount: -roll.value, source: 'roll' });
  const sum = lines.reduce((total, line) => total + line.amount, 0);
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
