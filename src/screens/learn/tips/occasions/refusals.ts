import { prospectOf } from '../../../../opponents/judgement/cache.ts';
import { isConquest } from '../../../../rules/index.ts';
import { isAsked, type Occasion, occasion, type Script } from '../occasion.ts';
import { markerTopic, refusalTopic } from '../topic.ts';

/** Something was refused, or the person picked a region that cannot be taken: this bites. */
export const refused: Script = (moment) => {
  const { view, refusal, picked, phase } = moment;
  const barred = picked !== null && isAsked(moment) && isConquest(phase) ? prospectOf(view, picked) : null;
  const last = barred && barred.odds === null && barred.barrier?.code !== 'alreadyHeld' ? barred.refusal : null;
  return [refusal, last].flatMap((why): Occasion[] => {
    if (!why) return [];
    // If a marker with a line of its own bars the way, that comes first.
    const { marker } = why.facts;
    const inTheWay = why.code === 'immune' && typeof marker === 'string' ? [markerTopic(view, marker)] : [];
    return [...inTheWay, refusalTopic(why)].map((topic) => occasion(topic, 'refusal', true));
  });
};
