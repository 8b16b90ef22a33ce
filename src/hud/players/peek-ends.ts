import { useEffect } from 'react';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/table.ts';

const close = () => usePanels.setState({ peeking: false });

/**
 * Closes the look at the own coins whenever somebody else may be looking: when the window loses the focus or is hidden (what was held is let go
 * unheard then), with every step of the game, and so when the next player takes over, with a curtain or without.
 */
export function usePeekEnds({ view, phase, stage }: Game, isCovered: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a step of the game, or its end.
  useEffect(() => close, [view, phase, stage, isCovered]);
  useEffect(() => {
    addEventListener('blur', close);
    addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', close);
    return () => {
      removeEventListener('blur', close);
      removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', close);
    };
  }, []);
}
