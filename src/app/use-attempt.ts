import { useCallback, useState } from 'react';
import { type SaveProblem, unreadOf } from '../saves/page.ts';

/** Something with games that may fail, attempted by a press. */
interface Attempt {
  readonly isBusy: boolean;
  /** Why the last one failed, or what was wrong from the beginning; null if nothing is. */
  readonly problem: SaveProblem | null;
  readonly setProblem: (problem: SaveProblem | null) => void;
  /** Does it. Busy until it has failed: where it succeeds, something else is shown. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** For a page or a dialog that leads to a game. `first` is a problem there is from the beginning. */
export function useAttempt(first: () => SaveProblem | null = () => null): Attempt {
  const [problem, setProblem] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    setBusy(true);
    // A retry clears the previous failure.
    setProblem(null);
    try {
      await work();
    } catch (failure) {
      setProblem(unreadOf(failure));
      setBusy(false);
    }
  }, []);
  return { isBusy, problem, setProblem, attempt };
}
