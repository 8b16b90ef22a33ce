import type { JSX } from 'react';
import { Missing } from '../../hud/lazy/Missing.tsx';
import { retryMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import { searchFile } from './use-best-turn.ts';

/** In place of a best turn while what works it out is missing: says so, and offers to try again. */
export function SearchMissing(): JSX.Element {
  const isComing = searchFile.use((state) => state.isComing);
  return <Missing why="missing" isComing={isComing} onAgain={retryMissing} />;
}

/** Beside the words that a best turn could not be worked out: once more. */
export function WorkAgain({ onAgain }: { readonly onAgain: () => void }): JSX.Element {
  return (
    <button type="button" data-work-again onClick={onAgain}>
      {t('error.crash.retry')}
    </button>
  );
}
