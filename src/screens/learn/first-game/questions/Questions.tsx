import { type JSX, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type Game, useAnswering, useHost } from '../../../../hud/index.ts';
import { useInput } from '../../../../hud/keys/input-kind.ts';
import type { RegionId } from '../../../../rules/index.ts';
import { TableActor } from '../../../../table/actor.ts';
import { attend } from '../../../../table/attention/index.ts';
import { useScope } from '../../../../table/scope.tsx';
import { sentences, t } from '../../../../ui/locale/index.ts';
import { type CoachAction, CoachCard } from '../../CoachCard.tsx';
import { useByKeys } from '../by-keys.ts';
import { argsOf, askQuestion, questions, stateOf, type Verdict } from './questions.ts';

export function Questions({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const index = game.setup.run ?? 0;
  const actor = TableActor.useActorRef();
  const { onBegin: begin } = useHost();
  const keys = useByKeys()({ target: { at: 'anyRegion' } });
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [times, setTimes] = useState(0);
  const [isDone, setDone] = useState(false);
  const question = questions[index];
  const state = useMemo(() => (question ? stateOf(question) : null), [question]);

  // Before anything is drawn: regions answer, and the dock gives way.
  useLayoutEffect(() => {
    if (!question || !state) return undefined;
    const answer = (region: RegionId) => {
      const judged = question.judge(state, region);
      // The ring says "here": only of what is right.
      attend(scope, { pointed: judged.isRight ? region : null });
      setVerdict(judged);
      setTimes((count) => count + 1);
    };
    useAnswering.of(scope).setState({ answer });
    return () => {
      useAnswering.of(scope).setState({ answer: null });
      attend(scope, { pointed: null });
    };
  }, [question, state, scope]);
  useEffect(() => {
    // The button that led here is gone: the answer is given on the board.
    if (useInput.getState().byKeyboard) scope.find('#board [tabindex="0"]')?.focus();
  }, [scope.find]);

  if (!question || !state) return null;
  const real: CoachAction = {
    id: 'real',
    label: t('lesson.real'),
    primary: isDone,
    onPress: () => begin?.('wanderer'),
  };
  if (isDone) {
    const over: CoachAction = { id: 'questions', label: t('lesson.ask.again'), onPress: () => askQuestion(actor, 0) };
    return <CoachCard words={t('lesson.ask.done')} actions={[real, over]} />;
  }
  const again: CoachAction = {
    id: 'again',
    label: t('lesson.repeat'),
    hint: t('lesson.repeat.hint'),
    onPress: () => {
      setVerdict(null);
      setTimes(times + 1);
    },
  };
  const isRight = verdict?.isRight ?? false;
  const next: CoachAction = {
    id: 'next',
    label: t(isRight ? 'lesson.next' : 'lesson.skip'),
    primary: isRight,
    onPress: () => (index + 1 < questions.length ? askQuestion(actor, index + 1) : setDone(true)),
  };
  const key = `lesson.ask.${question.id}` as const;
  const asked = verdict === null && times > 0 ? (`${key}.other` as const) : key;
  const progress = t('lesson.ask.progress', { step: index + 1, steps: questions.length });
  return (
    <CoachCard
      words={verdict === null ? sentences(t(asked, argsOf(state)), keys) : t(verdict.why, verdict.args)}
      note={progress}
      unseen={verdict === null ? `${progress}.` : null}
      times={times}
      actions={[again, next, real]}
    >
      {verdict === null || isRight ? null : <p className="faint">{t(asked, argsOf(state))}</p>}
    </CoachCard>
  );
}
