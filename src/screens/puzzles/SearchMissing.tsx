import type { JSX } from 'react';
import { Missing } from '../../hud/lazy/Missing.tsx';
import { retryMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';
import { searchFile } from './use-best-turn.ts';

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
