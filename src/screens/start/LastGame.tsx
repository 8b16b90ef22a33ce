import type { JSX } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { listOf, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import type { SavedGame } from '../../session/saves/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { ago } from '../page/ago.ts';

interface LastGameProps {
  readonly record: SavedGame;
  readonly isBusy: boolean;
  readonly onResume: () => void;
}

/** The way back to the game played last, above everything else. What cannot be drawn is told in its row of the list. */
export function LastGame(props: LastGameProps): JSX.Element {
  return (
    <ErrorBoundary fallback={() => null}>
      <Way {...props} />
    </ErrorBoundary>
  );
}

function Way({ record, isBusy, onResume }: LastGameProps): JSX.Element {
  const { title, savedAt, setup } = record;
  const names = said(listOf(setup.seats.map((seated, seat) => playerName(seat, seated))));
  return (
    <button type="button" className="start-last" disabled={isBusy} onClick={onResume}>
      <b>{t('start.last')}</b>
      <span>
        {t('start.resume.detail', { names, round: title.round, rounds: title.rounds })} · {ago(savedAt, Date.now())}
      </span>
    </button>
  );
}
