import { useCallback, useEffect } from 'react';
import { usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';

/** Is there nobody at the table from whom coins would be hidden? Opponents do not look (SCO-3). */
export const isAlone = ({ seats }: Game['setup']): boolean =>
  seats.filter(({ control }) => control === 'human').length === 1;

/** Whenever somebody may look: on every step, and without focus (a key's release is missed). Not if alone. */
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
