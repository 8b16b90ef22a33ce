import { type JSX, useCallback, useEffect, useState } from 'react';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import type { TableSetup } from '../../session/turn/index.ts';
import { lazyValue, retryMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzle, or why there is none; `missing`: what works it out could not be fetched so far. */
type Worked = Puzzle | 'working' | 'missing' | 'long' | 'failed';

const searchFile = lazyValue(() => import('../../opponents/puzzle-search/ask-best-turn.ts'));

/** Works it out off the page's thread. Null while there is nothing to work out; `again` does it once more. */
export function useBestTurn(setup: TableSetup | null): readonly [Worked | null, again: () => void] {
  const { value: search, isMissing } = searchFile.use();
  const [worked, setWorked] = useState<{ readonly setup: TableSetup; readonly found: Worked } | null>(null);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (setup !== null) searchFile.load();
  }, [setup]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try
  useEffect(() => {
    if (setup === null || search === null) return;
    const aborted = new AbortController();
    const told = (found: Worked) => aborted.signal.aborted || setWorked({ setup, found });
    search.askBestTurn(setup, aborted.signal).then(
      (turn) =>
        told(turn === null ? 'long' : { setup, coins: turn.most, solution: turn.commands, raider: null, place: null }),
      () => told('failed'),
    );
    return () => aborted.abort();
  }, [setup, search, tries]);
  const again = useCallback(() => {
    setWorked(null);
    setTries((before) => before + 1);
  }, []);
  if (setup === null) return [null, again];
  if (search === null && isMissing) return ['missing', again];
  return [worked?.setup === setup ? worked.found : 'working', again];
}

export function SearchMissing(): JSX.Element {
  const isComing = searchFile.use((state) => state.isComing);
  return <Missing why="missing" isComing={isComing} onAgain={retryMissing} />;
}

export function WorkAgain({ onAgain }: { readonly onAgain: () => void }): JSX.Element {
  return (
    <button type="button" data-work-again onClick={onAgain}>
      {t('error.crash.retry')}
    </button>
  );
}
