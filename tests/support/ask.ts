import type { Command, CostLine, GameState, RegionId, Seat } from '../../src/rules/index.ts';
import { income, legal, prospect } from '../../src/rules/index.ts';

/** What the seat would be paid now, summed by clause. */
export function incomeOf(state: GameState, seat: Seat): Record<string, number> {
  const coins: Record<string, number> = {};
  for (const { clause, amount } of income(state, seat)) coins[clause] = (coins[clause] ?? 0) + amount;
  return coins;
}

/** Tokens that taking the region would need now. */
export function priceOf(state: GameState, region: RegionId): number {
  const found = prospect(state, region);
  if (!found) throw new Error('nobody acts');
  return found.cost.total;
}

/** Regions that commands of this kind may name now; `action` for those of a trait. */
export function targetsOf(state: GameState, type: Command['type'], action?: string): RegionId[] {
  return legal(state).flatMap((command) => {
    if (command.type !== type || !('region' in command) || command.region === undefined) return [];
    return command.type === 'act' && command.action !== action ? [] : [command.region];
  });
}

/** The receipt of taking the region now. */
export function conquestLines(state: GameState, region: RegionId): readonly CostLine[] {
  return prospect(state, region)?.cost.lines ?? [];
}
