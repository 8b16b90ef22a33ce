import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/showcase.ts';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent } from '../../rules/index.ts';
import { nowShowing, opponentAtWork } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { presenterOf, type showcaseMachine, stateOf } from './machine.ts';
import { type Ask, askOf, finds, type Goal, type Hand } from './presses.ts';

const has = (type: GameEvent['type']) => (entry: LogEntry) => entry.events.some((event) => event.type === type);

/** Length of the log without its latest step: an opponent's redeployment is a single step. */
function withoutStep(log: readonly LogEntry[]): number {
  const before = log.slice(0, -1);
  return log.at(-1)?.command.type === 'endRedeployment' ? before.findLastIndex(has('phaseChanged')) + 1 : before.length;
}

/** Length of the log at the beginning of the latest step or turn; of the turn before if one just began. */
export function cutOf(log: readonly LogEntry[], to: 'step' | 'turn'): number {
  const end = withoutStep(log);
  if (to === 'step') return end;
  return log.slice(0, end).findLastIndex(has('turnBegan')) + 1;
}

export interface Presenter {
  readonly mode: 'paused' | 'flowing' | 'seeking' | null;
  readonly slow: boolean;
  readonly tour: boolean;
  /** Number of unknown inputs: each shows the key hints again. */
  readonly puzzled: number;
  readonly handle: (hand: Hand) => void;
}

/** `goBack` sets the game back to where its log was so long, and says whether it could. */
export function usePresenter(
  showcase: ActorRefFrom<typeof showcaseMachine>,
  goBack: (played: number) => boolean,
): Presenter {
  const actor = TableActor.useActorRef();
  const mode = useSelector(showcase, presenterOf);
  const slow = useSelector(showcase, ({ context }) => context.slow);
  const tour = useSelector(showcase, ({ context }) => context.tour);
  const stage = TableActor.useSelector(nowShowing);
  const work = TableActor.useSelector(opponentAtWork);
  const [puzzled, setPuzzled] = useState(0);

  useEffect(() => {
    const { seek } = showcase.getSnapshot().context;
    if (mode !== 'seeking' || seek === null) return;
    if (stage === null) {
      // The player to decide needs no pause.
      if (work === 'thinking') actor.send({ type: 'skip' });
    } else if (finds(seek, stage)) showcase.send({ type: 'found' });
    else actor.send({ type: 'shown', stage: stage.id });
  }, [actor, showcase, mode, stage, work]);

  const rewind = useCallback(
    (to: 'step' | 'turn') => {
      const { log } = actor.getSnapshot().context;
      if (goBack(cutOf(log, to))) showcase.send({ type: 'rewound' });
    },
    [actor, showcase, goBack],
  );

  const seek = useCallback(
    (goal: Goal) => {
      const now = nowShowing(actor.getSnapshot());
      showcase.send({ type: 'seek', seek: { goal, from: now && { id: now.id, name: now.name } } });
    },
    [actor, showcase],
  );

  const handle = useCallback(
    (hand: Hand) => {
      const ask = askOf(hand);
      const { tour: isTour } = showcase.getSnapshot().context;
      switch (ask) {
        case null:
          setPuzzled((count) => count + 1);
          break;
        case 'rewind':
          rewind('step');
          break;
        case 'turn':
          rewind('turn');
          break;
        case 'tour':
          // The tour covers a turn from its beginning.
          if (!isTour) rewind('turn');
          showcase.send({ type: 'tour' });
          break;
        case 'toggle':
        case 'slow':
          showcase.send({ type: ask });
          break;
        case 'close':
          showcase.send({ type: 'conclude' });
          break;
        default:
          seek(ask === 'step' && isTour ? 'phase' : ask);
      }
    },
    [showcase, rewind, seek],
  );

  return { mode, slow, tour, puzzled, handle };
}

/** Holds what is shown first, its phase in large letters; only once, not again on return from the result. */
export function useTour(showcase: ActorRefFrom<typeof showcaseMachine>, isAsked: boolean, number: number): void {
  const isBegun = useSelector(showcase, (snapshot) => stateOf(snapshot) === 'playing');
  const isHad = useRef(false);
  useEffect(() => {
    if (isHad.current || !isAsked || !isBegun || showcase.getSnapshot().context.number !== number) return;
    isHad.current = true;
    showcase.send({ type: 'present' });
    showcase.send({ type: 'tour' });
    showcase.send({ type: 'seek', seek: { goal: 'step', from: null } });
  }, [showcase, isAsked, isBegun, number]);
}

/** Milliseconds for which the key hints stay, since they cover the table. */
const lingers = 10_000;

/** What the keys do, in the order of the bar. Hold and go on share a key, listed first under the name that applies. */
const keys: readonly (readonly [string, Exclude<Ask, 'toggle'>])[] = [
  ['→', 'step'],
  ['←', 'rewind'],
  ['↑', 'turn'],
  ['↓', 'slow'],
  ['1', 'conquest'],
  ['2', 'die'],
  ['3', 'score'],
  ['4', 'decline'],
  ['T', 'tour'],
  ['P', 'close'],
];

/** The keys, at first and after an unknown one. `isTable`: a table of people, which goes on afterwards. */
export function PresenterBar({
  mode,
  slow,
  puzzled,
  isTable = false,
}: Pick<Presenter, 'mode' | 'slow' | 'puzzled'> & { readonly isTable?: boolean }): JSX.Element {
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setGone(puzzled), lingers);
    return () => clearTimeout(timer);
  }, [puzzled]);
  const said = [...(mode === 'flowing' ? [] : [t('presenter.paused')]), ...(slow ? [t('presenter.slowly')] : [])];
  return (
    <section className="showcase-presenter" aria-label={t('presenter.label')} data-mode={mode}>
      <p data-said>
        <b>{said.join(' · ')}</b>
      </p>
      {gone === puzzled ? null : (
        <ul>
          <li>
            <kbd>OK</kbd> {t(mode === 'flowing' ? 'presenter.pause' : 'presenter.flow')}
          </li>
          {keys.map(([key, what]) => (
            <li key={key}>
              <kbd>{key}</kbd> {t(isTable && what === 'close' ? 'presenter.leave' : `presenter.${what}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
