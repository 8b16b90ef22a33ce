import type { JSX } from 'react';
import { activeForce, forcesOf, type Seat, seatsInOrder } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Coins, Portrait, Swatch } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { Land } from './Land.tsx';

interface PlayersLineProps {
  readonly game: Game;
  readonly list: string;
  readonly coins: readonly (number | undefined)[];
}

/** All of them in one line, by pattern and face; pressed, the list with their names. */
export function PlayersLine({ game, list, coins }: PlayersLineProps): JSX.Element {
  const seats = seatsInOrder(game.view);
  return (
    <button type="button" className="players-line" popoverTarget={list} data-players={seats.length}>
      <span className="unseen">{t('players.label')}</span>
      {seats.map((seat) => (
        <LineSeat key={seat} game={game} seat={seat} coins={coins[seat]} />
      ))}
    </button>
  );
}

interface LineSeatProps {
  readonly game: Game;
  readonly seat: Seat;
  readonly coins: number | undefined;
}

function LineSeat({ game, seat, coins }: LineSeatProps): JSX.Element {
  const { view, setup, naming } = game;
  const force = activeForce(view, seat) ?? forcesOf(view, seat)[0];
  const isTurn = view.seat === seat && view.phase !== 'gameOver';
  return (
    <span className={isTurn ? 'line-seat turn' : 'line-seat'}>
      <Swatch seat={setup.seats[seat]} />
      <span className="unseen">
        <AsWritten>{seatName(naming, seat)}</AsWritten>
      </span>
      {isTurn ? <span className="unseen">{t('players.toMove')}</span> : null}
      {force ? <Portrait race={force.race} declined={force.declined} /> : null}
      <Land game={game} seat={seat} />
      {coins === undefined ? null : (
        <Coins amount={coins} label={t('players.has', { seat: seatName(naming, seat), amount: coins })} />
      )}
    </span>
  );
}
