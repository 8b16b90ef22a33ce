import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector3 } from 'three';
import { useStore } from 'zustand';
import { attend, type CameraView, useAttention } from '../../attention/index.ts';
import type { Seat } from '../../rules/index.ts';
import { boardHalf } from '../layout/table-plan.ts';
import { type ShowStore, setWon } from '../motion/show-store.ts';
import type { Frame } from './framing.ts';
import { type AtHand, framingFor } from './seated-view.ts';
import { distanceAfter, targetAfter } from './step.ts';
import type { Subject } from './table-points.ts';
import { throwFraming } from './throw-view.ts';
import { circle, SWING } from './victory-arc.ts';
import { victoryFraming } from './victory-view.ts';

export interface CamerasProps {
  readonly view: CameraView;
  readonly subject: Subject;
  /** The seat in front of the screen. */
  readonly seat: Seat;
  readonly frame: Frame;
  /** What the part of the turn takes in the hand. */
  readonly atHand: readonly AtHand[];
  /** What is being shown: a thrown die must be in view. */
  readonly showStore: ShowStore;
  /** Glide from view to view instead of cutting. */
  readonly glide: boolean;
}

/** Approximate duration of a glide, in seconds. */
const GLIDE = 0.32;
/** Free orbit stays between nearly straight down and this angle from it, in radians. */
const LOWEST = 1.28;

/** Longest time one frame moves the camera on, in seconds: after a pause it must not jump to its goal. */
const LONGEST_FRAME = 0.2;

/** Camera controls that move smoothly to their goal, without leaps however long the last frame took. */
export class Hands extends CameraControlsImpl {
  override update(delta: number): boolean {
    return super.update(Math.min(delta, LONGEST_FRAME));
  }
}

/** Moves the camera between the views and to a thrown die, and lets the user orbit, pan and zoom within limits. */
export function Cameras({ view, subject, seat, frame, atHand, showStore, glide }: CamerasProps) {
  const controls = useRef<CameraControls>(null);
  const shown = useRef(false);
  /** The view that was left for the die; null while no die is thrown. */
  const left = useRef<CameraView | null>(null);
  const invalidate = useThree((state) => state.invalidate);
  const rolling = useStore(showStore, (now) => now.rolling);
  const won = useStore(showStore, (now) => now.won);
  const chosen = useAttention((attention) => attention.selected);

  useEffect(() => {
    const hands = controls.current;
    if (hands === null || won !== null) return;
    if (rolling !== null) {
      const begins = left.current === null;
      left.current ??= view;
      // If the user grabs the camera meanwhile, it is theirs.
      if (view === 'free' && left.current !== 'free') return;
      if (view === 'free' && begins) hands.saveState();
      const { position, target } = throwFraming(view, subject, frame, rolling.seat, rolling.region);
      hands.setLookAt(...position, ...target, glide);
      return invalidate();
    } else {
      const back = left.current === 'free' && view === 'free';
      left.current = null;
      if (back) hands.reset(glide);
      if (back) invalidate();
    }
    if (view === 'free') return;
    const { position, target } = framingFor(view, subject, seat, frame, atHand, chosen);
    const far = Math.hypot(...position.map((p, k) => p - (target[k] ?? 0)));
    hands.minDistance = far * 0.22;
    hands.maxDistance = far * 1.5;
    hands.setLookAt(...position, ...target, glide && shown.current);
    shown.current = true;
    invalidate();
  }, [view, subject, seat, frame, atHand, chosen, rolling, won, glide, invalidate]);

  useEffect(() => {
    const hands = controls.current;
    if (hands === null || won === null) return;
    const end = () => setWon(showStore, null);
    if (view === 'free' || !glide) return end();
    invalidate();
    const from = (azimuth: number) => victoryFraming(subject, won, frame, azimuth);
    return circle(hands, [from(-SWING), from(SWING)], end);
  }, [won, view, subject, frame, glide, showStore, invalidate]);

  const step = useAttention((attention) => attention.step);
  useEffect(() => {
    const hands = controls.current;
    if (hands === null || step === null) return;
    const { x, y, z } = hands.getTarget(new Vector3());
    const after = targetAfter(step, { x, z }, hands.azimuthAngle, hands.distance, boardHalf(subject.board));
    hands.moveTo(after.x, y, after.z, glide);
    hands.dollyTo(distanceAfter(step, hands.distance), glide);
    attend({ camera: 'free', step: null });
    invalidate();
  }, [step, subject, glide, invalidate]);

  return (
    <CameraControls
      ref={controls}
      impl={Hands}
      makeDefault
      smoothTime={glide ? GLIDE : 0.001}
      draggingSmoothTime={0.06}
      minPolarAngle={0}
      maxPolarAngle={LOWEST}
      dollyToCursor
      onControl={() => attend({ camera: 'free' })}
    />
  );
}
