import { prospectOf } from '../../../../opponents/judgement/cache.ts';
import {
  activeForce,
  type CostLine,
  contentOf,
  type Dealt,
  type Force,
  forceOf,
  isConquest,
  markerRule,
} from '../../../../rules/index.ts';
import { isAsked, isOwnTurn, type Occasion, occasion, type Script } from '../occasion.ts';
import { clauseTopic, lineOf, markerTopic, phaseTopic, type Topic, traitTopic, traitTopics } from '../topic.ts';

export function comboTopics(game: Dealt, { race, power }: Pick<Force, 'race' | 'power'>): readonly Topic[] {
  return [...traitTopics(game, 'race', race), ...(power === null ? [] : traitTopics(game, 'power', power))];
}

export const newInHand: Script = ({ view }) => {
  const own = isOwnTurn(view) && view.turn.picked ? activeForce(view, view.turnSeat) : null;
  return own ? comboTopics(view, own).map((topic) => occasion(topic, 'step', true)) : [];
};

export const inSight: Script = (moment) => {
  const { view, phase } = moment;
  const sight = moment.picked ?? moment.sight;
  if (sight === null || !isAsked(moment) || !isConquest(phase)) return [];
  const there = view.regions[sight];
  const outlook = prospectOf(view, sight);
  if (!there || !outlook || there.force === outlook.force) return [];
  const markers = Object.keys(there.markers).map((marker) => markerTopic(view, marker));
  const tribe = there.lostTribe ? [clauseTopic('SET-4')] : [];
  const holder = there.force === null ? null : forceOf(view, there.force);
  const folk = holder && holder.seat !== view.viewer ? comboTopics(view, holder) : [];
  const cost = outlook.barrier === null ? outlook.cost.lines.flatMap((line) => costTopics(view, line)) : [];
  const die = outlook.odds ? [phaseTopic('finalRoll')] : [];
  return [...markers, ...tribe, ...folk, ...die, ...cost].map((topic): Occasion => occasion(topic, 'sight'));
};

/** The topic of a receipt line: the trait that saves or adds tokens, a marker, or a clause. */
export function costTopics(game: Dealt, { clause, source, of = '' }: CostLine): readonly Topic[] {
  const { races, powers } = contentOf(game);
  if (source === 'discount' || source === 'surcharge') {
    if (!(of in races || of in powers)) return [];
    const topic = traitTopic(of in races ? 'race' : 'power', of);
    return [lineOf(topic) === null ? clauseTopic(clause) : topic];
  }
  return isMarker(game, source) ? [markerTopic(game, source)] : [clauseTopic(clause)];
}

const notMarkers: ReadonlySet<string> = new Set([
  'base',
  'lostTribe',
  'tokens',
  'roll',
  'minimum',
  'discount',
  'surcharge',
]);

function isMarker(game: Dealt, source: string): boolean {
  return !notMarkers.has(source) && markerRule(game, source).id === source;
}
