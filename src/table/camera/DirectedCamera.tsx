import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Shot } from '../attention/index.ts';
import { useOverlay } from '../overlay.ts';
import type { CamerasProps } from './Cameras.tsx';
import { Hands } from './hands.ts';
import { moveFor } from './shots.ts';
import { throwFraming } from './throw-view.ts';

interface DirectedCameraProps extends Omit<CamerasProps, 'view' | 'seat' | 'atHand'> {
  readonly shot: Shot;
  /** Speed of the camera: 1 is unhurried. */
  readonly pace: number;
  /** Draws at most 30 frames a second. */
  readonly sparing: boolean;
}

/** Approximate seconds per move at pace 1: to a shot, to a die in the air, and in the slow shot of a new game. */
const SMOOTH = { shot: 0.75, die: 0.4, slowly: 3.2 } as const;

/** A camera that follows a given shot and that nobody can move by hand. Without `glide` it cuts instead of moving. */
export function DirectedCamera({ shot, subject, frame, glide, pace, sparing }: DirectedCameraProps) {
  const controls = useRef<Hands>(null);
  const begun = useRef(false);
  const invalidate = useThree((state) => state.invalidate);
  const rolling = useStore(useOverlay().showStore, (state) => state.rolling);

  useEffect(() => {
    const hands = controls.current;
    if (hands === null) return;
    const isRolling = rolling !== null;
    const move =
      rolling !== null
        ? { from: null, to: throwFraming('seated', subject, frame, rolling.seat, rolling.region, rolling.from) }
        : moveFor(shot, subject, frame);
    const slowly = !isRolling && shot.of === 'table' && shot.slowly;
    hands.smoothTime = glide ? (isRolling ? SMOOTH.die : slowly ? SMOOTH.slowly : SMOOTH.shot) / pace : 0.001;
    if (glide && move.from !== null) void hands.setLookAt(...move.from.position, ...move.from.target, false);
    void hands.setLookAt(...move.to.position, ...move.to.target, glide && (begun.current || move.from !== null));
    begun.current = true;
    invalidate();
  }, [shot, subject, frame, rolling, glide, pace, invalidate]);

  return (
    <>
      <CameraControls ref={controls} impl={Hands} makeDefault enabled={false} />
      {sparing ? <Sparing /> : null}
    </>
  );
}

/** Milliseconds between two drawn frames, less half a frame of a 60 Hz screen. */
const APART = 1000 / 30 - 8;

/** Skips every other frame. The last one of a movement is always drawn. */
function Sparing() {
  const drawn = useRef(0);
  useFrame(({ gl, scene, camera, invalidate }) => {
    const now = performance.now();
    if (now - drawn.current < APART) return invalidate();
    drawn.current = now;
    gl.render(scene, camera);
  }, 1);
  return null;
}
