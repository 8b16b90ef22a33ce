import { type CSSProperties, type JSX, useEffect, useId, useRef } from 'react';
import { listOf, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { activeForce, forcesOf, type Seat, standings } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { AsWritten, patternBackground, playerColour, useTitle } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Coins, Portrait, Swatch } from '../frame/chips.tsx';
import { isIdle } from '../frame/focus.ts';
import { togglePanel } from '../frame/panels.ts';
import { BestMomentSlot } from '../frame/Slot.tsx';
import { useHost } from '../frame/slots.ts';
import type { Game } from '../frame/use-game.ts';

interface OfSeat {
  readonly game: Game;
  readonly seat: Seat;
}

function Face({ game: { view }, seat }: OfSeat): JSX.Element | null {
  const force = activeForce(view, seat) ?? forcesOf(view, seat).at(-1);
  return force ? <Portrait race={force.race} declined={force.declined} /> : null;
}

const patternOf = ({ game: { setup }, seat }: OfSeat) =>
  patternBackground(playerColour(setup.seats[seat]?.colour ?? -1), 0.9);

interface BarProps extends OfSeat {
  readonly coins: number;
  readonly best: number;
}

/** To see by how much: as long as its part of the winner's, in the player's pattern. The number beside it is read out. */
function Bar({ coins, best, ...of }: BarProps): JSX.Element {
  const style: CSSProperties & Record<'--part' | '--coins', number> = {
    '--part': coins / Math.max(1, best),
    '--coins': Math.max(1, coins),
    background: patternOf(of),
    animationTimingFunction: `steps(${Math.max(1, coins)})`,
  };
  return (
    <span className="coin-bar" aria-hidden="true">
      <span style={style} />
    </span>
  );
}

interface FinalStandingsProps {
  readonly game: Game;
  /** It has just ended: it is revealed place by place, the last one first. */
  readonly isNew: boolean;
}

/** The end of a game, beside the winner's land: who has won, by how much, and what there is to do. All else is behind the story. */
export default function FinalStandings({ game, isNew }: FinalStandingsProps): JSX.Element {
  const titled = useId();
  const scope = useScope();
  const { view, naming, setup } = game;
  const { onLeave, onBegin: begin } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The last turn's buttons are gone: whoever was there, or on the board, or just came, goes on here.
    if (isIdle() || document.activeElement?.closest('#board') != null) heading.current?.focus();
  }, []);
  const ranking = standings(view);
  const winners = ranking.filter(({ place }) => place === 1);
  const best = winners[0]?.coins ?? 0;
  const tie = ranking.filter(({ coins }) => coins === best).length > 1;
  const seats = winners.map(({ seat }) => seatName(naming, seat));
  const result = t('final.winner', { seats: listOf(seats), count: winners.length });
  useTitle('turn', result);
  const turn = (after: number): CSSProperties & Record<'--turn', number> => ({ '--turn': after });
  return (
    <section
      className="final final-sheet panel"
      aria-labelledby={titled}
      data-new={isNew ? '' : undefined}
      style={turn(ranking.length)}
    >
      <h2 id={titled} data-heading="final" ref={heading} tabIndex={-1}>
        {result}
      </h2>
      <div className="final-marks" aria-hidden="true">
        {winners.map(({ seat }) => (
          <span key={seat} style={{ background: patternOf({ game, seat }) }} />
        ))}
      </div>
      <table aria-label={t('final.title')}>
        {ranking.map(({ seat, place, coins, tokens }, at) => (
          <tbody key={seat} className={place === 1 ? 'winner' : undefined} style={turn(ranking.length - 1 - at)}>
            <tr>
              <td className="final-place">{t('final.place', { place })}</td>
              <th scope="row" title={seatName(naming, seat)}>
                <Face game={game} seat={seat} />
                <span className="final-name">
                  <Swatch seat={setup.seats[seat]} /> <AsWritten>{seatName(naming, seat)}</AsWritten>
                </span>
                <Bar game={game} seat={seat} coins={coins} best={best} />
              </th>
              <td className="final-coins">
                <Coins amount={coins} label={t('final.coins', { coins })} />
                {tie && coins === best ? <small>{t('final.tokens', { tokens })}</small> : null}
              </td>
            </tr>
            {place === 1 ? null : (
              <tr>
                <td />
                <td colSpan={2} className="final-best">
                  <BestMomentSlot game={game} seat={seat} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {tie ? <p>{t('final.tie')}</p> : null}
      <div className="buttons">
        {begin === undefined ? (
          <button type="button" className="primary" data-final="new" onClick={onLeave}>
            {t('action.newGame')}
          </button>
        ) : (
          <button type="button" className="primary" data-final="again" onClick={() => begin('again')}>
            {t('final.again')}
          </button>
        )}
        <button type="button" data-final="story" onClick={() => togglePanel(scope, 'story')}>
          {t('final.story')}
        </button>
      </div>
    </section>
  );
}
