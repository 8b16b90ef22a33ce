import { beginAttack, takeRegion } from '../conquest.ts';
import { conquestCost, costOf } from '../cost.ts';
import { editHidden, inHand, type Play } from '../play.ts';
import { acting } from '../queries.ts';
import { highestFace, rollDie } from '../random.ts';
import { barredFromFinalRoll, noteFinalRoll, refuseAttack } from '../reach.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Force, PublicState, RegionId } from '../state.ts';
import { finishConquests } from '../turn-order.ts';
import { perRegion } from './builders.ts';
import { defineCommand } from './rule.ts';

const atRegion = perRegion('finalRoll');

/** Names a region and rolls for it (DIE-1). */
export const finalRoll = defineCommand(
  'finalRoll',
  { region: 'region' },
  {
    phases: ['ghouls', 'conquer'],
    clause: 'DIE-1',
    refuse: (position, { region }) => refuseFinalRoll(position, acting(position), region),
    listRegions({ position, force, short }, list) {
      if (barredFromFinalRoll(position, force)) return;
      for (let region = 0; region < short.length; region++) {
        const lacking = short[region] ?? 0;
        if (lacking > 0 && lacking <= highestFace) list.push(atRegion(region));
      }
    },
    play(play, { region }) {
      rollFor(play, acting(play.state), region);
      finishConquests(play);
    },
  },
);

/** Why the race may not try the region with the die, or null (DIE-1). */
export function refuseFinalRoll(state: PublicState, force: Force, region: RegionId): Refusal | null {
  const barred = barredFromFinalRoll(state, force);
  if (barred) return barred;
  if (force.hand === 0) return refuse('DIE-1', 'noToken', { region, inHand: 0 }, 'endConquests');
  const attack = refuseAttack(state, force, region);
  if (attack) return attack;
  const needed = costOf(state, force, region);
  const short = needed - force.hand;
  if (short < 1)
    return refuse('DIE-1', 'enoughTokens', { region, needed, inHand: force.hand }, 'conquerInstead', { region });
  if (short > highestFace) {
    const facts = { region, needed, inHand: force.hand, short, cost: conquestCost(state, force, region) };
    return refuse('DIE-1', 'tooManyShort', facts, 'cheaperRegion');
  }
  return null;
}

/** DIE-2, DIE-3: rolls for the named region. */
function rollFor(play: Play, force: Force, region: RegionId): void {
  const cost = conquestCost(play.state, force, region);
  const value = rollDie(editHidden(play));
  const { seat, id } = force;
  noteFinalRoll(play);
  play.events.push({ type: 'dieRolled', seat, force: id, value, purpose: 'finalRoll', region, clause: 'DIE-3' });
  if (force.hand + value >= cost.total) {
    takeRegion(play, force, region, {
      how: { by: 'finalRoll' },
      clause: 'DIE-3',
      tokens: force.hand,
      from: inHand,
      cost,
    });
    return;
  }
  beginAttack(play, force, region, 'finalRoll', true);
  play.events.push({ type: 'attemptFailed', seat, force: id, region, cost, clause: 'DIE-3' });
}
