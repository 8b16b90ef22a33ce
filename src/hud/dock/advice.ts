import type { GameView } from '../../rules/index.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';

interface Advice {
  /** The position it is for; null while no advice is shown. */
  readonly of: GameView | null;
  /** What looks better; null while that is being judged. */
  readonly choice: 'expand' | 'decline' | 'even' | null;
}

const noAdvice: Advice = { of: null, choice: null };

const useShown = tableStore<Advice>(() => noAdvice);

/** Notes which advice is shown, for whatever stands beside it; returns a function that takes it back. */
export function advise(scope: TableScope, advice: Advice): () => void {
  const shown = useShown.of(scope);
  shown.setState(advice);
  return () => {
    if (shown.getState().of === advice.of) shown.setState(noAdvice);
  };
}

export function useAdvice(view: GameView): Pick<Advice, 'choice'> | null {
  const shown = useShown();
  return shown.of === view ? shown : null;
}
