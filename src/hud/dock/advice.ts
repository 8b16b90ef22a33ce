import type { GameView } from '../../rules/index.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';

/** What the choice at the start of a turn leads to, in a few words each, where that is wished to be known. */
export interface Advice {
  /** The position it is for; null while none is shown. */
  readonly of: GameView | null;
  /** How many tokens expanding takes in hand; null if it takes none. */
  readonly tokens: number | null;
  readonly expand: string | null;
  readonly decline: string | null;
}

const noAdvice: Advice = { of: null, tokens: null, expand: null, decline: null };

const useShown = tableStore<Advice>(() => noAdvice);

/** Notes it for the buttons that it is about; returns a function that takes it back. */
export function advise(scope: TableScope, advice: Advice): () => void {
  const shown = useShown.of(scope);
  shown.setState(advice);
  return () => {
    if (shown.getState().of === advice.of) shown.setState(noAdvice);
  };
}

export function useAdvice(view: GameView): Advice | null {
  const shown = useShown();
  return shown.of === view ? shown : null;
}
