import { type JSX, useEffect, useId } from 'react';
import {
  type SeatShares,
  type SeatVerdict,
  seatGamesWanted,
  seatTolerance,
  seatVerdict,
} from '../../../opponents/fairness/seats.ts';
import { number, t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/boards.ts';
import type { BoardId } from '../../../rules/index.ts';
import { forgetSeats, startSeats, stopSeats, useSeats } from './seat-run.ts';
import { knownSeats } from './seat-shares.ts';

interface FairSeatsProps {
  readonly board: BoardId;
  readonly players: number;
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** In points of a hundred, to a tenth. */
const points = (share: number) => number(100 * share, { maximumFractionDigits: 1 });

/** How fair a board is by games of opponents, played in the background; they stop when this goes. */
export function FairSeats({ board, players }: FairSeatsProps): JSX.Element | null {
  const heading = useId();
  const kept = useSeats((state) => state.kept);
  const run = useSeats((state) => state.run);
  const isOurs = run?.job.kind === 'measure' && run.job.board === board && run.job.players === players;
  useEffect(
    () => () => {
      const job = useSeats.getState().run?.job;
      if (job?.kind === 'measure' && job.board === board && job.players === players) forgetSeats();
    },
    [board, players],
  );
  const shares = knownSeats(board, players, kept);
  const verdict = shares && seatVerdict(shares);
  const isRunning = isOurs && run.state === 'running';
  const isDone = shares !== null && shares.games >= seatGamesWanted;
  const start = () => startSeats({ kind: 'measure', board, players, ...(shares && { from: shares }) });
  return (
    <section className="boards-fair" aria-labelledby={heading} data-fair={verdict?.says ?? 'unknown'}>
      <h3 id={heading}>{t('board.fair')}</h3>
      <p>{t('board.fair.intro', { games: seatGamesWanted, players, points: points(seatTolerance) })}</p>
      {isDone ? null : (
        <button type="button" data-fair-go={isRunning ? 'stop' : 'start'} onClick={isRunning ? stopSeats : start}>
          {t(isRunning ? 'board.fair.stop' : shares ? 'board.fair.goOn' : 'board.fair.start')}
        </button>
      )}
      {isRunning ? <Progress done={shares?.games ?? 0} /> : null}
      {/* Only what stays is announced: figures change several times a second while games are played. */}
      <p data-said data-fair-words={isRunning ? undefined : ''}>
        {isRunning
          ? t('board.fair.running')
          : isOurs && run.state === 'failed'
            ? t('board.fair.failed')
            : shares && verdict
              ? verdictWords(verdict, shares, players)
              : ''}
      </p>
      {shares && verdict ? (
        <>
          {isRunning ? <p data-fair-words>{verdictWords(verdict, shares, players)}</p> : null}
          <Table verdict={verdict} />
          <p>
            <small>{t('board.fair.note')}</small>
          </p>
        </>
      ) : null}
    </section>
  );
}

function Progress({ done }: { readonly done: number }): JSX.Element {
  return (
    <p>
      <label>
        {t('board.fair.progress', { done, of: seatGamesWanted })} <progress value={done} max={seatGamesWanted} />
      </label>
    </p>
  );
}

function verdictWords({ says, seat, figures }: SeatVerdict, { games }: SeatShares, players: number): string {
  if (says === 'fair') return t('board.fair.yes', { players, points: points(seatTolerance), games });
  const { more = 0, margin = 0 } = figures[seat] ?? {};
  const args = { seat: seat + 1, more: points(more), margin: points(margin), games };
  return says === 'unfair'
    ? t('board.fair.no', { ...args, players })
    : t('board.fair.open', { ...args, of: seatGamesWanted });
}

function Table({ verdict: { figures } }: { readonly verdict: SeatVerdict }): JSX.Element {
  return (
    <table className="receipt">
      <caption>{t('board.fair.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('board.fair.seat')}</th>
          <th scope="col">{t('board.fair.here')}</th>
          <th scope="col">{t('board.fair.printed')}</th>
          <th scope="col">{t('board.fair.more')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ share, printed, more, margin }, seat) => (
          // A seat is its place in the order of turns.
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
          <tr key={seat} data-fair-seat={seat}>
            <th scope="row">{number(seat + 1)}</th>
            <td>{number(share, { style: 'percent', ...tenths })}</td>
            <td>{number(printed, { style: 'percent', ...tenths })}</td>
            <td>
              {number(100 * more, { signDisplay: 'exceptZero', ...tenths })} (± {points(margin)})
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
