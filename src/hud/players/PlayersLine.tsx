import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import { Glyph } from '../../look/index.ts';
import { activeForce, forcesOf, heldRegions, type Seat, seatsInOrder } from '../../rules/index.ts';
import type { LogEntry } from '../../turn/index.ts';
import { seatName } from '../../words/index.ts';
import { Coins, RaceChip, Swatch } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { lastScore } from './score.ts';

interface PlayersLineProps {
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** The id of the list that it opens. */
  readonly list: string;
}

/** All players in one line: colour, name, race, regions held, and what the last turn paid. Opens the list with the rest. */
export function PlayersLine({ game, log, list }: PlayersLineProps): JSX.Element {
  const seats = seatsInOrder(game.view);
  return (
    <button type="button" className="players-line panel" popoverTarget={list} data-players={seats.length}>
      <span className="unseen">{t('players.label')}</span>
      {seats.map((seat) => (
        <LineSeat key={seat} game={game} log={log} seat={seat} />
      ))}
      <Glyph name="thing.players" />
    </button>
  );
}

function LineSeat({ game, log, seat }: Omit<PlayersLineProps, 'list'> & { readonly seat: Seat }): JSX.Element {
  const { view, setup, naming } = game;
  const force = activeForce(view, seat) ?? forcesOf(view, seat)[0];
  const isTurn = view.seat === seat && view.phase !== 'gameOver';
  const regions = forcesOf(view, seat).reduce((sum, one) => sum + heldRegions(view, one).length, 0);
  const paid = lastScore(log, seat);
  return (
    <span className={isTurn ? 'line-seat turn' : 'line-seat'}>
      <Swatch seat={setup.seats[seat]} />
      <span className="line-name cut" title={seatName(naming, seat)}>
        {seatName(naming, seat)}
      </span>
      {isTurn ? <span className="unseen">{t('players.toMove')}</span> : null}
      {force ? <RaceChip race={force.race} declined={force.declined} /> : null}
      <span className="unseen">{t('players.regions', { count: regions })}</span>
      <b aria-hidden="true">{regions}</b>
      {paid ? <Coins amount={`+${paid.amount}`} label={t('coins', { amount: paid.amount })} /> : null}
    </span>
  );
}
