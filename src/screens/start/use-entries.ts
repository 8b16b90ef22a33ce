import { useCallback, useEffect, useState } from 'react';
import { SaveError, type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import type { Saves } from '../../session/saves/saves.ts';
import type { Entry } from '../../session/saves/store.ts';

interface Entries {
  /** Null until they have been read, and if they cannot be. */
  readonly entries: readonly Entry[] | null;
  readonly look: () => Promise<void>;
}

export function useEntries(saves: Saves | SaveError, onProblem: (problem: SaveProblem) => void): Entries {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);

  // If storage is unavailable, the list is not shown as empty.
  const look = useCallback(async () => {
    if (saves instanceof SaveError) return;
    await saves.list().then(setEntries, (failure: unknown) => {
      setEntries(null);
      onProblem(unreadOf(failure));
    });
  }, [saves, onProblem]);

  useEffect(() => {
    // Another tab may have played on.
    void look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look]);

  return { entries, look };
}
