import { useCallback, useEffect } from 'react';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';

/** Is there nobody at the table from whom coins would be hidden? Opponents do not look (SCO-3). */
export const isAlone = ({ seats }: Game['setup']): boolean =>
  seats.filter(({ control }) => control === 'human').length === 1;

/**
 * Hides the player's own coins whenever somebody else may be looking: when the window loses focus or is hidden (a key release would be missed), and
 * on every step of the game, including the next player's takeover, with or without a curtain. Whoever plays alone has them shown until they are closed.
 */
export function usePeekEnds({ setup, view, phase, stage, scope }: Game, isCovered: boolean): void {
  const alone = isAlone(setup);
  const close = useCallback(() => usePanels.of(scope).setState({ peeking: false }), [scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them changes with a step of the game, or its end.
  useEffect(() => (alone ? undefined : close), [close, alone, view, phase, stage, isCovered]);
  useEffect(() => close, [close]);
  useEffect(() => {
    addEventListener('blur', close);
    addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', close);
    return () => {
      removeEventListener('blur', close);
      removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', close);
    };
  }, [close]);
}
