import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent, Seat } from '../../rules/index.ts';
import { TableActor } from '../../table/actor.ts';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Swatch } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { lastScore, ScoreReceipt } from './tally.ts';

interface CurtainProps {
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** What is to be told and done meanwhile: the bar of a room. */
  readonly children?: ReactNode;
}

/** Covers the table until the next player sits down; shows the public part of the last turn. */
export function Curtain({ game, log, children }: CurtainProps): JSX.Element {
  const titled = useId();
  const { view, naming, setup } = game;
  const actor = TableActor.useActorRef();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const at = document.activeElement;
    // What somebody writes meanwhile they go on writing: a space there would lift the curtain.
    if (!(at instanceof HTMLInputElement && at.value !== '')) button.current?.focus();
  }, []);
  const seat = seatName(naming, view.seat);
  const paid = lastScore(log);
  return (
    <section className="curtain" aria-labelledby={titled}>
      <div className="curtain-card parchment">
        <h2 id={titled}>
          <Swatch seat={setup.seats[view.seat]} />
          {t(view.phase === 'withdrawal' ? 'curtain.title.withdrawal' : 'curtain.title', { seat })}
        </h2>
        <p>{t('curtain.text')}</p>
        <button ref={button} type="button" className="primary" onClick={() => actor.send({ type: 'takeSeat' })}>
          {t('curtain.ready', { seat })}
        </button>
        {children}
        {paid ? (
          <ScoreReceipt
            title={t('curtain.paid', { seat: seatName(naming, paid.seat) })}
            events={paid.events}
            view={view}
            log={log}
            plain
          />
        ) : null}
        <h3>{t('curtain.last')}</h3>
        <LogPanel log={weighty(log, view.seat)} naming={naming} last={10} plain />
      </div>
    </section>
  );
}

function weighty(log: readonly LogEntry[], seat: Seat): readonly LogEntry[] {
  return log
    .slice(-60)
    .map((entry) => ({ ...entry, events: entry.events.filter((event) => isWeighty(event, seat)) }))
    .filter(({ events }) => events.length > 0);
}

/** Not how others spread their own tokens and markers; of tokens, only the seat's own losses. */
function isWeighty(event: GameEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'tokensMoved':
      return event.seat === seat && (event.why === 'lost' || event.why === 'withdrawn');
    case 'markerMoved':
    case 'lostTribeRemoved':
    case 'comboRevealed':
    case 'badgesReshuffled':
    case 'badgeDiscarded':
    case 'coinsMoved':
      return false;
    default:
      return true;
  }
}
