import { useCallback, useEffect, useRef } from 'react';
import type { GameEvent } from '../../rules/index.ts';
import type { Played, Stage } from '../../session/turn/index.ts';
import type { MotionEdge } from '../../table/motion/beats.ts';
import { type Caption, captionOf } from '../director/caption.ts';
import { readingTime } from '../director/pace.ts';
import { LONGEST } from './film.ts';

/** Milliseconds of a film that are no caption's: its beginning and its end. */
const SPARE = 3000;

export function captionsOf(stages: readonly Stage[], { setup, game }: Played): readonly Caption[] {
  const naming = { board: game.board, content: game.content, seats: setup.seats };
  return stages.map((stage) => captionOf(stage, [], naming));
}

/** Least milliseconds of each stage: its caption can be read, and all of them fit into a film. */
export function staysOf(captions: readonly Caption[]): readonly number[] {
  const wanted = captions.map(({ what, phase, seat, outcome }) =>
    readingTime({ what, phase, seat, outcome, why: null }, 1),
  );
  const all = wanted.reduce((sum, time) => sum + time, 0);
  const scale = Math.min(1, (LONGEST - SPARE) / Math.max(1, all));
  return wanted.map((time) => time * scale);
}

/** Stages are over once shown and their captions could be read; without captions nothing waits. */
export function useCaptions(
  stages: readonly Stage[],
  captions: readonly Caption[] | null,
  at: number,
  goOn: (to: (at: number) => number) => void,
) {
  const now = useRef({ at, hasLanded: false, since: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    now.current = { at, hasLanded: false, since: performance.now() };
  }, [at]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const words = useCallback(() => {
    const { at: place, hasLanded } = now.current;
    const caption = captions?.[place];
    return caption ? ((hasLanded ? caption.outcome : null) ?? caption.what) : null;
  }, [captions]);
  const note = useCallback((events: readonly GameEvent[], moment: MotionEdge) => {
    if (moment === 'lands' && events.some(({ type }) => type === 'dieRolled')) now.current.hasLanded = true;
  }, []);
  const onShown = useCallback(
    (id: number) => {
      const place = stages.findIndex((stage) => stage.id === id);
      const next = () => goOn((was) => (was === place ? was + 1 : was));
      const stay = captions === null ? 0 : (staysOf(captions)[place] ?? 0);
      const left = now.current.since + stay - performance.now();
      clearTimeout(timer.current);
      if (left <= 0) next();
      else timer.current = setTimeout(next, left);
    },
    [stages, captions, goOn],
  );
  return { words, note, onShown };
}
