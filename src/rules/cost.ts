import { hooksOf, markerRule } from './box.ts';
import type { Clause } from './clause.ts';
import { isGround } from './content.ts';
import { conqueror, forceOf, regionOf } from './queries.ts';
import { highestFace } from './random.ts';
import type { ConquestCost, CostLine, Odds } from './refusal.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState, RegionId } from './state.ts';

/** Tokens a conquest costs before anything defends (CON-1). */
const base = 2;
/** A conquest always costs at least this many (CON-5). */
const least = 1;

/**
 * Adds up everything that raises or lowers the cost of a conquest (CON-1, CON-5). Each part becomes a line of the receipt if one is wanted; legal
 * lists need only the sum, many times a turn.
 */
function tally(state: PublicState, force: Force, region: RegionId, receipt: CostLine[] | null): number {
  const there = regionOf(state, region);
  receipt?.push({ clause: 'CON-1', amount: base, source: 'base' });
  let sum = base;
  for (const marker in there.markers) {
    const { defence, clause } = markerRule(state, marker);
    const amount = defence * (there.markers[marker] ?? 0);
    if (amount > 0) receipt?.push({ clause, amount, source: marker });
    sum += amount;
  }
  if (there.lostTribe) {
    receipt?.push({ clause: 'CON-1', amount: 1, source: 'lostTribe' });
    sum += 1;
  }
  if (there.force !== null) {
    const defender = forceOf(state, there.force);
    const tokens = defendsNothing(state, force, defender) ? 0 : there.tokens;
    receipt?.push({ clause: 'CON-1', amount: tokens, source: 'tokens', of: defender.race });
    sum += tokens;
  }
  const { discounts, surcharges } = hooksOf(state, force);
  for (const { of, discount } of discounts) {
    const saved = discount(state, force, region);
    if (!saved) continue;
    receipt?.push({ clause: saved.clause, amount: -saved.amount, source: 'discount', of });
    sum -= saved.amount;
  }
  for (const { of, surcharge } of surcharges) {
    const added = surcharge(state, force, region);
    if (!added) continue;
    receipt?.push({ clause: added.clause, amount: added.amount, source: 'surcharge', of });
    sum += added.amount;
  }
  const { roll } = state.turn;
  if (roll && roll.value > 0) {
    receipt?.push({ clause: roll.clause, amount: -roll.value, source: 'roll' });
    sum -= roll.value;
  }
  return sum;
}

/** CON-1, read otherwise: are these tokens of the attacker's own player, in decline, which then cost nothing? */
function defendsNothing(state: PublicState, force: Force, defender: Force): boolean {
  return defender.declined && defender.seat === force.seat && ruled(state, 'CON-1');
}

/** Tokens a race needs to conquer a region: the total of `conquestCost`, without the receipt. */
export function costOf(state: PublicState, force: Force, region: RegionId): number {
  return Math.max(least, tally(state, force, region, null));
}

/** Tokens that taking the region would cost the race that is asked about (`conqueror`); null if there is none. */
export function regionCost(state: PublicState, region: RegionId): number | null {
  const force = conqueror(state);
  return force && state.regions[region] ? costOf(state, force, region) : null;
}

/** The itemised cost (CON-1, CON-5): base, what defends, discounts, surcharges, a roll made beforehand. */
export function conquestCost(state: PublicState, force: Force, region: RegionId): ConquestCost {
  const lines: CostLine[] = [];
  const sum = tally(state, force, region, lines);
  if (sum < least) lines.push({ clause: 'CON-5', amount: least - sum, source: 'minimum' });
  return { region, lines, total: Math.max(least, sum) };
}

/** Recorded games name a Mountain's line by its own clause; that it costs a token more is in CON-1. */
export function clausesOf({ clause, source }: CostLine): readonly Clause[] {
  return isGround(source) ? ['CON-1', clause] : [clause];
}

/** Odds of a final roll when `short` tokens are lacking (DIE-3); null if no roll can make up for them (DIE-1). */
export function oddsOf(short: number): Odds | null {
  if (short < 1 || short > highestFace) return null;
  // Each face from 1 to the highest is on the die once.
  return { wins: highestFace + 1 - short, of: 6 };
}
