import { type JSX, useEffect } from 'react';
import { seatGamesWanted } from '../../../opponents/fairness/seats.ts';
import type { BoardId } from '../../../rules/index.ts';
import type { BoardWishes } from '../../../table/outlines/making/wishes.ts';
import { t } from '../../../ui/locale/index.ts';
import { forgetSeats, startSeats, stopSeats, useSeats } from './seat-run.ts';

interface FairSearchProps {
  readonly wishes: BoardWishes;
  readonly players: number;
  readonly onStopped: (seed: number) => void;
  readonly onFound: (board: BoardId, seed: number) => void;
}

/** Makes boards in the background, number by number, until one is fair, it is stopped, or this goes. */
export function FairSearch({ wishes, players, onStopped, onFound }: FairSearchProps): JSX.Element {
  const run = useSeats((state) => (state.run?.job.kind === 'look' ? state.run : null));
  const kept = useSeats((state) => state.kept);
  useEffect(
    () => () => {
      if (useSeats.getState().run?.job.kind === 'look') forgetSeats();
    },
    [],
  );
  useEffect(
    () =>
      useSeats.subscribe(({ run: now }, { run: before }) => {
        if (now?.state === 'found' && before?.state === 'running' && now.told) onFound(now.told.board, now.told.number);
      }),
    [onFound],
  );

  function stop(): void {
    stopSeats();
    if (run?.told) onStopped(run.told.number);
  }

  const isRunning = run?.state === 'running';
  return (
    <div className="boards-look" data-look={run?.state ?? 'idle'}>
      <button
        type="button"
        data-look-go={isRunning ? 'stop' : 'start'}
        onClick={isRunning ? stop : () => startSeats({ kind: 'look', wishes, players, known: kept })}
      >
        {t(isRunning ? 'board.fair.stop' : 'board.look')}
      </button>
      {isRunning && run.told ? (
        <p data-look-number={run.told.number}>
          <label>
            {t('board.look.progress', {
              number: String(run.told.number),
              done: run.told.shares.games,
              of: seatGamesWanted,
              dropped: run.told.dropped,
            })}{' '}
            <progress value={run.told.shares.games} max={seatGamesWanted} />
          </label>
        </p>
      ) : null}
      <p data-said>{wordsOf(run)}</p>
    </div>
  );
}

/** What a screen reader is told: not each figure. */
function wordsOf(run: ReturnType<typeof useSeats.getState>['run']): string {
  const args = { number: String(run?.told?.number ?? 0), dropped: run?.told?.dropped ?? 0 };
  switch (run?.state) {
    case 'running':
      return t('board.look.running');
    case 'stopped':
      return run.told ? t('board.look.stopped', args) : '';
    case 'found':
      return t('board.look.found', args);
    case 'none':
      return t('board.look.none');
    case 'failed':
      return t('board.fair.failed');
    default:
      return '';
  }
}
