import { type ComponentProps, type JSX, useEffect, useState } from 'react';
import { type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { t } from '../../ui/locale/index.ts';
import { go, goInstead } from '../use-route.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import type { Puzzle } from './puzzle.ts';

interface AddressedPuzzleProps extends Omit<ComponentProps<typeof PuzzleScreen>, 'puzzle'> {
  /** Its number in the collection; of one that is in none the link that it is. */
  readonly which: string;
  readonly given: Puzzle | null;
  readonly onLost: (problem: SaveProblem) => void;
}

/** One that is in no collection comes again as its link: what is to be won is worked out anew. */
export function AddressedPuzzle({ which, given, onLost, ...rest }: AddressedPuzzleProps): JSX.Element {
  const [puzzle, setPuzzle] = useState(given);
  const isFound = puzzle !== null;
  useEffect(() => {
    if (isFound) return;
    let isOff = false;
    if (/^\d{1,4}$/.test(which))
      fetchNow(() => import('./collection.ts')).then(
        ({ puzzleOf }) => {
          const found = puzzleOf(Number(which));
          if (isOff) return;
          if (found === null) onLost('missing');
          else setPuzzle(found);
        },
        (failure: unknown) => isOff || onLost(unreadOf(failure)),
      );
    else if (which === '') onLost('missing');
    else {
      goInstead({ at: 'start' });
      go({ at: 'link', link: which });
    }
    return () => {
      isOff = true;
    };
  }, [isFound, which, onLost]);
  return puzzle === null ? <p className="waiting">{t('setup.loading')}</p> : <PuzzleScreen puzzle={puzzle} {...rest} />;
}
