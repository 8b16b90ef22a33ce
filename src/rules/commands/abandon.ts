import { abandonRegion } from '../losses.ts';
import { acting, regionOf } from '../queries.ts';
import { refuse } from '../refusal.ts';
import { ruled } from '../rulings/index.ts';
import type { Position, RegionId } from '../state.ts';
import { rollHoldsRegions } from '../versions.ts';
import { perRegion } from './builders.ts';
import { defineCommand } from './rule.ts';

const atRegion = perRegion('abandon');

/** Before the first conquest or, as TRN-4 is read, at any time of them; never with a roll pending (BER-2). */
export const abandon = defineCommand(
  'abandon',
  { region: 'region' },
  {
    phases: ['ghouls', 'conquer'],
    clause: 'TRN-4',
    refuse(position, { region }) {
      if (regionOf(position, region).force !== acting(position).id)
        return refuse('TRN-4', 'notYourRegion', { region }, 'chooseOwn');
      if (isOver(position)) return refuse('TRN-4', 'conquestsBegun', { region });
      if (isNew(position, region)) return refuse('TRN-4', 'conqueredNow', { region }, 'chooseOwn');
      const roll = bindingRoll(position);
      return roll && refuse(roll.binding, 'rolledAlready', { region, roll: roll.value });
    },
    listRegions({ position, force }, list) {
      if (isOver(position) || bindingRoll(position)) return;
      for (let region = 0; region < position.regions.length; region++)
        if (position.regions[region]?.force === force.id && !isNew(position, region)) list.push(atRegion(region));
    },
    play: (play, { region }) => abandonRegion(play, acting(play.state), region, 'TRN-4'),
  },
);

/** TRN-4: is it too late, the first conquest having been made? Read otherwise, it is not while conquests last. */
function isOver(position: Position): boolean {
  return position.turn.begun && !ruled(position, 'TRN-4');
}

/** TRN-4, read otherwise: what these conquests took is not given up again, so that they come to an end. */
function isNew({ turn }: Position, region: RegionId): boolean {
  return turn.begun && turn.conquests.some((made) => made.force === turn.force && made.region === region);
}

/** BER-2: the pending roll; once it has been seen, abandoning must not improve on it. */
function bindingRoll(position: Position): Position['turn']['roll'] {
  return rollHoldsRegions(position) ? position.turn.roll : null;
}
