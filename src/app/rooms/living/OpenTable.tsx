import { type JSX, useEffect, useState } from 'react';
import { t } from '../../../locale/index.ts';
import '../../../locale/living.ts';
import '../../../locale/rooms.ts';
import { NoRoom } from '../../../rooms/client/index.ts';
import { MissingScreen } from '../../MissingScreen.tsx';
import { goToRoom } from '../room-address.ts';
import { openTable, tableToGoOnWith } from './open-table.ts';

/**
 * `?table`: lays a table for phones, and goes to it. A screen that was switched off in the middle of a game comes back to it. `onAlone`: what is done where phones
 * cannot come; null: that is said.
 */
export function OpenTable({ onAlone }: { readonly onAlone: (() => void) | null }): JSX.Element {
  const [trouble, setTrouble] = useState<NoRoom['code'] | null>(null);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try
  useEffect(() => {
    let isOff = false;
    const open = async () => goToRoom((await tableToGoOnWith()) ?? (await openTable(location.search)));
    // Mounted twice where React looks for mistakes: only one table is laid.
    const timer = setTimeout(() => {
      open().catch((failure: unknown) => {
        if (isOff) return;
        if (onAlone !== null) onAlone();
        else setTrouble(failure instanceof NoRoom ? failure.code : 'refused');
      });
    }, 0);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [onAlone, tries]);
  if (trouble === null) return <p className="waiting">{t('living.opening')}</p>;
  return (
    <MissingScreen onLeave={() => location.assign(location.pathname)}>
      <div role="alert" data-no-rooms={trouble}>
        <p>
          <b>{t('living.no')}</b>
        </p>
        <p>{t(`rooms.no.${trouble}`)}</p>
        <button
          type="button"
          data-again
          onClick={() => {
            setTrouble(null);
            setTries(tries + 1);
          }}
        >
          {t('error.crash.retry')}
        </button>
      </div>
    </MissingScreen>
  );
}
