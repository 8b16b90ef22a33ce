import { type ForceId, type GameEvent, type GameView, turnRows } from '../../../../rules/index.ts';
import { type Occasion, occasion, type Script } from '../occasion.ts';
import { clauseTopic, markerTopic, phaseTopic, type Topic } from '../topic.ts';
import { comboTopics, costTopics } from './combos.ts';

/** Something is shown. Of the person's own actions everything new counts; of others' only what affects the person. */
export const happened: Script = ({ stage, view }) => {
  if (stage === null || view.viewer === null) return [];
  const { name, events } = stage;
  if (stage.seat !== view.viewer) return befalls(events, view).map((topic) => occasion(topic));
  // Parts of the turn that pass by themselves are explained while they are shown.
  const passing = turnRows[name].waits ? [] : [occasion(phaseTopic(name), 'phase')];
  return [...passing, ...events.flatMap((event) => topicsOf(view, event)).map((topic): Occasion => occasion(topic))];
};

/** The topics of an event: its clause, the lines of its receipt, the marker it moves. */
function topicsOf(view: GameView, event: GameEvent): readonly Topic[] {
  if (!('clause' in event)) return [];
  if (event.type === 'conquered')
    return [...(event.cost?.lines ?? []).flatMap((line) => costTopics(view, line)), clauseTopic(event.clause)];
  if (event.type === 'markerMoved' && event.to.at === 'region')
    return [markerTopic(view, event.marker), clauseTopic(event.clause)];
  return [clauseTopic(event.clause)];
}

/** How others' actions affect the person at the screen: who attacks, what is lost, what comes home. */
function befalls(events: readonly GameEvent[], view: GameView): readonly Topic[] {
  const own = new Set(view.forces.filter(({ seat }) => seat === view.viewer).map(({ id }) => id));
  return events.flatMap((event): readonly Topic[] => {
    switch (event.type) {
      case 'attackBegan':
        return event.defender === view.viewer ? comboOf(view, event.force) : [];
      case 'tokensMoved':
        return own.has(event.force) && event.why !== 'placed' ? [clauseTopic(event.clause)] : [];
      case 'treatyMade':
      case 'treatyEnded':
        return event.bound === view.viewer ? [clauseTopic(event.clause)] : [];
      default:
        return [];
    }
  });
}

function comboOf(view: GameView, id: ForceId): readonly Topic[] {
  const force = view.forces.find((one) => one.id === id);
  return force ? comboTopics(view, force) : [];
}
