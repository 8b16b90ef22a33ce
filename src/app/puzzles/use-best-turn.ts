import { useEffect, useState } from 'react';
import { fetchNow } from '../../lazy/index.ts';
import type { Puzzle } from '../../puzzles/index.ts';
import { loadSearch } from '../../puzzles/lazy.ts';
import type { TableSetup } from '../../turn/index.ts';

/** How far the working out of a best turn has come: the puzzle, or why there is none. */
export type Worked = Puzzle | 'working' | 'long' | 'failed';

/** Works out the best turn of a puzzle's set-up, elsewhere than on the page's own thread. Null while there is nothing to work out. */
export function useBestTurn(setup: TableSetup | null): Worked | null {
  const [worked, setWorked] = useState<{ readonly setup: TableSetup; readonly found: Worked } | null>(null);
  useEffect(() => {
    if (setup === null) return;
    const aborted = new AbortController();
    const told = (found: Worked) => aborted.signal.aborted || setWorked({ setup, found });
    fetchNow(loadSearch)
      .then(({ askBestTurn }) => askBestTurn(setup, aborted.signal))
      .then(
        (turn) =>
          told(
            turn === null ? 'long' : { setup, coins: turn.most, solution: turn.commands, raider: null, place: null },
          ),
        () => told('failed'),
      );
    return () => aborted.abort();
  }, [setup]);
  if (setup === null) return null;
  return worked?.setup === setup ? worked.found : 'working';
}
