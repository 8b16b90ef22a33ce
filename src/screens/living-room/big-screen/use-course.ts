import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RoomClient, RoomState } from '../../../rooms/client/index.ts';
import type { RewindableTable } from '../../../rooms/client/rewindable-table.ts';
import type { Known } from '../../../rooms/protocol/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { tellingTime } from '../../director/pace.ts';
import { showcaseMachine, stateOf } from '../../showcase/machine.ts';
import { type Presenter, usePresenter, useTour } from '../../showcase/Presenter.tsx';
import { useHands, useOpening } from '../../showcase/presses.ts';

/** Milliseconds for which the result is shown before its story, and between two steps that are shown again. */
const RESULT = 14_000;
const BETWEEN = 350;

export interface Course {
  readonly presenter: Presenter;
  /** What happened before is shown again. */
  readonly isPast: boolean;
  /** The game is over, and has been shown to its end. */
  readonly isOver: boolean;
  /** Which chapter of the story is told, from 1; 0 while the result is shown. */
  readonly chapter: number;
  /** The story can be told: so many words in each chapter. */
  readonly onTold: (words: readonly number[]) => void;
}

interface CourseProps {
  readonly client: RoomClient;
  readonly table: RewindableTable;
  readonly state: RoomState;
  /** The game is over, whatever has been shown of it. */
  readonly isEnded: boolean;
  readonly isOwn: boolean;
  /** It begins with the tour of a turn, once on this page. */
  readonly tour: boolean;
  /** Whatever is pressed opens the presenter. */
  readonly isForPresenter: boolean;
  readonly onEnd: () => void;
}

let isToured = false;

/**
 * The course of a table at a big screen, by the showcase's chart. A presenter holds the room as well, so that nobody plays meanwhile; going back shows again
 * what happened, since what people did is theirs: from there it comes to where the game is.
 */
export function useCourse(props: CourseProps): Course {
  const { client, table, isEnded, isOwn, tour, isForPresenter, onEnd } = props;
  const { connection } = props.state;
  const actor = TableActor.useActorRef();
  const logic = useMemo(
    () =>
      showcaseMachine.provide({
        delays: {
          resultTime: ({ context: { chapter, chapters } }) => (chapter === 0 ? RESULT : (chapters[chapter - 1] ?? 0)),
        },
      }),
    [],
  );
  const showcase = useActorRef(logic, { input: { number: 0, goesOn: true } });
  const state = useSelector(showcase, stateOf);
  const chapter = useSelector(showcase, ({ context }) => context.chapter);
  const presenter = usePresenter(showcase, table.goBack);
  const { mode } = presenter;
  const played = useSyncExternalStore(table.subscribe, () => table.played);
  const isPast = played !== null;
  const stages = TableActor.useSelector(({ context }) => context.stages.length);
  const entries = TableActor.useSelector(({ context }) => context.log.length);
  const isOver = isEnded && !isPast && stages === 0;

  useEffect(() => {
    if (state === 'laying') showcase.send({ type: 'laid' });
    else if (state === 'playing' && isOver) showcase.send({ type: 'over' });
    else if (state === 'veiled') onEnd();
  }, [showcase, state, isOver, onEnd]);

  useHands(
    (hand) => {
      if (mode !== null) presenter.handle(hand);
      else if (hand.of === 'key' && hand.key === 'Escape') return false;
      else showcase.send({ type: 'present' });
      return true;
    },
    mode !== null || (isForPresenter && !isOwn),
  );
  useOpening(() => showcase.send({ type: 'present' }), mode === null && !isOwn && !isForPresenter);
  const [isTour] = useState(tour && !isToured);
  useTour(showcase, isTour, 0);
  useEffect(() => {
    isToured ||= isTour;
  }, [isTour]);

  // What is shown again goes on by itself, step by step.
  useEffect(() => {
    if (played === null || mode === 'paused' || stages > 0 || entries !== played) return;
    const timer = setTimeout(() => table.goOn(), BETWEEN);
    return () => clearTimeout(timer);
  }, [table, played, mode, stages, entries]);

  // Whoever leaves in the middle of it is where the game is.
  useEffect(() => {
    if (mode !== null || table.played === null) return;
    actor.send({ type: 'leave' });
    table.leavePast();
    actor.send({ type: 'open', table, isTakenUp: true });
  }, [actor, table, mode]);

  const isHeld = mode === 'paused' || isPast;
  useEffect(() => {
    if (connection !== 'here') return;
    const holds = client.state.known?.roster.bigScreen?.isHeld ?? false;
    if (isHeld !== holds) void client.ask({ type: 'hold', on: isHeld });
  }, [client, isHeld, connection]);

  const [words, onTold] = useState<readonly number[]>([]);
  const isTelling = state === 'result';
  useEffect(() => {
    if (isTelling) showcase.send({ type: 'told', chapters: words.map((count) => tellingTime(count, 1)) });
  }, [showcase, isTelling, words]);
  return { presenter, isPast, isOver, chapter, onTold };
}

/** Tells the room what has been shown: opponents wait for that, so that everybody can follow. */
export function useShown(client: RoomClient, table: RewindableTable, known: Known): void {
  const { n, log } = known;
  const isShown = TableActor.useSelector(
    ({ context }) =>
      context.stages.length === 0 && context.log.length === log.length && context.revision === table.revisionOf(known),
  );
  useEffect(() => {
    if (isShown) client.tell({ type: 'shown', step: n });
  }, [client, isShown, n]);
}
