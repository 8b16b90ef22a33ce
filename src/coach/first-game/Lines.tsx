import { type JSX, useState } from 'react';
import { closePanel, usePanels } from '../../hud/index.ts';
import { t } from '../../locale/index.ts';
import { regionName } from '../../words/index.ts';
import { type CoachAction, CoachCard } from '../CoachCard.tsx';
import { progressOf, sayingAt, taught } from './lesson.ts';
import type { LessonMoment } from './lesson-moment.ts';
import { goTo, usePointer } from './pointer.ts';
import type { Target } from './step.ts';
import { steer } from './store.ts';

interface LinesProps {
  readonly moment: LessonMoment;
  readonly run: number;
  readonly skipped: readonly string[];
}

/** The current line, what it points at, and the lesson's controls: on, again, skip, or leave. */
export function Lines({ moment, run, skipped }: LinesProps): JSX.Element {
  const saying = sayingAt(moment, skipped);
  const target = saying?.line.target ?? null;
  const [times, setTimes] = useState(0);
  usePointer(target, times);
  const leave: CoachAction = {
    id: 'leave',
    label: t('lesson.leave'),
    hint: t('lesson.leave.hint'),
    onPress: () => steer(run, { left: true }),
  };
  // Nothing to say: the card keeps its place, so that the layout does not jump, and skipped lines can be recalled.
  if (!saying) {
    const kept = skipped.findLastIndex((_, count) => sayingAt(moment, skipped.slice(0, count)) !== null);
    const back: CoachAction = {
      id: 'again',
      label: t('lesson.repeat'),
      hint: t('lesson.repeat.hint'),
      onPress: () => steer(run, { skipped: skipped.slice(0, kept) }),
    };
    const isAsked = moment.legal.length > 0 && kept >= 0;
    return (
      <CoachCard words={t(isAsked ? 'lesson.yours' : 'lesson.wait')} actions={isAsked ? [back, leave] : [leave]} />
    );
  }
  const { step, name, line } = saying;
  const past = () => {
    steer(run, { skipped: [...skipped, name] });
    // The rules opened for this line may cover what the next one points at.
    const { open, search } = usePanels.getState();
    if (open === 'rules' && search === line.clause) closePanel();
  };
  const again: CoachAction = {
    id: 'again',
    label: t('lesson.repeat'),
    hint: t('lesson.repeat.hint'),
    onPress: () => {
      setTimes(times + 1);
      goTo(target);
    },
  };
  const next: CoachAction = { id: 'next', label: t('lesson.next'), primary: true, onPress: past };
  const skip: CoachAction = { id: 'skip', label: t('lesson.skip'), hint: t('lesson.skip.hint'), onPress: past };
  // Lines outside the numbered steps show no progress: the lesson would seem to stand still.
  return (
    <CoachCard
      words={t(line.key, line.args)}
      unseen={whereWords(moment, target)}
      clause={line.clause ?? null}
      note={taught.includes(step) ? t('lesson.progress', { ...progressOf(moment, skipped) }) : null}
      times={times}
      pointing={target !== null}
      actions={step.note ? [next, again, leave] : [again, skip, leave]}
    />
  );
}

/** Where the coach points, for screen readers. Buttons are named in the line. */
function whereWords({ view }: LessonMoment, target: Target | null): string | null {
  return target?.at === 'region' ? t('lesson.at.region', { region: regionName(view.board, target.region) }) : null;
}
