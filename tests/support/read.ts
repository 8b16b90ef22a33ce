import type { ForceId, GameEvent, PublicState, RegionId } from '../../src/rules/index.ts';

/** Tokens of a race by region. */
export function standing(state: PublicState, force: ForceId): Record<RegionId, number> {
  return Object.fromEntries(
    state.regions.flatMap((region, id) => (region.force === force ? [[id, region.tokens] as const] : [])),
  );
}

/** The events of one kind, in order. */
export function only<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}

/** Coins that came from the stash, by clause. */
export function paid(events: readonly GameEvent[]): Record<string, number> {
  const coins: Record<string, number> = {};
  for (const { clause, amount, from } of only(events, 'coinsMoved')) {
    if (from.at === 'stash') coins[clause] = (coins[clause] ?? 0) + amount;
  }
  return coins;
}

/** The phases entered, in order. */
export function phases(events: readonly GameEvent[]): string[] {
  return only(events, 'phaseChanged').map(({ phase }) => phase);
}
