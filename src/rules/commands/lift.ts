import { hooksOf } from '../box.ts';
import { abandonRegion } from '../losses.ts';
import { takeBackPlaced } from '../markers.ts';
import { inHand, inRegion, moveTokens } from '../play.ts';
import { holder, need, regionOf } from '../queries.ts';
import { mostToLift, placingForce, spareOnMap, tokensToSetAside } from '../redeployment.ts';
import { refuse } from '../refusal.ts';
import { perTokens } from './builders.ts';
import { defineCommand } from './rule.ts';

const lifts = perTokens('lift');

/** Moves tokens from a region to hand at redeployment (RED-1); the last one lifted abandons it (AMA-3). */
export const lift = defineCommand(
  'lift',
  { region: 'region', count: 'count' },
  {
    phases: ['redeploy', 'withdrawal'],
    clause: 'RED-1',
    refuse(position, { region, count }) {
      if (position.phase === 'withdrawal') return refuse('LOS-2', 'tokensStay', { region });
      const force = placingForce(position, region);
      if ('code' in force) return force;
      if (count <= mostToLift(position, force, region)) return null;
      const { tokens } = regionOf(position, region);
      if (count > tokens) return refuse('RED-1', 'tooFewThere', { region, count, tokens });
      const rule = hooksOf(position, force).setAside;
      const wanted = tokensToSetAside(position, force);
      if (!rule || force.hand >= wanted) return refuse('RED-3', 'noAbandoningNow', { region, tokens });
      const spare = spareOnMap(position, force);
      return refuse(rule.emptying, 'spareTokensFirst', { region, spare, wanted }, 'liftSpare');
    },
    listHeld(position, region, force, list) {
      lifts.listUpTo(mostToLift(position, force, region), region, list);
    },
    play(play, { region, count }) {
      const force = need(holder(play.state, region), 'holder');
      if (count < regionOf(play.state, region).tokens) {
        moveTokens(play, force, count, inRegion(region), inHand, 'lifted', 'RED-1');
        return;
      }
      takeBackPlaced(play, region);
      abandonRegion(play, force, region, hooksOf(play.state, force).setAside?.emptying ?? 'RED-3');
    },
  },
);
