import { useEffect } from 'react';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';

const close = () => usePanels.setState({ peeking: false });

/**
 * Hides the player's own coins whenever somebody else may be looking: when the window loses focus or is hidden (a key release would be missed), and
 * on every step of the game, including the next player's takeover, with or without a curtain.
 */
export function usePeekEnds({ view, phase, stage }: Game, isCovered: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes with a step of the game, or its end.
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
