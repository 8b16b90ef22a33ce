import { type JSX, useId } from 'react';
import { activeForce, forcesOf, type Seat, seatsInOrder } from '../../rules/index.ts';
import { opponentIn, type SeenSetup } from '../../session/turn/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import { phone, playerColour, useMedia } from '../../ui/look/index.ts';
import { comboName, raceName, seatName } from '../../ui/words/names.ts';
import { isPicking } from '../column/pick.ts';
import { Coins, PlayerName, Portrait, Swatch } from '../frame/chips.tsx';
import { openAbout } from '../frame/panels.ts';
import { PresenceSlot } from '../frame/Slot.tsx';
import { type Game, useOpponentAtWork } from '../frame/use-game.ts';
import { useCoinsInSight } from './coins-in-sight.ts';
import { Land } from './Land.tsx';
import { outlookOf } from './outlook.ts';
import { isAlone, Peek } from './Peek.tsx';
import { PlayersLine } from './PlayersLine.tsx';

export function PlayersPanel({ game }: { readonly game: Game }): JSX.Element {
  const isFolded = useMedia(phone);
  const list = useId();
  const coins = useCoinsInSight(game);
  return (
    <>
      {isFolded ? <PlayersLine game={game} list={list} coins={coins} /> : null}
      <ul
        id={list}
        className={isFolded ? 'players' : 'players panel'}
        aria-label={t('players.label')}
        {...(isFolded ? { popover: 'auto' as const } : {})}
      >
        {seatsInOrder(game.view).map((seat) => (
          <PlayerStrip key={seat} game={game} seat={seat} coins={coins[seat]} />
        ))}
      </ul>
    </>
  );
}

interface PlayerStripProps {
  readonly game: Game;
  readonly seat: Seat;
  /** Its coins, where they are in sight. */
  readonly coins: number | undefined;
}

/** One player in two lines; pressed, all there is to know of it. */
function PlayerStrip({ game, seat, coins }: PlayerStripProps): JSX.Element {
  const scope = useScope();
  const { view, setup, naming, phase } = game;
  // Withdrawn troops are placed by their owner in somebody else's turn.
  const isTurn = view.seat === seat && view.phase !== 'gameOver';
  const active = activeForce(view, seat);
  const outlook = seat === view.viewer && seat === view.turnSeat ? outlookOf(view, phase) : null;
  const { pattern } = playerColour(setup.seats[seat]?.colour ?? -1);
  return (
    <li className={isTurn ? 'player turn' : 'player'} data-seat={seat} aria-current={isTurn ? 'true' : undefined}>
      <button
        type="button"
        className="player-open"
        data-seat-menu={seat}
        onClick={() => openAbout(scope, 'seat', seat)}
      >
        {active ? <Portrait race={active.race} /> : <span className="no-face" />}
        <span className="player-name">
          <Swatch seat={setup.seats[seat]} />
          <PlayerName name={seatName(naming, seat)} />
          <span className="unseen">, {t(`pattern.${pattern}`)}, </span>
          {isTurn ? <Turn /> : null}
          <Kind setup={setup} seat={seat} />
          <span className="unseen">{active ? said(comboName(naming, active)) : t('players.none')}, </span>
          <Declined game={game} seat={seat} />
        </span>
        <span className="player-facts">
          <Land game={game} seat={seat} />
          {coins === undefined ? null : (
            <Coins amount={coins} label={t('players.has', { seat: seatName(naming, seat), amount: coins })} />
          )}
          {coins === undefined || outlook === null ? null : (
            <span className="outlook" title={t('score.projected')}>
              <span className="unseen">, {t('score.projected')} </span>+{outlook}
            </span>
          )}
        </span>
      </button>
      <PresenceSlot seat={seat} />
      {seat === view.viewer && view.phase !== 'gameOver' && coins === undefined && !isPicking(game) ? (
        <Peek coins={view.coins[seat] ?? 0} stays={isAlone(setup)} />
      ) : null}
    </li>
  );
}

function Declined({ game: { view, naming }, seat }: Pick<PlayerStripProps, 'game' | 'seat'>): JSX.Element {
  const declined = forcesOf(view, seat).filter((force) => force.declined);
  return (
    <>
      {declined.map(({ id, race }) => (
        <span key={id} className="declined" title={t('players.declined', { races: raceName(naming, race) })}>
          <Portrait race={race} declined />
          <span className="unseen">{t('players.declined', { races: said(raceName(naming, race)) })}, </span>
        </span>
      ))}
    </>
  );
}

function Kind({ setup, seat }: { readonly setup: SeenSetup; readonly seat: Seat }): JSX.Element | null {
  const opponent = opponentIn(setup, seat);
  if (opponent === null) return null;
  return (
    <span className="unseen">
      {t('players.opponent')} {t(`level.${opponent.level}`)},{' '}
    </span>
  );
}

/** Whose turn it is the frame says; for ears in words. */
function Turn(): JSX.Element {
  const atWork = useOpponentAtWork();
  const key = atWork === 'thinking' ? 'players.thinking' : atWork === 'waiting' ? 'players.waiting' : 'players.toMove';
  return <span className="unseen">{t(key)}, </span>;
}
