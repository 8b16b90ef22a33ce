import { type JSX, useEffect } from 'react';
import { useHost } from '../../../hud/index.ts';
import { standings } from '../../../rules/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { sentences, t } from '../../../ui/locale/index.ts';
import { seatName } from '../../../ui/words/names.ts';
import { CoachCard } from '../CoachCard.tsx';
import { noteTold } from '../memory.ts';
import { phaseTopic, stateTopic } from '../tips/topic.ts';
import type { LessonMoment } from './lesson-moment.ts';
import { askQuestion } from './questions/table.ts';

/** The parts of a turn that the learner has been through. */
const taughtPhases = ['pickCombo', 'readyTroops', 'conquer', 'finalRoll', 'redeploy', 'score', 'decline'] as const;

/** After the last turn: the result, what was learned, and what to do next. */
export function Result({ moment: { view, me, rival, naming } }: { readonly moment: LessonMoment }): JSX.Element {
  const { onBegin: begin } = useHost();
  const actor = TableActor.useActorRef();
  const ranking = standings(view);
  const winners = ranking.filter(({ place }) => place === 1);
  const won = winners.some(({ seat }) => seat === me);
  // What the lesson has taught is no news in the next game.
  useEffect(() => {
    for (const phase of taughtPhases) noteTold(phaseTopic(phase).id);
    noteTold(stateTopic('thinking').id);
  }, []);
  const coinsOf = (wanted: number) => ranking.find(({ seat }) => seat === wanted)?.coins ?? 0;
  const scores = { mine: coinsOf(me), rival: seatName(naming, rival), theirs: coinsOf(rival) };
  const key = !won ? 'lesson.beaten' : winners.length > 1 ? 'lesson.shared' : 'lesson.won';
  return (
    <CoachCard
      words={sentences(t(key, { rival: seatName(naming, rival) }), t('lesson.scores', scores))}
      unseen={t('lesson.learned')}
      actions={[
        { id: 'questions', label: t('lesson.ask.begin'), primary: true, onPress: () => askQuestion(actor, 0) },
        { id: 'real', label: t('lesson.real'), onPress: () => begin?.('wanderer') },
      ]}
    >
      <p>{t('lesson.learned')}</p>
      <p>{t('lesson.when')}</p>
    </CoachCard>
  );
}
