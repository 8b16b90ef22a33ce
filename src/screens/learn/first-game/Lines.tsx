import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { openClause } from '../../../hud/index.ts';
import { useInput } from '../../../hud/keys/input-kind.ts';
import { TableActor } from '../../../table/actor.ts';
import { useGrasp } from '../../../table/attention/grasp.ts';
import { useScope } from '../../../table/scope.tsx';
import { has, type MessageKey, sentences, t } from '../../../ui/locale/index.ts';
import { upright, useMedia, useSettings } from '../../../ui/look/index.ts';
import { regionName } from '../../../ui/words/names.ts';
import { type CoachAction, CoachCard } from '../CoachCard.tsx';
import { type KeysOf, useKeysAtFirst } from './by-keys.ts';
import { LineFigure } from './LineFigure.tsx';
import type { Line, Step, Target } from './lesson.ts';
import type { LessonMoment } from './lesson-moment.ts';
import { steer } from './lesson-state.ts';
import { goTo, usePointer } from './pointer.ts';
import '../../../ui/locale/hud.ts';
import { clauseTexts, useLanguage } from '../../../ui/locale/language.ts';
import { always } from './steps/always.ts';
import { firstTurn } from './steps/first-turn.ts';
import { newRace } from './steps/new-race.ts';
import { notes } from './steps/notes.ts';
import { secondTurn } from './steps/second-turn.ts';

export const taught: readonly Step[] = [...firstTurn, ...secondTurn, ...newRace];

/** All that the coach may say, in order of precedence: what happened, what is to be learned, what there is to do. */
export const steps: readonly Step[] = [...notes, ...taught, ...always];

export interface Saying {
  readonly step: Step;
  readonly line: Line;
  /** Name under which it is skipped: a line for every turn is skipped for this turn, a note until the next command. */
  readonly name: string;
}

export function sayingAt(moment: LessonMoment, skipped: readonly string[]): Saying | null {
  for (const step of steps) {
    const { turn, deeds } = moment.chronicle;
    const name = step.over ? step.id : `${step.id} ${step.note ? `after ${deeds.length}` : turn}`;
    if (skipped.includes(name) || step.over?.(moment)) continue;
    const line = step.say(moment);
    if (line) return { step, line, name };
  }
  return null;
}

interface LinesProps {
  readonly moment: LessonMoment;
  readonly run: number;
  readonly skipped: readonly string[];
}

/** The current line, or the way back to a skipped one; the card keeps its place, so that the layout does not jump. */
export function Lines({ moment, run, skipped }: LinesProps): JSX.Element {
  const saying = sayingAt(moment, skipped);
  const keysOf = useKeysAtFirst();
  const [isLeaving, setLeaving] = useState(false);
  const leave: CoachAction = {
    id: 'leave',
    label: t('lesson.leave'),
    hint: t('lesson.leave.hint'),
    onPress: () => setLeaving(true),
  };
  if (isLeaving) {
    const stay: CoachAction = { id: 'stay', label: t('lesson.stay'), primary: true, onPress: () => setLeaving(false) };
    const yes: CoachAction = { ...leave, onPress: () => steer(run, { left: true }) };
    return <CoachCard key="leaving" words={t('lesson.leave.ask')} actions={[stay, yes]} />;
  }
  if (saying) {
    // A line begins as it was first said: in its first words, and without its rule.
    const name = `${saying.name} ${saying.line.key}`;
    const said = { moment, saying, run, skipped, leave, keysOf };
    return <Said key={name} {...said} />;
  }
  const kept = skipped.findLastIndex((_, count) => sayingAt(moment, skipped.slice(0, count)) !== null);
  const back: CoachAction = {
    id: 'again',
    label: t('lesson.repeat'),
    hint: t('lesson.repeat.hint'),
    onPress: () => steer(run, { skipped: skipped.slice(0, kept) }),
  };
  const isAsked = moment.legal.length > 0 && kept >= 0;
  return <CoachCard words={t(isAsked ? 'lesson.yours' : 'lesson.wait')} actions={isAsked ? [back, leave] : [leave]} />;
}

interface SaidProps extends LinesProps {
  readonly saying: Saying;
  readonly leave: CoachAction;
  readonly keysOf: KeysOf;
}

function Said({ moment, saying: { step, name, line }, run, skipped, leave, keysOf }: SaidProps): JSX.Element {
  const scope = useScope();
  const target = line.target ?? null;
  const [times, setTimes] = useState(0);
  const [isRuleOpen, setRuleOpen] = useState(false);
  usePointer(target, times);
  const isByHand = useIsByHand();
  // A phone held upright has no room for more words: there the hand shows it.
  const isUpright = useMedia(upright);
  const hand = isByHand && !isUpright ? byHand(line) : null;
  const keys = keysOf(name, line, times > 0);
  const past = useLatest(() => steer(run, { skipped: [...skipped, name] }));
  useWait(step.note === true && moment.legal.length === 0, past);
  const isAgain = times % 2 === 1;
  const figure = (isAgain ? line.again : undefined) ?? line.figure;
  const again: CoachAction = {
    id: 'again',
    label: t('lesson.repeat'),
    hint: t('lesson.repeat.hint'),
    onPress: () => {
      setTimes(times + 1);
      goTo(scope, target);
    },
  };
  const next: CoachAction = { id: 'next', label: t('lesson.next'), primary: true, onPress: past };
  const skip: CoachAction = { id: 'skip', label: t('lesson.skip'), hint: t('lesson.skip.hint'), onPress: past };
  const rule: CoachAction = {
    id: 'why',
    label: t('coach.why'),
    isOpen: isRuleOpen,
    onPress: () => setRuleOpen(!isRuleOpen),
  };
  // The opponent's steps are announced, with the regions' names; but what a decline means is said here.
  const isStepsTold = useSettings(({ tell }) => tell === 'all');
  const isToldElsewhere =
    isStepsTold && line.key.startsWith('lesson.watch') && line.key !== 'lesson.watch.decline' && times === 0;
  const rules = line.clause === undefined ? [] : [rule];
  const others = wordingOf(line, 1) === line.key ? [] : [again];
  // It goes up with whatever is read and done, and back with what is taken back.
  const card = 1 + skipped.length + moment.chronicle.commands;
  return (
    <CoachCard
      words={sentences(t(wordingOf(line, times), line.args), hand && t(hand), keys)}
      unseen={whereWords(moment, target)}
      note={t('lesson.progress', { card })}
      times={times}
      isToldElsewhere={isToldElsewhere}
      pointing={target !== null}
      actions={[...rules, ...others, step.note ? next : skip, leave]}
    >
      {figure === undefined ? null : <LineFigure figure={figure} />}
      {isRuleOpen && line.clause !== undefined ? <Rule clause={line.clause} /> : null}
    </CoachCard>
  );
}

/** While a note is to be read the opponent waits: until the learner goes on, in whatever way. */
function useWait(isWanted: boolean, past: () => void): void {
  const actor = TableActor.useActorRef();
  useEffect(() => {
    if (!isWanted) return;
    actor.send({ type: 'pause', isPaused: true });
    return () => actor.send({ type: 'pause', isPaused: false });
  }, [actor, isWanted]);
  const isHurried = TableActor.useSelector(({ context }) => context.hurried);
  useEffect(() => {
    if (isWanted && isHurried) past();
  }, [isWanted, isHurried, past]);
}

/** The same function always, which does what the latest one does. */
function useLatest(act: () => void): () => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback(() => latest.current(), []);
}

/** The message of a line that is said for the nth time, from 0: its own words, then, where it has another explanation, that one, in turn. */
export function wordingOf({ key }: Line, times: number): MessageKey {
  const other = `${key}.other`;
  return times % 2 === 1 && has(other) ? other : key;
}

/** Where the coach points, for screen readers. Buttons are named in the line. */
function whereWords({ view }: LessonMoment, target: Target | null): string | null {
  return target?.at === 'region' ? t('lesson.at.region', { region: regionName(view.board, target.region) }) : null;
}

/** How what a line asks for is done by hand on the table; null where there is no such way. */
function byHand({ key, target, figure }: Line): MessageKey | null {
  if (figure?.of === 'die') return 'grasp.teach.die';
  switch (target?.at) {
    case 'choice':
      return target.choice === 'decline' ? 'grasp.teach.decline' : null;
    // The first conquest shows it; the others go the same way.
    case 'region':
      return key === 'lesson.enter' ? 'grasp.teach.conquest' : null;
    // The cloth to which a combo may be carried lies behind the cards.
    case 'combo':
    case undefined:
      return null;
  }
}

/** Is it done by hand here: in a picture, by somebody who last used a pointer? Keys and pads have their own way. */
function useIsByHand(): boolean {
  const isOffered = useGrasp((grasp) => grasp.isOffered);
  const byKeyboard = useInput((input) => input.byKeyboard);
  return isOffered && !byKeyboard;
}

async function textOf(clause: string): Promise<string> {
  const texts = await clauseTexts();
  // The mark of a point that tables differ on means nothing to a learner yet.
  return (texts[clause] ?? '').replaceAll(' ◆', '');
}

/** In the coach's own card, so that what the line points at stays in sight; else asked of the reference. */
function Rule({ clause }: { readonly clause: string }): JSX.Element {
  const scope = useScope();
  const language = useLanguage(({ id }) => id);
  const [text, setText] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another text
  useEffect(() => {
    let isWanted = true;
    textOf(clause).then(
      (found) => isWanted && setText(found),
      () => isWanted && openClause(scope, clause),
    );
    return () => {
      isWanted = false;
    };
  }, [clause, language]);
  return (
    <p className="coach-rule" data-said>
      {text ?? t('rules.loading')}
    </p>
  );
}
