import { type JSX, useEffect, useState } from 'react';
import { fileOf } from '../../session/saves/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { Session } from '../set-up/session.ts';
import { download } from './download.ts';

interface PresentProps {
  readonly session: Session;
  /** Nothing is said of a game that is saved. */
  readonly isQuiet?: boolean;
}

/** What becomes of the game at this table: it is in the list, or has to be saved to a file first. */
export function Present({ session, isQuiet = false }: PresentProps): JSX.Element | null {
  const [isSaved, setSaved] = useState(true);
  useEffect(() => {
    const { table } = session;
    return table.subscribe(() => {
      table.look(null).then(
        ({ trouble }) => setSaved(trouble === null),
        () => setSaved(false),
      );
    });
  }, [session]);
  if (isSaved) return isQuiet ? null : <p>{t('link.present')}</p>;
  return (
    <>
      <p data-said="now">{t('link.unsaved')}</p>
      <p className="buttons">
        <button type="button" onClick={() => download(fileOf(session.id, Date.now(), session.table.record()))}>
          {t('action.export')}
        </button>
      </p>
    </>
  );
}
