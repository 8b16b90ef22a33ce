import { has, type MessageKey } from '../../locale/index.ts';
import { markerRule } from '../../rules/index.ts';
import { forceAt } from '../../words/index.ts';
import type { Moment } from './moment.ts';
import type { Topic } from './topic.ts';

/** What this table plays where editions differ (◆), where such a point bites now: a key of the catalogue, or null. */
export function settledOf({ id, clause }: Topic, moment: Moment): MessageKey | null {
  const [kind = '', name = ''] = id.split('.');
  if (kind === 'race' || kind === 'power') return null;
  if (kind === 'marker') return markerRule(name).immune ? keyOf('CON-8') : null;
  if (clause === 'CON-1' && !defendsAgainstItself(moment)) return null;
  return clause === null ? null : keyOf(clause);
}

function keyOf(clause: string): MessageKey | null {
  const key = `settled.${clause}`;
  return has(key) ? key : null;
}

/** Is the region in question held by a race in decline of the person's own? */
function defendsAgainstItself({ view, picked, sight }: Moment): boolean {
  const region = picked ?? sight;
  const holder = region === null ? null : forceAt(view, region);
  return holder?.declined === true && holder.seat === view.viewer;
}
