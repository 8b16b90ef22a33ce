import { comingTo } from '../guests.ts';
import { holder, need } from '../queries.ts';
import { place as placeTokens, placingForce } from '../redeployment.ts';
import { refuse } from '../refusal.ts';
import { perTokens } from './builders.ts';
import { defineCommand } from './rule.ts';

const placings = perTokens('place');

/** Moves race tokens from hand to a region at redeployment and withdrawal (RED-1, LOS-2). */
export const place = defineCommand(
  'place',
  { region: 'region', count: 'count' },
  {
    phases: ['redeploy', 'withdrawal'],
    clause: 'RED-1',
    refuse(position, { region, count }) {
      const force = placingForce(position, region);
      if ('code' in force) return force;
      if (count <= force.hand) return null;
      const facts = { region, count, inHand: force.hand };
      // Withdrawn tokens are placed for good: lifting is no remedy.
      return position.phase === 'withdrawal'
        ? refuse('LOS-2', 'tooFewInHand', facts)
        : refuse('RED-1', 'tooFewInHand', facts, 'takeUp');
    },
    listHeld(position, region, force, list) {
      placings.listUpTo(comingTo(position, force).hand, region, list);
    },
    play(play, { region, count }) {
      placeTokens(play, comingTo(play.state, need(holder(play.state, region), 'holder')), region, count);
    },
  },
);
