import { useCallback, useEffect, useRef, useState } from 'react';
import { attend, type Shot } from '../attention/index.ts';
import type { GameEvent } from '../rules/index.ts';
import { nowShowing, type Stage } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import { type Caption, captionOf } from './caption.ts';
import { isSameShot, shotOf, targetOf, titleShot } from './director.ts';
import { leadIn, outcomeTime, readingTime, type Tempo } from './pace.ts';

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

const isRoll = ({ type }: GameEvent) => type === 'dieRolled';
const isThrown = (stage: Stage | null) => stage?.events.some(isRoll) ?? false;

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
 * caption can have been read.
 */
export function usePacer({ speed, still, isTitle, isOff, isHeld }: Pace): Pacer {
  const actor = TableActor.useActorRef();
  const stage = TableActor.useSelector(nowShowing);
  const entries = TableActor.useSelector(({ context }) => context.log.length);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [shot, setShot] = useState<Shot>(titleShot);
  const [begun, setBegun] = useState<Stage | null>(null);
  const [told, setTold] = useState<Stage | null>(null);
  const showing = useRef<Stage | null>(null);
  const framed = useRef(shot);
  const until = useRef(0);
  const toldOf = useRef<Stage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The stage that the table has shown and the chart has not heard of yet. */
  const reported = useRef<number | null>(null);

  const turnTo = useCallback((next: Shot): boolean => {
    if (isSameShot(framed.current, next)) return false;
    framed.current = next;
    setShot(next);
    return true;
  }, []);

  const held = useRef(isHeld);
  held.current = isHeld;

  const tell = useCallback(() => {
    if (showing.current === null || toldOf.current === showing.current) return;
    toldOf.current = showing.current;
    setTold(showing.current);
    until.current = Math.max(until.current, performance.now() + outcomeTime(speed));
  }, [speed]);

  /** Once the caption has been read, the chart hears that the stage has been shown. */
  const settle = useCallback(() => {
    if (isThrown(showing.current)) tell();
    const send = () => {
      if (held.current) return;
      const id = reported.current;
      reported.current = null;
      if (id !== null) actor.send({ type: 'shown', stage: id });
    };
    clearTimeout(timer.current);
    const left = until.current - performance.now();
    if (left <= 0) send();
    else timer.current = setTimeout(send, left);
  }, [actor, tell]);

  useEffect(() => {
    if (!isTitle) return;
    setSpoken(null);
    attend({ selected: null });
    turnTo(titleShot());
  }, [isTitle, turnTo]);

  useEffect(() => {
    showing.current = stage;
    const { setup, view, decisions, log } = actor.getSnapshot().context;
    if (isOff || stage === null || setup === null || view === null) return;
    const words = captionOf(stage, decisions, { board: view.board, seats: setup.seats });
    setSpoken({ words, entries: log.length });
    attend({ selected: targetOf(stage) });
    const lead = leadIn(turnTo(shotOf(stage)), still, speed);
    until.current = performance.now() + lead + readingTime(words, speed);
    const start = setTimeout(() => setBegun(stage), lead);
    // Where nothing moves the table may have been quicker.
    if (reported.current === stage.id) settle();
    return () => {
      clearTimeout(start);
      clearTimeout(timer.current);
      reported.current = null;
    };
  }, [actor, stage, speed, still, isOff, turnTo, settle]);

  useEffect(() => {
    if (!isHeld && reported.current !== null && reported.current === showing.current?.id) settle();
  }, [isHeld, settle]);

  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      if (moment === 'lands' && events.some(isRoll)) tell();
    },
    [tell],
  );

  const onShown = useCallback(
    (id: number) => {
      reported.current = id;
      if (showing.current?.id === id) settle();
    },
    [settle],
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
  return { caption, isTold: told !== null && told === stage, shot, rate, onShown, onMoment };
}
