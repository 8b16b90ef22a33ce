import type { JSX, ReactNode } from 'react';
import { t } from '../../ui/locale/index.ts';
import { ScreenTitle } from '../../ui/look/ScreenTitle.tsx';

interface MissingScreenProps {
  /** What the screen is about; of one that could not be fetched nothing is known. */
  readonly title?: string;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

export function MissingScreen({ title, onLeave, children }: MissingScreenProps): JSX.Element {
  return (
    <main className="missing-screen">
      {title === undefined ? <h1 className="unseen">{t('app.title')}</h1> : <ScreenTitle>{title}</ScreenTitle>}
      {children}
      <p className="buttons">
        <button type="button" onClick={() => onLeave()}>
          {t('confirm.leave.yes')}
        </button>
      </p>
    </main>
  );
}
