import { addAfterEffect, invalidate } from '@react-three/fiber';

/**
 * Calls a function right after each frame is drawn, in the same task: only then is the frame still in its canvas, since the browser drops it once it is
 * on the screen. Has one frame drawn at once. Returns what ends it.
 */
export function afterFrames(use: () => void): () => void {
  const end = addAfterEffect(use);
  invalidate();
  return end;
}
