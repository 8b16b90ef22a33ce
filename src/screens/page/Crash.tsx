import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';

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
