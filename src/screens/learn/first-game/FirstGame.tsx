import { type JSX, useMemo, useState } from 'react';
import '../../../ui/locale/lesson.ts';
import type { Game } from '../../../hud/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { t } from '../../../ui/locale/index.ts';
import { CoachCard } from '../CoachCard.tsx';
import { Tips } from '../tips/Tips.tsx';
import './first-game.css';
import { Lines } from './Lines.tsx';
import { momentOf, toldOf } from './lesson-moment.ts';
import { questionsLesson } from './name.ts';
import { Questions } from './questions/Questions.tsx';
import { Result } from './Result.tsx';
import { lessonOf, steer, useLesson } from './store.ts';

interface FirstGameProps {
  readonly game: Game;
  /** This version of the table has the game's lesson. */
  readonly known: boolean;
}

/** The lesson while it lasts; once left, what the coach says in any game, and a way back. */
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
