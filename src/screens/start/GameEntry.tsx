import { type JSX, useState } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { listOf, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import type { Entry, SavedGame, SaveProblem } from '../../session/saves/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { ago } from '../page/ago.ts';

export { LastGame } from './LastGame.tsx';

interface GameEntryProps {
  readonly entry: Entry;
  readonly isBusy: boolean;
  readonly onResume: () => void;
  readonly onReplay: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** One game of the list. Whatever it contains, it has a row of its own and cannot break the others. */
export default function GameEntry({ entry, ...rest }: GameEntryProps): JSX.Element {
  if ('problem' in entry) return <BrokenGame problem={entry.problem.code} {...rest} />;
  return (
    <ErrorBoundary fallback={() => <BrokenGame problem="damaged" {...rest} />}>
      <Game record={entry.record} {...rest} />
    </ErrorBoundary>
  );
}

type GameActions = Pick<GameEntryProps, 'onExport' | 'onRemove'>;

function BrokenGame({ problem, onExport, onRemove }: GameActions & { readonly problem: SaveProblem }): JSX.Element {
  const names = t('start.broken');
  return (
    <li className="start-game" data-problem={problem}>
      <strong>{names}</strong>
      <p>{t(`saves.${problem}`)}</p>
      <div className="start-buttons">
        <button type="button" aria-label={t('start.export.name', { names })} onClick={onExport}>
          {t('start.export')}
        </button>
        <Remove names={names} sure={t('start.delete.sure')} onRemove={onRemove} />
      </div>
    </li>
  );
}

interface GameProps extends Omit<GameEntryProps, 'entry'> {
  readonly record: SavedGame;
}

function Game({ record, isBusy, onResume, onReplay, onExport, onRemove }: GameProps): JSX.Element {
  const { id, title, savedAt, setup } = record;
  const { round, rounds } = title;
  const players = setup.seats.map((seated, seat) => playerName(seat, seated));
  const names = said(listOf(players));
  const standing = { names: t('setup.players.count', { count: players.length }), round, rounds };
  return (
    <li className="start-game" data-game={id}>
      <strong title={names}>{names}</strong>
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
        <button
          type="button"
          data-replay
          disabled={isBusy}
          aria-label={t('start.replay.name', { names })}
          onClick={onReplay}
        >
          {t('start.replay')}
        </button>
        <button type="button" aria-label={t('start.export.name', { names })} onClick={onExport}>
          {t('start.export')}
        </button>
        <Remove names={names} sure={t('start.delete.sure')} onRemove={onRemove} />
      </div>
    </li>
  );
}

interface RemoveProps {
  readonly names: string;
  readonly sure: string;
  readonly onRemove: () => void;
}

export function Remove({ names, sure, onRemove }: RemoveProps): JSX.Element {
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
      <span data-said="now">{sure}</span>
      <button type="button" aria-label={t('start.delete.name', { names })} onClick={onRemove}>
        {t('start.delete')}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        {t('start.delete.keep')}
      </button>
    </>
  );
}
