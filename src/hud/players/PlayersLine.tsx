import type { JSX } from 'react';
import { activeForce, forcesOf, regionsOf, type Seat, seatsInOrder } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { AsWritten, Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Coins, RaceChip, Swatch } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { useTally } from './tally.ts';

interface PlayersLineProps {
  readonly game: Game;
  readonly list: string;
}

export function PlayersLine({ game, list }: PlayersLineProps): JSX.Element {
  const tally = useTally(game);
  const seats = seatsInOrder(game.view);
  return (
    <button
      type="button"
      className={tally ? 'players-line panel counted' : 'players-line panel'}
      popoverTarget={list}
      data-players={seats.length}
    >
      <span className="unseen">{t('players.label')}</span>
      {seats.map((seat) => (
        <LineSeat key={seat} game={game} seat={seat} coins={tally?.[seat]} />
      ))}
      <Glyph name="thing.players" />
    </button>
  );
}

interface LineSeatProps {
  readonly game: Game;
  readonly seat: Seat;
  /** Its coins, if they are counted. */
  readonly coins: number | undefined;
}

function LineSeat({ game, seat, coins }: LineSeatProps): JSX.Element {
  const { view, setup, naming } = game;
  const force = activeForce(view, seat) ?? forcesOf(view, seat)[0];
  const isTurn = view.seat === seat && view.phase !== 'gameOver';
  const regions = regionsOf(view, seat).length;
  return (
    <span className={isTurn ? (seat === view.viewer ? 'line-seat turn own' : 'line-seat turn') : 'line-seat'}>
      <Swatch seat={setup.seats[seat]} />
      <span className="line-name cut" title={seatName(naming, seat)}>
        <AsWritten>{seatName(naming, seat)}</AsWritten>
      </span>
      {isTurn ? <span className="unseen">{t('players.toMove')}</span> : null}
      {force ? <RaceChip race={force.race} declined={force.declined} /> : null}
      <span className="unseen">{t('players.regions', { count: regions })}</span>
      <b className="line-regions" aria-hidden="true">
        <Glyph name="thing.plan" />
        {regions}
      </b>
      {coins === undefined ? null : (
        <Coins as="held" amount={coins} label={t('players.has', { seat: seatName(naming, seat), amount: coins })} />
      )}
    </span>
  );
}
