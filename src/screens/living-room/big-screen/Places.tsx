import type { CSSProperties, JSX } from 'react';
import { type Game, PlayerName, RaceChip, Swatch } from '../../../hud/index.ts';
import { evenTemper } from '../../../opponents/types.ts';
import type { Ask } from '../../../rooms/client/index.ts';
import type { Known } from '../../../rooms/protocol/index.ts';
import { activeForce, forcesOf, type Seat, seatsInOrder } from '../../../rules/index.ts';
import { said, t } from '../../../ui/locale/index.ts';
import { playerColour } from '../../../ui/look/index.ts';
import { comboName, raceName, seatName } from '../../../ui/words/names.ts';

/** In turn order, with their peoples; a place wakes as somebody sits down. No coins: for owners' eyes. */
export function Places({ known, game }: { readonly known: Known; readonly game: Game }): JSX.Element {
  return (
    <ol className="big-places" aria-label={t('living.places')}>
      {seatsInOrder(game.view).map((seat) => (
        <Place key={seat} known={known} game={game} seat={seat} />
      ))}
    </ol>
  );
}

function Place({
  known,
  game,
  seat,
}: {
  readonly known: Known;
  readonly game: Game;
  readonly seat: Seat;
}): JSX.Element {
  const { view, setup } = game;
  const state = known.roster.seats[seat]?.state ?? 'here';
  const active = activeForce(view, seat);
  const declined = forcesOf(view, seat).filter((force) => force.declined);
  const isNow = view.seat === seat;
  const style: CSSProperties & Record<'--player', string> = {
    '--player': playerColour(setup.seats[seat]?.colour ?? -1).colour,
  };
  return (
    <li className={isNow ? 'now panel' : 'panel'} data-seat={seat} data-state={state} style={style}>
      <p className="big-who">
        <Swatch seat={setup.seats[seat]} />
        <PlayerName name={state === 'free' ? t('living.place.free') : seatName(game.naming, seat)} />
        {isNow ? <span className="unseen">{t('showcase.race.turn')}</span> : null}
      </p>
      <p className="big-folk">
        {state === 'free' ? null : state === 'away' || state === 'absent' ? (
          <em>{t('living.place.away')}</em>
        ) : active ? (
          <>
            <RaceChip race={active.race} />
            <span>{said(comboName(view, active))}</span>
          </>
        ) : (
          <span>{state === 'opponent' ? t('living.place.opponent') : t('showcase.race.none')}</span>
        )}
        {declined.map((force) => (
          <span key={force.id}>
            <RaceChip race={force.race} declined />
            <span className="unseen">{t('showcase.race.declined', { race: raceName(view, force.race) })}</span>
          </span>
        ))}
      </p>
    </li>
  );
}

type Asks = (question: Ask) => Promise<boolean>;

export async function fillFree({ roster }: Known, ask: Asks): Promise<void> {
  for (const { seat, state } of roster.seats)
    if (state === 'free')
      await ask({ type: 'give', seat, control: { level: 'raider', temper: evenTemper, seed: seat + 1 } });
}

export async function sitHere({ roster }: Known, ask: Asks): Promise<void> {
  const free = roster.seats.find(({ state }) => state === 'free');
  if (free !== undefined) await ask({ type: 'sit', seat: free.seat, name: t('living.here.name') });
}
