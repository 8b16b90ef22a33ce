import { _roots, addAfterEffect, invalidate } from '@react-three/fiber';

/**
 * Calls a function right after each frame of a canvas is drawn, in the same task: only then is the frame still in it, since the browser drops it once it
 * is on the screen. Has one frame drawn at once. Returns what ends it.
 */
export function afterFrames(canvas: HTMLCanvasElement, use: () => void): () => void {
  const root = _roots.get(canvas)?.store.getState();
  const drawn = () => root?.gl.info.render.frame;
  let before = drawn();
  // Called for all tables of the page, whichever of them has drawn.
  const end = addAfterEffect(() => {
    const now = drawn();
    if (now === before && now !== undefined) return;
    before = now;
    use();
  });
  if (root) root.invalidate();
  else invalidate();
  return end;
}
