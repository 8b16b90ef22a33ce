import { useCallback, useEffect, useState } from 'react';
import { type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { go, goInstead, type Shown } from '../use-route.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzle of the address, and what puts another one on the table. One that is in no collection comes again as the link that it is: what is to be won is worked out anew. */
export function useShownPuzzle(
  { route, visit }: Shown,
  turnBack: (problem: SaveProblem) => void,
): readonly [puzzle: Puzzle | null, open: (puzzle: Puzzle) => void] {
  const [found, setFound] = useState<{ readonly visit: number; readonly puzzle: Puzzle } | null>(null);
  const open = useCallback((puzzle: Puzzle) => {
    setFound({ visit: go({ at: 'puzzle', which: String(puzzle.place?.number ?? '') }), puzzle });
  }, []);
  const isFound = found?.visit === visit;
  const which = route.at === 'puzzle' && !isFound ? route.which : null;
  useEffect(() => {
    if (which === null) return;
    let isOff = false;
    if (/^\d{1,4}$/.test(which))
      fetchNow(() => import('./collection.ts')).then(
        ({ puzzleOf }) => {
          const puzzle = puzzleOf(Number(which));
          if (isOff) return;
          if (puzzle === null) turnBack('missing');
          else setFound({ visit, puzzle });
        },
        (failure: unknown) => isOff || turnBack(unreadOf(failure)),
      );
    else if (which === '') turnBack('missing');
    else {
      goInstead({ at: 'start' });
      go({ at: 'link', link: which });
    }
    return () => {
      isOff = true;
    };
  }, [which, visit, turnBack]);
  return [isFound ? found.puzzle : null, open];
}
