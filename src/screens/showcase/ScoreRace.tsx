import { type CSSProperties, type JSX, useId } from 'react';
import { PlayerName, RaceChip, Swatch } from '../../hud/index.ts';
import { activeForce, forcesOf, type GameView, type Seat, seatsInOrder } from '../../rules/index.ts';
import type { SeenSetup } from '../../session/turn/index.ts';
import { said, t } from '../../ui/locale/index.ts';
import { Glyph, patternBackground, playerColour } from '../../ui/look/index.ts';
import { comboName, raceName } from '../../ui/words/names.ts';
import { leaders } from './earnings.ts';

interface ScoreRaceProps {
  readonly view: GameView;
  readonly setup: SeenSetup;
  /** Coins of each seat, as far as anybody may know them. */
  readonly coins: readonly number[];
}

/** The track is at least this many coins long, so that nobody starts near its end. */
const shortest = 25;

/** Everybody at the table in turn order: their races, and how far their coins have come. */
export function ScoreRace({ view, setup, coins }: ScoreRaceProps): JSX.Element {
  const titled = useId();
  const seats = seatsInOrder(view);
  const length = Math.max(shortest, ...coins);
  const first = leaders(coins);
  return (
    <section className="showcase-race" aria-labelledby={titled}>
      <h2 id={titled}>
        <span>{t('showcase.round', { round: view.round, rounds: view.rounds })}</span>
        <small>{t('showcase.race')}</small>
      </h2>
      <ol>
        {seats.map((seat) => (
          <Runner
            key={seat}
            view={view}
            setup={setup}
            seat={seat}
            coins={coins[seat] ?? 0}
            share={(coins[seat] ?? 0) / length}
            isFirst={first.includes(seat)}
          />
        ))}
      </ol>
    </section>
  );
}

interface RunnerProps extends Omit<ScoreRaceProps, 'coins'> {
  readonly seat: Seat;
  readonly coins: number;
  /** Share of the track covered, 0 to 1. */
  readonly share: number;
  readonly isFirst: boolean;
}

/** One player: name, races, coins, and a bar in colour and pattern. */
function Runner({ view, setup, seat, coins, share, isFirst }: RunnerProps): JSX.Element {
  const active = activeForce(view, seat);
  const declined = forcesOf(view, seat).filter((force) => force.declined);
  const isNow = view.turnSeat === seat && view.phase !== 'gameOver';
  const player = playerColour(setup.seats[seat]?.colour ?? -1);
  const bar: CSSProperties = { background: patternBackground(player), width: `${(share * 100).toFixed(1)}%` };
  return (
    <li className={isNow ? 'now' : undefined} data-seat={seat}>
      <p className="showcase-runner">
        <Swatch seat={setup.seats[seat]} />
        <PlayerName name={setup.seats[seat]?.name ?? ''} />
        {isNow ? <span className="unseen">{t('showcase.race.turn')}</span> : null}
        {isFirst ? <Glyph name="phase.gameOver" label={t('showcase.race.lead')} className="showcase-lead" /> : null}
        <span className="showcase-coins">
          <Glyph name="thing.coin" /> {coins}
        </span>
      </p>
      <p className="showcase-folk">
        {active ? (
          <>
            <RaceChip race={active.race} />
            <span>{said(comboName(view, active))}</span>
          </>
        ) : (
          <span>{t('showcase.race.none')}</span>
        )}
        {declined.map((force) => (
          <span key={force.id} title={t('showcase.race.declined', { race: raceName(view, force.race) })}>
            <RaceChip race={force.race} declined />
            <span className="unseen">{t('showcase.race.declined', { race: raceName(view, force.race) })}</span>
          </span>
        ))}
      </p>
      <div className="showcase-track" aria-hidden="true">
        <div style={bar} />
      </div>
    </li>
  );
}
