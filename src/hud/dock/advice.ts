import { create } from 'zustand';
import type { GameView } from '../../rules/index.ts';

/** The advice that stands beside the choice between expanding and declining. */
interface Advice {
  /** The position it is for; null while no advice is shown. */
  readonly of: GameView | null;
  /** What looks better; null while that is being judged. */
  readonly choice: 'expand' | 'decline' | 'even' | null;
}

const noAdvice: Advice = { of: null, choice: null };

const useShown = create<Advice>()(() => noAdvice);

/** Notes which advice is shown, for whatever stands beside it; returns a function that takes it back. */
export function advise(advice: Advice): () => void {
  useShown.setState(advice);
  return () => {
    if (useShown.getState().of === advice.of) useShown.setState(noAdvice);
  };
}

/** The advice shown for this position; null if none is. */
export function useAdvice(view: GameView): Pick<Advice, 'choice'> | null {
  const shown = useShown();
  return shown.of === view ? shown : null;
}
