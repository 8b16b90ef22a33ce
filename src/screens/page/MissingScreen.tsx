import type { JSX, ReactNode } from 'react';
import { t } from '../../ui/locale/index.ts';
import { ScreenTitle } from '../../ui/look/page-title.tsx';

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

interface CrashProps {
  readonly onRetry: () => void;
  readonly onExport?: () => void;
}

export function Crash({ onRetry, onExport }: CrashProps): JSX.Element {
  return (
    <section className="crash" data-said="now">
      <h1>{t('error.crash.title')}</h1>
      <p>{t('error.crash.text')}</p>
      <div className="start-buttons">
        <button type="button" onClick={onRetry}>
          {t('error.crash.retry')}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {t('error.crash.reload')}
        </button>
        {onExport ? (
          <button type="button" onClick={onExport}>
            {t('game.export')}
          </button>
        ) : null}
      </div>
    </section>
  );
}
