import { actingInDecline, activeForce, need, tokensLeft } from '../queries.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Force, Position } from '../state.ts';
import { beginConquests } from '../turn-order.ts';
import { definePlain } from './rule.ts';

/** Readies the troops (TRN-3). */
export const expand = definePlain('expand', {
  phases: ['readyTroops'],
  clause: 'TRN-2',
  refuse: refuseExpand,
  play: beginConquests,
});

/** Why the race may not go on, or null (TRN-8). */
export function refuseExpand(position: Position): Refusal | null {
  const force = need(activeForce(position, position.seat), 'active race');
  if (!isExtinct(position, force) || actingInDecline(position, position.seat).length > 0) return null;
  return refuse('TRN-8', 'noTokensLeft', { race: force.race }, 'declineOrPass');
}

/** TRN-8: is the active race off the board, with nothing in hand? */
export function isExtinct(position: Position, force: Force): boolean {
  return tokensLeft(position, force) === 0;
}
