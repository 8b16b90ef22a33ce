import { type GameView, heldRegions, markerRule } from '../../../rules/index.ts';
import type { MessageKey } from '../../../ui/locale/index.ts';
import { readingOf } from '../../../ui/locale/readings.ts';
import { forceAt } from '../../../ui/words/names.ts';
import type { TipMoment } from './tip-moment.ts';
import type { Topic } from './topic.ts';

/** For clauses met more often than their disputed point matters: when it does. */
const bites: Readonly<Record<string, (moment: TipMoment) => boolean>> = {
  'CON-1': ({ view, picked, sight }) => isOwnInDecline(view, picked ?? sight),
  'CON-10': ({ stage }) =>
    stage?.events.some(
      (event) => event.type === 'conquered' && forceAt(stage.before, event.region)?.seat === event.seat,
    ) === true,
  'LOS-2': ({ view }) => racesOnMap(view, view.viewer) > 1,
  'DIP-2': ({ view, refusal }) => view.forces.some(({ seat, declined }) => declined && seat === refusal?.facts.seat),
  'STO-1': ({ refusal }) => refusal?.clause === 'STO-1',
};

/** What this table plays where editions differ (◆), if that point matters now: a key of the catalogue, or null. */
export function settledOf({ id, clause }: Topic, moment: TipMoment): MessageKey | null {
  const [kind = '', name = ''] = id.split('.');
  if (kind === 'race' || kind === 'power') return null;
  if (kind === 'marker') return markerRule(moment.view, name).immune ? readingOf('CON-8') : null;
  if (clause === null || bites[clause]?.(moment) === false) return null;
  return readingOf(clause);
}

function isOwnInDecline(view: GameView, region: number | null): boolean {
  const holder = region === null ? null : forceAt(view, region);
  return holder?.declined === true && holder.seat === view.viewer;
}

function racesOnMap(view: GameView, seat: number | null): number {
  return view.forces.filter((force) => force.seat === seat && heldRegions(view, force).length > 0).length;
}
