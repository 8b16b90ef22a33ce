import { useCallback, useEffect, useRef, useState } from 'react';
import { type SaveProblem, unreadOf } from '../../session/saves/problem.ts';

interface Attempt {
  readonly isBusy: boolean;
  readonly problem: SaveProblem | null;
  readonly setProblem: (problem: SaveProblem | null) => void;
  /** Busy until failed: on success something else is shown; dropped if whoever asked has left meanwhile. */
  readonly attempt: <Done>(
    work: () => Promise<Done>,
    then: (done: Done) => void,
    drop?: (done: Done) => void,
  ) => Promise<void>;
}

/** For a page or a dialog that leads to a game. `first` is a problem there is from the beginning. */
export function useAttempt(first: () => SaveProblem | null = () => null): Attempt {
  const [problem, setProblem] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const attempt = useCallback<Attempt['attempt']>(async (work, then, drop = () => undefined) => {
    setBusy(true);
    // A retry clears the previous failure.
    setProblem(null);
    try {
      const done = await work();
      if (isHere.current) then(done);
      else drop(done);
    } catch (failure) {
      setProblem(unreadOf(failure));
      setBusy(false);
    }
  }, []);
  return { isBusy, problem, setProblem, attempt };
}

export const dropSession = (session: { end(): void }): void => session.end();

/** What was wanted of a game and could not be begun, another game or a replay: why, and what tries it again. */
export interface Stuck {
  readonly problem: SaveProblem;
  readonly again: () => void;
}
