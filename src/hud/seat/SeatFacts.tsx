import type { JSX } from 'react';
import { activeForce, forcesOf, regionsOf, type Seat } from '../../rules/index.ts';
import { opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { comboName, raceName, seatName } from '../../ui/words/names.ts';
import { Portrait, TraitLink } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { lastScore, ScoreReceipt } from '../players/tally.ts';

/** What everybody may know of a player: its races, its land, and what its last turn was paid for. */
export function SeatFacts({ game, seat }: { readonly game: Game; readonly seat: Seat }): JSX.Element {
  const { view, setup, naming } = game;
  const log = TableActor.useSelector(({ context }) => context.log);
  const active = activeForce(view, seat);
  const declined = forcesOf(view, seat).filter((force) => force.declined);
  const pact = view.pacts.find(({ force }) => force === active?.id);
  const paid = lastScore(log, seat);
  const opponent = opponentIn(setup, seat);
  return (
    <>
      <ul className="seat-facts">
        {opponent === null ? null : (
          <li>
            {t('players.opponent')}: {t(`level.${opponent.level}`)}
          </li>
        )}
        <li>
          {active ? (
            <TraitLink kind="race" id={active.race}>
              <Portrait race={active.race} /> <span>{said(comboName(naming, active))}</span>
            </TraitLink>
          ) : (
            t('players.none')
          )}
        </li>
        {declined.map(({ id, race }) => (
          <li key={id}>
            <TraitLink kind="race" id={race}>
              <Portrait race={race} declined />{' '}
              <span>{t('players.declined', { races: said(raceName(naming, race)) })}</span>
            </TraitLink>
          </li>
        ))}
        <li>{t('players.regions', { count: regionsOf(view, seat).length })}</li>
        {pact ? <li>{t('players.pact', { seat: seatName(naming, pact.bound) })}</li> : null}
      </ul>
      {paid ? (
        <ScoreReceipt
          title={t('curtain.paid', { seat: seatName(naming, seat) })}
          events={paid.events}
          view={view}
          log={log}
        />
      ) : null}
    </>
  );
}
