import { CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { attend, type CameraView } from '../../attention/index.ts';
import type { Seat } from '../../rules/index.ts';
import type { Frame } from './framing.ts';
import { framingFor, type Subject } from './views.ts';

export interface CamerasProps {
  readonly view: CameraView;
  readonly subject: Subject;
  /** The seat in front of the screen. */
  readonly seat: Seat;
  readonly frame: Frame;
  /** Glide from view to view, rather than cut. */
  readonly glide: boolean;
}

/** Seconds a glide takes, about. */
const GLIDE = 0.32;
/** Free orbit stays between almost straight down and this far from upright, in radians. */
const LOWEST = 1.28;

/** Longest time one frame moves the camera on, in seconds: after a rest it must not jump to where it is going. */
const LONGEST_FRAME = 0.2;

class Hands extends CameraControlsImpl {
  override update(delta: number): boolean {
    return super.update(Math.min(delta, LONGEST_FRAME));
  }
}

/** Moves the camera between the views, and lets hands orbit, pan and zoom within limits. */
export function Cameras({ view, subject, seat, frame, glide }: CamerasProps) {
  const controls = useRef<CameraControls>(null);
  const shown = useRef(false);
  const invalidate = useThree((state) => state.invalidate);

  useEffect(() => {
    const hands = controls.current;
    if (hands === null || view === 'free') return;
    const { position, target } = framingFor(view, subject, seat, frame);
    const far = Math.hypot(...position.map((p, k) => p - (target[k] ?? 0)));
    hands.minDistance = far * 0.22;
    hands.maxDistance = far * 1.5;
    hands.setLookAt(...position, ...target, glide && shown.current);
    shown.current = true;
    invalidate();
  }, [view, subject, seat, frame, glide, invalidate]);

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
