import { type GameEvent, type GameState, heldRegions, type Seat } from '../../rules/index.ts';
import { outlook } from '../evaluation/outlook.ts';

/**
 * What an attack meant for each of the others, in coins beyond their share: whoever was attacked lost more than that, the others less. Everybody's share
 * goes by the regions they held. Null for the attacker, and for whoever holds nothing; an empty list where nobody was attacked.
 */
export function shareOfAttack(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
): readonly (number | null)[] {
  const attack = events.find((event) => event.type === 'attackBegan');
  if (attack?.type !== 'attackBegan' || attack.defender === null || attack.defender === attack.seat) return [];
  if (!events.some(({ type }) => type === 'conquered')) return [];
  const { defender, seat: attacker } = attack;
  const held = before.coins.map((_, seat) => (seat === attacker ? 0 : regionsOf(before, seat)));
  const all = held.reduce((sum, regions) => sum + regions, 0);
  const lost = (outlook(before)[defender] ?? 0) - (outlook(after)[defender] ?? 0);
  return held.map((regions, seat) => {
    if (regions === 0) return null;
    return (lost * regions) / all - (seat === defender ? lost : 0);
  });
}

const regionsOf = (state: GameState, seat: Seat): number =>
  state.forces.filter((force) => force.seat === seat).reduce((sum, force) => sum + heldRegions(state, force).length, 0);
