import { type JSX, useCallback, useEffect, useState } from 'react';
import { askBestTurn } from '../../opponents/puzzle-search/ask-best-turn.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzle, or why there is none. */
type Worked = Puzzle | 'working' | 'long' | 'failed';

/** Works it out off the page's thread. Null while there is nothing to work out; `again` does it once more. */
export function useBestTurn(setup: TableSetup | null): readonly [Worked | null, again: () => void] {
  const [worked, setWorked] = useState<{ readonly setup: TableSetup; readonly found: Worked } | null>(null);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try
  useEffect(() => {
    if (setup === null) return;
    const aborted = new AbortController();
    const told = (found: Worked) => aborted.signal.aborted || setWorked({ setup, found });
    askBestTurn(setup, aborted.signal).then(
      (turn) =>
        told(turn === null ? 'long' : { setup, coins: turn.most, solution: turn.commands, raider: null, place: null }),
      () => told('failed'),
    );
    return () => aborted.abort();
  }, [setup, tries]);
  const again = useCallback(() => {
    setWorked(null);
    setTries((before) => before + 1);
  }, []);
  if (setup === null) return [null, again];
  return [worked?.setup === setup ? worked.found : 'working', again];
}

export function WorkAgain({ onAgain }: { readonly onAgain: () => void }): JSX.Element {
  return (
    <button type="button" data-work-again onClick={onAgain}>
      {t('error.crash.retry')}
    </button>
  );
}
