import { abandonRegion } from '../losses.ts';
import { acting, regionOf } from '../queries.ts';
import { refuse } from '../refuse.ts';
import type { Position } from '../state.ts';
import { rollHoldsRegions } from '../versions.ts';
import { defineCommand } from './rule.ts';
import { perRegion } from './shared.ts';

const atRegion = perRegion('abandon');

/** Takes all tokens out of a region, before the first conquest (TRN-4) and while no roll is pending (BER-2). */
export const abandon = defineCommand(
  'abandon',
  { region: 'region' },
  {
    phases: ['ghouls', 'conquer'],
    clause: 'TRN-4',
    refuse(position, { region }) {
      if (regionOf(position, region).force !== acting(position).id)
        return refuse('TRN-4', 'notYourRegion', { region }, 'chooseOwn');
      if (position.turn.begun) return refuse('TRN-4', 'conquestsBegun', { region });
      const roll = bindingRoll(position);
      return roll && refuse(roll.binding, 'rolledAlready', { region, roll: roll.value });
    },
    listRegions({ position, force }, list) {
      if (position.turn.begun || bindingRoll(position)) return;
      for (let region = 0; region < position.regions.length; region++)
        if (position.regions[region]?.force === force.id) list.push(atRegion(region));
    },
    play: (play, { region }) => abandonRegion(play, acting(play.state), region, 'TRN-4'),
  },
);

/** BER-2: the pending roll; once it has been seen, abandoning must not improve on it. */
function bindingRoll(position: Position): Position['turn']['roll'] {
  return rollHoldsRegions(position) ? position.turn.roll : null;
}
