import { useEffect } from 'react';
import { fetched } from '../fetched/index.ts';
import { loadRemote } from '../hud/page.ts';

const file = fetched(loadRemote, { unplaced: true });
/** Milliseconds in which an arrow is answered, or not at all. */
const prompt = 2000;

/** Play by arrows alone and by game pads: what it takes is fetched with the first arrow that nothing else has a use for, or the first pad. */
export function useRemote(): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let gone = false;
    const cease = () => {
      removeEventListener('keydown', arrow);
      removeEventListener('gamepadconnected', pad);
    };
    const follow = async (first?: KeyboardEvent) => {
      cease();
      const { followRemote, handleKey } = await file.here();
      if (gone) return;
      end = followRemote();
      // An arrow that had to wait for long would surprise.
      if (first && performance.now() - first.timeStamp < prompt) handleKey(first);
    };
    const arrow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !event.key.startsWith('Arrow')) return;
      // What the control does by itself with the very first one is its own.
      const isField = event.target instanceof Element && event.target.matches('input, select, textarea');
      void follow(isField ? undefined : event);
    };
    const pad = () => void follow();
    addEventListener('keydown', arrow);
    addEventListener('gamepadconnected', pad);
    // It may have been in use before the page was there.
    if (navigator.getGamepads?.().some((known) => known !== null)) pad();
    return () => {
      gone = true;
      cease();
      end?.();
    };
  }, []);
}
