import { type JSX, useState } from 'react';
import { listOf, said, t } from '../locale/index.ts';
import { playerName } from '../locale/players.ts';
import type { Entry } from '../saves/index.ts';
import { ago } from './ago.ts';

interface GameEntryProps {
  readonly entry: Entry;
  readonly isBusy: boolean;
  readonly onResume: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** One game of the list; one that cannot be read says why, and can only be thrown away. */
export function GameEntry({ entry, isBusy, onResume, onExport, onRemove }: GameEntryProps): JSX.Element {
  if ('problem' in entry) {
    return (
      <li className="start-game" data-problem={entry.problem.code}>
        <strong>{t('start.broken')}</strong>
        <p>{t(`saves.${entry.problem.code}`)}</p>
        <div className="start-buttons">
          <Remove names={t('start.broken')} onRemove={onRemove} />
        </div>
      </li>
    );
  }
  const { title, savedAt, setup } = entry.record;
  const { round, rounds } = title;
  const players = setup.seats.map((seated, seat) => playerName(seat, seated));
  const names = said(listOf(players));
  const standing = { names: t('setup.players.count', { count: players.length }), round, rounds };
  return (
    <li className="start-game" data-game={entry.id}>
      <strong>{names}</strong>
      <p>
        {title.over ? t('start.over') : t('start.resume.detail', standing)}
        {' · '}
        {ago(savedAt, Date.now())}
      </p>
      <div className="start-buttons">
        <button
          type="button"
          className="start-go"
          disabled={isBusy}
          aria-label={t(title.over ? 'start.look.name' : 'start.resume.name', { names })}
          onClick={onResume}
        >
          {t(title.over ? 'start.look' : 'start.resume')}
        </button>
        <button type="button" aria-label={t('start.export.name', { names })} onClick={onExport}>
          {t('start.export')}
        </button>
        <Remove names={names} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** Throwing away asks once more, in place. */
function Remove({ names, onRemove }: { readonly names: string; readonly onRemove: () => void }): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" aria-label={t('start.delete.name', { names })} onClick={() => setAsking(true)}>
        {t('start.delete')}
      </button>
    );
  }
  return (
    <>
      <span role="alert">{t('start.delete.sure')}</span>
      <button type="button" aria-label={t('start.delete.name', { names })} onClick={onRemove}>
        {t('start.delete')}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        {t('start.delete.keep')}
      </button>
    </>
  );
}
