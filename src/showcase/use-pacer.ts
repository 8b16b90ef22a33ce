import { useCallback, useEffect, useRef, useState } from 'react';
import { attend, type Shot } from '../attention/index.ts';
import type { GameEvent } from '../rules/index.ts';
import { nowShowing, type Stage } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import { type Caption, captionOf } from './caption.ts';
import { beginOf, type Course, endOf, type Lying, throwsDie } from './course.ts';
import { isSameShot, shotOf, targetOf, titleShot } from './director.ts';
import type { Tempo } from './pace.ts';

/** What is shown at the moment, and how fast. */
export interface Pacer {
  readonly caption: Caption | null;
  /** The die lies: its outcome may be told. */
  readonly isTold: boolean;
  readonly shot: Shot;
  /** Milliseconds of show per millisecond; 0 while the camera is still on its way. */
  readonly rate: number;
  /** The table has shown a stage: the chart hears of it once the caption has been read. */
  readonly onShown: (stage: number) => void;
  readonly onMoment: (events: readonly GameEvent[], moment: 'begins' | 'lands') => void;
}

/** A caption, and how many entries of the log there were when it was spoken. */
interface Spoken {
  readonly words: Caption;
  readonly entries: number;
}

/** Does it when the page's clock says so: at once where that is past. Gives what takes it back. */
function at(time: number, go: () => void): (() => void) | undefined {
  const left = time - performance.now();
  if (left <= 0) return void go();
  const timer = setTimeout(go, left);
  return () => clearTimeout(timer);
}

interface Pace {
  readonly speed: Tempo;
  /** Nothing glides: the camera cuts. */
  readonly still: boolean;
  /** The game is announced: nothing has happened yet. */
  readonly isTitle: boolean;
  /** Somebody plays: the table is shown to them as in any game. */
  readonly isOff: boolean;
  /** A presenter holds the game: what has been shown stays. */
  readonly isHeld: boolean;
}

/**
 * Paces what the table shows. For each stage the camera goes first, with the caption; then the pieces move; and the stage stays until its
 * caption can have been read. What happened to a stage is kept with it, and what is waited for reckoned from that: nothing that was told
 * once is told again.
 */
export function usePacer({ speed, still, isTitle, isOff, isHeld }: Pace): Pacer {
  const actor = TableActor.useActorRef();
  const stage = TableActor.useSelector(nowShowing);
  const entries = TableActor.useSelector(({ context }) => context.log.length);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [shot, setShot] = useState<Shot>(titleShot);
  const framed = useRef(shot);
  const [course, setCourse] = useState<Course | null>(null);
  /** The stages whose pieces may move, whose die lies, and which the table has shown: each is the present one, or past. */
  const [begun, setBegun] = useState<Stage | null>(null);
  const [lying, setLying] = useState<Lying | null>(null);
  const [shown, setShown] = useState<Stage | null>(null);

  const turnTo = useCallback((next: Shot): boolean => {
    if (isSameShot(framed.current, next)) return false;
    framed.current = next;
    setShot(next);
    return true;
  }, []);

  /** The die of the present stage lies. Told twice, the first time counts. */
  const lies = useCallback(() => {
    const stage = nowShowing(actor.getSnapshot());
    if (stage !== null && throwsDie(stage.events))
      setLying((before) => (before?.stage === stage ? before : { stage, since: performance.now() }));
  }, [actor]);

  useEffect(() => {
    if (!isTitle) return;
    setSpoken(null);
    attend({ selected: null });
    turnTo(titleShot());
  }, [isTitle, turnTo]);

  useEffect(() => {
    const { setup, view, decisions, log } = actor.getSnapshot().context;
    if (isOff || stage === null || setup === null || view === null) return;
    const words = captionOf(stage, decisions, { board: view.board, seats: setup.seats });
    setSpoken({ words, entries: log.length });
    attend({ selected: targetOf(stage) });
    setCourse({ stage, words, since: performance.now(), turns: turnTo(shotOf(stage)) });
  }, [actor, stage, isOff, turnTo]);

  useEffect(() => {
    if (course !== null && begun !== course.stage && speed !== 'instant')
      return at(beginOf(course, { speed, still }), () => setBegun(course.stage));
  }, [course, begun, speed, still]);

  // Once the caption has been read, the chart hears that the stage has been shown; at once where somebody plays.
  useEffect(() => {
    if (stage === null || shown !== stage || isHeld) return;
    const tell = () => actor.send({ type: 'shown', stage: stage.id });
    if (isOff) tell();
    else if (course?.stage === stage) return at(endOf(course, lying, { speed, still }), tell);
  }, [actor, stage, shown, course, lying, speed, still, isHeld, isOff]);

  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      if (moment === 'lands' && throwsDie(events)) lies();
    },
    [lies],
  );

  const onShown = useCallback(
    (id: number) => {
      const stage = nowShowing(actor.getSnapshot());
      if (stage?.id !== id) return;
      lies();
      setShown(stage);
    },
    [actor, lies],
  );

  // What a presenter has taken back is not told any more.
  const caption = spoken !== null && spoken.entries <= entries ? spoken.words : null;
  useEffect(() => {
    if (caption !== null || isOff || isTitle) return;
    attend({ selected: null });
    if (stage === null) turnTo(shotOf(null));
  }, [caption, isOff, isTitle, stage, turnTo]);

  const full = speed === 'instant' ? Number.POSITIVE_INFINITY : speed;
  const rate = speed === 'instant' || stage === null || begun === stage ? full : 0;
  return { caption, isTold: stage !== null && lying?.stage === stage, shot, rate, onShown, onMoment };
}
