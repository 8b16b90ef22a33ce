import type { BrowserContext } from 'playwright-core';

/** Has the pages of a profile draw their frames no faster than one in so many milliseconds. */
export async function slowFrames(context: BrowserContext, slow: number): Promise<void> {
  await context.addInitScript((time) => {
    const request = window.requestAnimationFrame.bind(window);
    const waiting = new Map<number, ReturnType<typeof setTimeout>>();
    let count = 0;
    window.requestAnimationFrame = (draw) => {
      const id = ++count;
      const frame = () => {
        waiting.delete(id);
        request(draw);
      };
      waiting.set(id, setTimeout(frame, time));
      return id;
    };
    window.cancelAnimationFrame = (id) => clearTimeout(waiting.get(id));
  }, slow);
}
