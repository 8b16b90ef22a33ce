import { type JSX, useId } from 'react';
import type { LogEntry } from '../../rules/course.ts';
import { activeForce, areCoinsOpen, forcesOf, regionsOf, type Seat, seatsInOrder } from '../../rules/index.ts';
import { opponentIn, type SeenSetup } from '../../session/turn/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import { Glyph, phone, playerColour, useMedia } from '../../ui/look/index.ts';
import { comboName, type Naming, raceName, seatName } from '../../ui/words/names.ts';
import { Coins, PlayerName, Portrait, Swatch, TraitLink } from '../frame/chips.tsx';
import { openAbout } from '../frame/panels.ts';
import { PresenceSlot } from '../frame/Slot.tsx';
import { useIsLookedAt } from '../frame/slots.ts';
import { type Game, useOpponentAtWork } from '../frame/use-game.ts';
import { isAlone, Peek } from './Peek.tsx';
import { PlayersLine } from './PlayersLine.tsx';
import { lastScore, ScoreReceipt, useTally } from './tally.ts';

interface PlayersPanelProps {
  readonly game: Game;
  readonly log: readonly LogEntry[];
}

export function PlayersPanel({ game, log }: PlayersPanelProps): JSX.Element {
  const isFolded = useMedia(phone);
  const list = useId();
  const tally = useTally(game);
  return (
    <>
      {isFolded ? <PlayersLine game={game} list={list} /> : null}
      <ul
        id={list}
        className="players"
        aria-label={t('players.label')}
        {...(isFolded ? { popover: 'auto' as const } : {})}
      >
        {seatsInOrder(game.view).map((seat) => (
          <PlayerRow key={seat} game={game} log={log} seat={seat} counted={tally?.[seat]} />
        ))}
      </ul>
    </>
  );
}

interface PlayerRowProps extends PlayersPanelProps {
  readonly seat: Seat;
  readonly counted: number | undefined;
}

function PlayerRow({ game, log, seat, counted }: PlayerRowProps): JSX.Element {
  const { view, setup, naming } = game;
  const isLookedAt = useIsLookedAt();
  const active = activeForce(view, seat);
  const declined = forcesOf(view, seat).filter((force) => force.declined);
  const regions = regionsOf(view, seat).length;
  // Withdrawn troops are placed by their owner in somebody else's turn.
  const turn = view.seat === seat && view.phase !== 'gameOver';
  const pact = view.pacts.find(({ force }) => force === active?.id);
  const paid = lastScore(log, seat);
  const known = view.coins[seat] ?? undefined;
  const held = areCoinsOpen(view) || isLookedAt ? (known ?? counted) : counted;
  const { pattern } = playerColour(setup.seats[seat]?.colour ?? -1);
  return (
    <li
      className={turn ? 'player panel turn' : 'player panel'}
      data-seat={seat}
      aria-current={turn ? 'true' : undefined}
    >
      <Swatch seat={setup.seats[seat]} />
      <div className="player-name">
        <PlayerName name={seatName(naming, seat)} />
        <span className="unseen">{t(`pattern.${pattern}`)}</span>
        <Kind setup={setup} seat={seat} />
        <PresenceSlot seat={seat} />
        {turn ? <Turn /> : null}
      </div>
      {view.phase === 'gameOver' || isLookedAt ? null : <SeatMenu naming={naming} seat={seat} />}
      <div className="player-races">
        {active ? (
          <span className="active-race" title={t('players.active', { combo: comboName(naming, active) })}>
            <TraitLink kind="race" id={active.race}>
              <Portrait race={active.race} />
            </TraitLink>{' '}
            <span>{said(comboName(naming, active))}</span>
            <Pause />
          </span>
        ) : (
          <span className="faint no-race">{t('players.none')}</span>
        )}
        {declined.map((force) => (
          <span key={force.id} className="faint" title={t('players.declined', { races: raceName(naming, force.race) })}>
            <TraitLink kind="race" id={force.race}>
              <Portrait race={force.race} declined />
            </TraitLink>{' '}
            <span className="unseen">{t('players.declined', { races: '' })}</span>
            <span className="race-word">{said(raceName(naming, force.race))}</span>
            <Pause />
          </span>
        ))}
        {pact ? (
          <span className="faint">
            {t('players.pact', { seat: seatName(naming, pact.bound) })}
            <Pause />
          </span>
        ) : null}
      </div>
      <div className="player-facts">
        <span className="regions-word">{t('players.regions', { count: regions })}</span>
        <span className="regions-sign" aria-hidden="true" title={t('players.regions', { count: regions })}>
          <Glyph name="thing.plan" /> {regions}
        </span>
        {paid ? <Earned game={game} log={log} seat={seat} paid={paid} /> : null}
        {seat === view.viewer && view.phase !== 'gameOver' && held === undefined ? (
          <Peek coins={view.coins[seat] ?? 0} stays={isAlone(setup)} />
        ) : null}
        {held === undefined ? null : (
          <Coins as="held" amount={held} label={t('players.has', { seat: seatName(naming, seat), amount: held })} />
        )}
      </div>
    </li>
  );
}

/** What stands beside another for the eye is heard as something of its own. */
function Pause(): JSX.Element {
  return <span className="unseen">, </span>;
}

function Kind({ setup, seat }: { readonly setup: SeenSetup; readonly seat: Seat }): JSX.Element | null {
  const opponent = opponentIn(setup, seat);
  if (opponent === null) return null;
  return (
    <span className="kind">
      <Glyph name="thing.settings" /> <span className="unseen">{t('players.opponent')}</span>{' '}
      <span className="kind-word">{t(`level.${opponent.level}`)}</span>
    </span>
  );
}

function SeatMenu({ naming, seat }: { readonly naming: Naming; readonly seat: Seat }): JSX.Element {
  const scope = useScope();
  const label = t('players.menu', { seat: seatName(naming, seat) });
  return (
    <button
      type="button"
      className="icon seat-menu"
      aria-label={label}
      title={label}
      data-seat-menu={seat}
      onClick={() => openAbout(scope, 'seat', seat)}
    >
      <Glyph name="thing.menu" />
    </button>
  );
}

function Turn(): JSX.Element {
  const atWork = useOpponentAtWork();
  return (
    <span className="tag">
      {t(atWork === 'thinking' ? 'players.thinking' : atWork === 'waiting' ? 'players.waiting' : 'players.toMove')}
    </span>
  );
}

interface EarnedProps extends PlayersPanelProps {
  readonly seat: Seat;
  readonly paid: NonNullable<ReturnType<typeof lastScore>>;
}

function Earned({ game, log, seat, paid }: EarnedProps): JSX.Element {
  const id = useId();
  const name = seatName(game.naming, seat);
  const label = t('players.earned', { seat: name, amount: paid.amount });
  return (
    <>
      <button type="button" className="earned" popoverTarget={id} title={label}>
        <Glyph name="thing.log" /> <small>{t('players.lastTurn')}</small> <span>{`+${paid.amount}`}</span>
        <span className="unseen">{name}</span>
      </button>
      <div id={id} popover="auto" className="earned-receipt parchment">
        <ScoreReceipt title={t('curtain.paid', { seat: name })} events={paid.events} view={game.view} log={log} />
      </div>
    </>
  );
}
