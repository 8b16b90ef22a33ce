import { addAfterEffect, invalidate } from '@react-three/fiber';

/**
 * Has the picture drawn once more, and hands over its canvas while the frame is still in it: right after drawing, in the same task, since the browser
 * drops a frame once it is on the screen.
 */
export function withFrame<T>(canvas: HTMLCanvasElement, use: (canvas: HTMLCanvasElement) => T): Promise<T> {
  return new Promise((done, fail) => {
    const end = addAfterEffect(() => {
      end();
      try {
        done(use(canvas));
      } catch (failure) {
        fail(failure);
      }
    });
    invalidate();
  });
}
