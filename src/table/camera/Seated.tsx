import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import type { CamerasProps } from './Cameras.tsx';
import { framingFor } from './seated-view.ts';

/** Has the camera stand where the seat sees the table, until what moves it has come (`Cameras.tsx`): for a first decision it need not move. */
export function Seated({
  view,
  subject,
  seat,
  frame,
  atHand,
}: Pick<CamerasProps, 'view' | 'subject' | 'seat' | 'frame' | 'atHand'>) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const isMoved = useThree((state) => state.controls !== null);
  useLayoutEffect(() => {
    if (isMoved) return;
    const { position, target } = framingFor(view, subject, seat, frame, atHand, null);
    camera.position.set(...position);
    camera.lookAt(...target);
    invalidate();
  }, [isMoved, camera, view, subject, seat, frame, atHand, invalidate]);
  return null;
}
