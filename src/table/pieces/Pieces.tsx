import { useFrame, useThree } from '@react-three/fiber';
import { use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { MeshStandardMaterial } from 'three';
import type { GameEvent, GameView } from '../../rules/index.ts';
import type { Stage } from '../../turn/types.ts';
import { layout, type TableState } from '../layout/index.ts';
import { loadModels } from '../models/load.ts';
import type { Moment } from '../motion/beats.ts';
import { Runner } from '../motion/runner.ts';
import { PieceBatch } from './piece-batch.ts';

export interface PiecesProps {
  /** What lies on the table once all is shown. */
  readonly state: TableState;
  /** What is to be shown now, or null. */
  readonly stage: Stage | null;
  /** No other stage of this step comes after it. */
  readonly last: boolean;
  /** Milliseconds of show per millisecond; Infinity shows the outcome alone. */
  readonly rate: number;
  /** Nothing moves: only a die that was rolled shows its face. */
  readonly still: boolean;
  readonly material: MeshStandardMaterial;
  /** Which level of detail of the models is drawn. */
  readonly detail: 'near' | 'far';
  /** Told what the table shows at the moment, beat by beat. */
  readonly onStep: (view: GameView) => void;
  /** Told when a movement begins, and when its pieces land. */
  readonly onMoment: (events: readonly GameEvent[], moment: Moment) => void;
  /** Told when the stage has been shown. */
  readonly onShown: (stage: number) => void;
}

/**
 * Longest time that one frame moves the show on, in seconds: after a pause nothing jumps, and where a frame takes a third of a
 * second to draw a movement still takes about its own time.
 */
const LONGEST_FRAME = 0.5;

/** Every piece on the table in one draw, and their movements. Suspends until the models are there. */
export function Pieces({ state, stage, last, rate, still, material, detail, onStep, onMoment, onShown }: PiecesProps) {
  const { gl, invalidate } = useThree();
  const shelf = use(loadModels());
  const batch = useMemo(() => new PieceBatch(material, shelf, detail), [material, shelf, detail]);
  const { board, arrangement, colours } = state;
  const told = useRef({ step: onStep, moment: onMoment, done: onShown });
  const runner = useMemo(
    () =>
      new Runner(
        batch,
        { board, arrangement, colours },
        {
          step: (view) => told.current.step(view),
          moment: (events, moment) => told.current.moment(events, moment),
          done: (id) => told.current.done(id),
        },
      ),
    [batch, board, arrangement, colours],
  );
  const fresh = useRef(true);

  useLayoutEffect(() => {
    told.current = { step: onStep, moment: onMoment, done: onShown };
  });
  useEffect(() => () => batch.dispose(), [batch]);

  const instant = rate === Number.POSITIVE_INFINITY;
  useEffect(() => {
    runner.stop();
    if (stage !== null && !instant) {
      fresh.current = true;
      runner.start(stage, { still, last });
    } else {
      batch.show(layout(state));
      told.current.step(state.view);
      if (stage !== null) told.current.done(stage.id);
    }
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [batch, runner, state, stage, last, instant, still, gl, invalidate]);

  useFrame((_, delta) => {
    if (!runner.running) return;
    const seconds = fresh.current ? 0 : Math.min(delta, LONGEST_FRAME);
    fresh.current = false;
    runner.tick(seconds * 1000 * rate);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });

  return <primitive object={batch.mesh} dispose={null} />;
}
