import { useEffect } from 'react';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { connectedPads } from '../../ui/platform/pads.ts';

const file = lazyValue(() => import('../../hud/remote/index.ts'), { needsNotice: true });
/** Milliseconds within which a delayed arrow key is still handled. */
const prompt = 2000;

/** Its code is fetched on the first otherwise unused arrow key, or the first pad. */
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
      const { followRemote, handleKey } = await file.promise();
      if (gone) return;
      end = followRemote();
      // An arrow handled after a long wait would come as a surprise.
      if (first && performance.now() - first.timeStamp < prompt) handleKey(first);
    };
    const arrow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !event.key.startsWith('Arrow')) return;
      // Leave the very first one to controls with a use for it.
      const isField = event.target instanceof Element && event.target.matches('input, select, textarea');
      void follow(isField ? undefined : event);
    };
    const pad = () => void follow();
    addEventListener('keydown', arrow);
    addEventListener('gamepadconnected', pad);
    // A pad may have been in use before the page loaded.
    if (connectedPads().length > 0) pad();
    return () => {
      gone = true;
      cease();
      end?.();
    };
  }, []);
}
