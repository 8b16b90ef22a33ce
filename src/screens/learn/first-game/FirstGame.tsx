import { type JSX, useEffect, useMemo, useState } from 'react';
import '../../../ui/locale/lesson.ts';
import { type Game, useHost } from '../../../hud/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { sentences, t } from '../../../ui/locale/index.ts';
import { CoachCard } from '../CoachCard.tsx';
import { Tips } from '../tips/Tips.tsx';
import './first-game.css';
import { standings } from '../../../rules/index.ts';
import { seatName } from '../../../ui/words/names.ts';
import { noteTold } from '../memory.ts';
import { phaseTopic, stateTopic } from '../tips/topic.ts';
import { Lines } from './Lines.tsx';
import { questionsLesson } from './lesson.ts';
import { type LessonMoment, momentOf, toldOf } from './lesson-moment.ts';
import { lessonOf, steer, useLesson } from './lesson-state.ts';
import { Questions } from './questions/Questions.tsx';
import { askQuestion } from './questions/questions.ts';

const taughtPhases = ['pickCombo', 'readyTroops', 'conquer', 'finalRoll', 'redeploy', 'score', 'decline'] as const;

function Result({ moment: { view, me, rival, naming } }: { readonly moment: LessonMoment }): JSX.Element {
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

interface FirstGameProps {
  readonly game: Game;
  readonly known: boolean;
}

export default function FirstGame({ game, known }: FirstGameProps): JSX.Element | null {
  if (!known) return <Unknown game={game} />;
  if (game.setup.lesson === questionsLesson) return <Questions game={game} />;
  return <Known game={game} />;
}

function Known({ game }: { readonly game: Game }): JSX.Element {
  const run = game.setup.run ?? 0;
  const all = useLesson();
  const { left, skipped } = lessonOf(all, run);
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  const moment = useMemo(() => momentOf({ ...game, log: toldOf(game.stage, log), me: learnerOf(game) }), [game, log]);
  if (game.phase === 'gameOver') return <Result moment={moment} />;
  if (!left) return <Lines moment={moment} run={run} skipped={skipped} />;
  return (
    <>
      <Tips game={game} />
      <button
        type="button"
        className="coach-return panel"
        data-coach="resume"
        onClick={() => steer(run, { left: false })}
      >
        {t('lesson.resume')}
      </button>
    </>
  );
}

/** The learner's seat: that of the person at the screen, or of the only person. */
function learnerOf({ setup, view }: Game): number {
  const person = setup.seats.findIndex(({ control }) => control === 'human');
  return view.viewer ?? Math.max(0, person);
}

/** A game of a lesson from another version of the table. */
function Unknown({ game }: { readonly game: Game }): JSX.Element {
  const [isRead, setRead] = useState(false);
  return isRead ? <Tips game={game} /> : <CoachCard words={t('lesson.unknown')} onDismiss={() => setRead(true)} />;
}
