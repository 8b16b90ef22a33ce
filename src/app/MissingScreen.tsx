import type { JSX, ReactNode } from 'react';
import { t } from '../locale/index.ts';

interface MissingScreenProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Shown when a whole screen could not be fetched: what is the matter, and a way back to the start page. */
export function MissingScreen({ onLeave, children }: MissingScreenProps): JSX.Element {
  return (
    <main className="missing-screen">
      <h1 className="unseen">{t('app.title')}</h1>
      {children}
      <p className="buttons">
        <button type="button" onClick={() => onLeave()}>
          {t('confirm.leave.yes')}
        </button>
      </p>
    </main>
  );
}
