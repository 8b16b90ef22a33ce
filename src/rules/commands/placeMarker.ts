import { fits, markerPool, placingOf, shiftMarker } from '../markers.ts';
import { holder, regionOf } from '../queries.ts';
import { refuse } from '../refusal.ts';
import type { MarkerId, RegionId } from '../state.ts';
import { defineCommand } from './rule.ts';

const into = (marker: MarkerId, region: RegionId) => ({ type: 'placeMarker', marker, region }) as const;

/** From its owner to a region, at redeployment and withdrawal (BIV-1, BIV-2, FRT-1, HER-1). */
export const placeMarker = defineCommand(
  'placeMarker',
  { marker: 'name', region: 'region' },
  {
    phases: ['redeploy', 'withdrawal'],
    clause: 'RED-1',
    refuse(position, { marker, region }) {
      const force = holder(position, region);
      if (!force || force.seat !== position.seat) return refuse('RED-1', 'notYourRegion', { region }, 'chooseOwn');
      const rule = placingOf(position, force, marker, position.phase === 'withdrawal');
      if ('code' in rule) return rule;
      const left = markerPool(position, force, rule);
      if (fits(position, rule, left, region)) return null;
      const { clause } = rule.placing;
      if (left === 0) return refuse(clause, 'noMarkerLeft', { marker, supply: rule.supply });
      if ((regionOf(position, region).markers[marker] ?? 0) >= rule.placing.perRegion) {
        return refuse(
          clause,
          'markerThereAlready',
          { marker, region, perRegion: rule.placing.perRegion },
          'otherRegion',
        );
      }
      return refuse(clause, 'markerPlacedThisTurn', { marker, perTurn: rule.placing.perTurn ?? 0 });
    },
    listMarker(position, region, { rule, left }, list) {
      if (fits(position, rule, left, region)) list.push(into(rule.id, region));
    },
    play: (play, { marker, region }) => shiftMarker(play, marker, region, 1),
  },
);
