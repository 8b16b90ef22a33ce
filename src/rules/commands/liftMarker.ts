import { mayLift, placingOf, shiftMarker } from '../markers.ts';
import { holder, regionOf } from '../queries.ts';
import { refuse } from '../refusal.ts';
import type { MarkerId, RegionId } from '../state.ts';
import { defineCommand } from './rule.ts';

const outOf = (marker: MarkerId, region: RegionId) => ({ type: 'liftMarker', marker, region }) as const;

/** Takes one of a trait's markers back from a region at redeployment. Withdrawn markers, once placed, stay (LOS-2). */
export const liftMarker = defineCommand(
  'liftMarker',
  { marker: 'name', region: 'region' },
  {
    phases: ['redeploy', 'withdrawal'],
    clause: 'RED-1',
    refuse(position, { marker, region }) {
      const force = holder(position, region);
      if (!force || force.seat !== position.seat) return refuse('RED-1', 'notYourRegion', { region }, 'chooseOwn');
      if (position.phase === 'withdrawal') return refuse('LOS-2', 'markerStays', { marker });
      const rule = placingOf(position, force, marker, false);
      if ('code' in rule) return rule;
      if (!regionOf(position, region).markers[marker])
        return refuse(rule.placing.clause, 'noMarkerThere', { marker, region });
      return mayLift(position, rule, region) ? null : refuse(rule.placing.clause, 'markerStays', { marker });
    },
    listMarker(position, region, { rule }, list) {
      if (position.phase === 'withdrawal' || !regionOf(position, region).markers[rule.id]) return;
      if (mayLift(position, rule, region)) list.push(outOf(rule.id, region));
    },
    play: (play, { marker, region }) => shiftMarker(play, marker, region, -1),
  },
);
