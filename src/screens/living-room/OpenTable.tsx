import { type JSX, useCallback, useEffect, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import { useTitle } from '../../ui/look/index.ts';
import '../../ui/locale/rooms.ts';
import { type NoRoom, whyNoRoom } from '../../rooms/client/index.ts';
import { MissingScreen } from '../page/MissingScreen.tsx';
import { Waiting } from '../page/Waiting.tsx';
import { goInstead } from '../use-route.ts';
import { openTable, tableToGoOnWith } from './open-table.ts';

/** Milliseconds to the next try where what hinders may have passed: nobody may be there to press anything. */
const AGAIN = 30_000;
/** What does not pass by itself. */
const lasting: readonly NoRoom['code'][] = ['none', 'refused', 'tooLarge', 'tooLong'];

/** `?table`: lays a table or returns to one. `onAlone`: done where phones cannot come; null: that is said. */
export function OpenTable({ onAlone }: { readonly onAlone: (() => void) | null }): JSX.Element {
  const [trouble, setTrouble] = useState<NoRoom['code'] | null>(null);
  const again = useCallback(() => setTrouble(null), []);
  const isOpening = trouble === null;
  useEffect(() => {
    if (!isOpening) return;
    let isOff = false;
    const open = async () =>
      goInstead({ at: 'room', link: (await tableToGoOnWith()) ?? (await openTable(location.search)) });
    // Mounted twice where React looks for mistakes: only one table is laid.
    const timer = setTimeout(() => {
      open().catch((failure: unknown) => {
        if (isOff) return;
        if (onAlone !== null) onAlone();
        else setTrouble(whyNoRoom(failure));
      });
    }, 0);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [onAlone, isOpening]);
  useEffect(() => {
    if (trouble === null || lasting.includes(trouble)) return;
    const timer = setTimeout(again, AGAIN);
    return () => clearTimeout(timer);
  }, [trouble, again]);
  if (trouble === null) return <Opening />;
  return (
    <MissingScreen onLeave={() => location.assign(location.pathname)}>
      <div data-said="now" data-no-rooms={trouble}>
        <p>
          <b>{t('living.no')}</b>
        </p>
        <p>{t(`rooms.no.${trouble}`)}</p>
      </div>
      {trouble === 'none' ? null : (
        <p className="buttons">
          <button type="button" className="primary" onClick={again}>
            {t('error.crash.retry')}
          </button>
        </p>
      )}
    </MissingScreen>
  );
}

function Opening(): JSX.Element {
  useTitle('screen', t('living.label'));
  return <Waiting words={t('living.opening')} />;
}
