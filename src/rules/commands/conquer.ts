import { takeRegion } from '../conquest.ts';
import { conquestCost, costOf, oddsOf } from '../cost.ts';
import { inHand, type Play } from '../play.ts';
import { acting } from '../queries.ts';
import { refuseAttack } from '../reach.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Force, PublicState, RegionId } from '../state.ts';
import { perRegion } from './builders.ts';
import { refuseFinalRoll } from './finalRoll.ts';
import { defineCommand } from './rule.ts';

export const conquestOf = perRegion('conquer');

/** Takes a region with the tokens in hand (CON-1). */
export const conquer = defineCommand(
  'conquer',
  { region: 'region' },
  {
    phases: ['ghouls', 'conquer'],
    clause: 'TRN-7',
    refuse: (position, { region }) => refuseConquer(position, acting(position), region),
    listRegions({ short }, list) {
      for (let region = 0; region < short.length; region++)
        if ((short[region] ?? 1) <= 0) list.push(conquestOf(region));
    },
    play: (play, { region }) => takeAtCost(play, acting(play.state), region),
  },
);

/** Why the race cannot take the region with the tokens in hand, or null (CON-1 … CON-8). */
export function refuseConquer(state: PublicState, force: Force, region: RegionId): Refusal | null {
  const attack = refuseAttack(state, force, region);
  if (attack) return attack;
  if (force.hand === 0) return refuse('CON-5', 'noToken', { region, inHand: 0 }, 'endConquests');
  const needed = costOf(state, force, region);
  if (needed <= force.hand) return null;
  const short = needed - force.hand;
  const odds = refuseFinalRoll(state, force, region) ? null : oddsOf(short);
  const facts = { region, needed, cost: conquestCost(state, force, region), inHand: force.hand, short };
  return odds
    ? refuse('CON-1', 'tooFewTokens', facts, 'finalRoll', { ...odds })
    : refuse('CON-1', 'tooFewTokens', facts, 'moreTokens', { short });
}

/** CON-6: takes a region at its cost. */
export function takeAtCost(play: Play, force: Force, region: RegionId): void {
  const cost = conquestCost(play.state, force, region);
  takeRegion(play, force, region, { how: { by: 'conquer' }, clause: 'CON-6', tokens: cost.total, from: inHand, cost });
}
