import '../../../ui/locale/offline.ts';
import { type JSX, useEffect } from 'react';
import { t } from '../../../ui/locale/index.ts';
import { takeNewVersion, useNewVersion, watchVersions } from './new-version.ts';

/** Never during a game: that is played to its end with the files it began with. */
export function NewVersion(): JSX.Element | null {
  const isReady = useNewVersion((version) => version.isReady);
  useEffect(watchVersions, []);
  return (
    <div data-said>
      {isReady ? (
        <p className="start-version">
          {t('offline.ready')}{' '}
          <button type="button" onClick={takeNewVersion}>
            {t('offline.reload')}
          </button>
        </p>
      ) : null}
    </div>
  );
}
