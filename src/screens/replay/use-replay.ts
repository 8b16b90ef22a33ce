import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Course } from '../../rules/course.ts';
import { activityOf, type SeenSetup } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { type Mark, marksIn, storyOf, type TurningPoint } from '../story/facts.ts';
import { isPlaying, replayMachine } from './machine.ts';
import { type Knowledge, knowledgeOf, type ReplayTable, replayTable } from './port.ts';

export interface Replayed {
  readonly setup: SeenSetup;
  readonly course: Course;
  /** Commands played before the first moment shown. */
  readonly from: number;
  /** What happens then is to be seen. */
  readonly sees?: boolean | undefined;
  readonly plays?: boolean | undefined;
  /** What may be known, the usual one first; as `knowledgeOf` has it where nothing is said. */
  readonly choices?: readonly Knowledge[] | undefined;
}

export interface Replay extends Omit<Replayed, 'choices'> {
  readonly actor: ActorRefFrom<typeof replayMachine>;
  readonly table: ReplayTable;
  readonly played: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly follows: boolean;
  readonly knowledge: Knowledge;
  readonly choices: readonly Knowledge[];
  /** Where races came and went, and what turned a game that is over; empty until they have been found. */
  readonly marks: readonly Mark[];
  readonly points: readonly TurningPoint[];
}

/** Shows a game again on the page's chart. Call it once, below the chart's provider. */
export function useReplay({ setup, course, from, sees = false, plays = false, choices: given }: Replayed): Replay {
  const chart = TableActor.useActorRef();
  const isOver = course.at(course.log.length).phase === 'gameOver';
  const choices = useMemo(() => given ?? knowledgeOf(setup, isOver), [given, setup, isOver]);
  const [knowledge = 'onlooker'] = choices;
  const table = useMemo(() => replayTable(course, setup, from, knowledge), [course, setup, from, knowledge]);
  const logic = useMemo(
    () => replayMachine.provide({ actions: { cut: () => chart.send({ type: 'hurry' }) } }),
    [chart],
  );
  const actor = useActorRef(logic, { input: { course, table, marks: [], played: from, knowledge, sees, plays } });
  const [{ marks, points }, setFound] = useState<Pick<Replay, 'marks' | 'points'>>({ marks: [], points: [] });

  useEffect(() => {
    chart.send({ type: 'open', table, isTakenUp: true });
    return () => chart.send({ type: 'leave' });
  }, [chart, table]);

  useEffect(() => {
    // Nothing waits for them.
    const later = setTimeout(() => {
      // What turned a game is known by its prospects, which count everybody's coins.
      const { marks: came, turningPoints } = isOver ? storyOf(course) : { marks: marksIn(course), turningPoints: [] };
      setFound({ marks: came, points: turningPoints });
      // Whoever goes to a mark finds it done, and told.
      const places = new Set([...came, ...turningPoints].map(({ at }) => at + 1));
      actor.send({ type: 'marks', marks: [...places].sort((a, b) => a - b) });
    }, 300);
    return () => clearTimeout(later);
  }, [course, isOver, actor]);

  useEffect(() => {
    const { unsubscribe } = chart.subscribe((snapshot) => {
      const activity = activityOf(snapshot);
      const isDone = snapshot.context.log.length === actor.getSnapshot().context.played;
      if (isDone && (activity === 'elsewhere' || activity === 'over')) actor.send({ type: 'idle' });
    });
    return unsubscribe;
  }, [chart, actor]);

  const now = useSelector(actor, ({ context }) => context);
  return {
    setup,
    course,
    from,
    actor,
    table,
    marks,
    points,
    choices,
    played: now.played,
    speed: now.speed,
    follows: now.follows,
    knowledge: now.knowledge,
    isPlaying: useSelector(actor, isPlaying),
  };
}
