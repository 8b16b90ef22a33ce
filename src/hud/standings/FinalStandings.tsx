import { type CSSProperties, type JSX, useEffect, useId, useRef } from 'react';
import { listOf, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { activeForce, forcesOf, type Seat, standings } from '../../rules/index.ts';
import { AsWritten, Glyph, useTitle } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Coins, Portrait, Swatch } from '../frame/chips.tsx';
import { isIdle } from '../frame/focus.ts';
import { Slot } from '../frame/Slot.tsx';
import { useHost } from '../frame/slots.ts';
import type { Game } from '../frame/use-game.ts';

/** Where the leaves of a branch grow: degrees along an arc that bends round the name, from its foot to its tip. */
const leaves = [0, 1, 2, 3, 4, 5, 6].map((k) => 118 + k * 21);
/** The arc's middle and radius, in units of the drawing. */
const ARC = { x: 25, y: 22, radius: 19 } as const;

/** The left branch, or its mirror image. An ornament, silent to assistive technology. */
function Laurel({ mirrored = false }: { readonly mirrored?: boolean }): JSX.Element {
  return (
    <svg className={mirrored ? 'laurel laurel-right' : 'laurel'} viewBox="0 0 26 44" aria-hidden="true">
      {leaves.map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [ARC.x + Math.cos(angle) * ARC.radius, ARC.y + Math.sin(angle) * ARC.radius];
        return [-32, 32].map((aside) => (
          <ellipse
            key={aside}
            cx={4}
            rx={4.4}
            ry={1.7}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${degrees + 90 + aside})`}
          />
        ));
      })}
    </svg>
  );
}

function Face({ view, seat }: { readonly view: Game['view']; readonly seat: Seat }): JSX.Element | null {
  const force = activeForce(view, seat) ?? forcesOf(view, seat).at(-1);
  return force ? <Portrait race={force.race} declined={force.declined} /> : null;
}

/** To see by how much: the length is a part (0 to 1) of the winner's. The number beside it is read out. */
function CoinRoll({ part }: { readonly part: number }): JSX.Element {
  const style: CSSProperties & Record<'--part', string> = { '--part': part.toFixed(3) };
  return <span className="coin-roll" style={style} aria-hidden="true" />;
}

export default function FinalStandings({ game }: { readonly game: Game }): JSX.Element {
  const titled = useId();
  const { view, naming, setup } = game;
  const { onLeave, onBegin: begin } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useEffect(() => {
    // The last turn's buttons are gone: whoever was there, or on the board, or just came, goes on here.
    if (isIdle() || document.activeElement?.closest('#board') != null) heading.current?.focus();
  }, []);
  const ranking = standings(view);
  const winners = ranking.filter(({ place }) => place === 1);
  const best = winners[0]?.coins;
  const tie = ranking.filter(({ coins }) => coins === best).length > 1;
  const seats = winners.map(({ seat }) => seatName(naming, seat));
  const result = t('final.winner', { seats: listOf(seats), count: winners.length });
  useTitle('turn', result);
  return (
    <section className="final" aria-labelledby={titled}>
      <div className="final-title">
        <Laurel />
        <h2 id={titled} data-heading="final" ref={heading} tabIndex={-1}>
          <span className="final-houses">
            <Glyph name="phase.gameOver" />
            {winners.map(({ seat }) => (
              <Swatch key={seat} seat={setup.seats[seat]} />
            ))}
          </span>
          {result}
        </h2>
        <Laurel mirrored />
      </div>
      <div className="final-sheet parchment">
        <h3 id={title} className="sheet-head">
          <Glyph name="thing.coin" /> {t('final.title')}
        </h3>
        <table aria-labelledby={title}>
          <tbody>
            {ranking.map(({ seat, place, coins, tokens }) => (
              <tr key={seat} className={place === 1 ? 'winner' : undefined}>
                <td>{t('final.place', { place })}</td>
                <th scope="row" title={seatName(naming, seat)}>
                  <span className="final-face">
                    {place === 1 ? <Laurel /> : null}
                    <Face view={view} seat={seat} />
                    {place === 1 ? <Laurel mirrored /> : null}
                  </span>
                  <span className="final-name">
                    <Swatch seat={setup.seats[seat]} /> <AsWritten>{seatName(naming, seat)}</AsWritten>
                  </span>
                  <CoinRoll part={coins / Math.max(1, best ?? 1)} />
                </th>
                <td>
                  <Coins amount={coins} label={t('final.coins', { coins })} />
                  {tie ? <small>{t('final.tokens', { tokens })}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {tie ? <p>{t('final.tie')}</p> : null}
        <div className="buttons">
          {begin === undefined ? null : (
            <button type="button" className="primary" data-final="again" onClick={() => begin('again')}>
              {t('final.again')}
            </button>
          )}
          <button
            type="button"
            className={begin === undefined ? 'primary' : undefined}
            data-final="new"
            onClick={onLeave}
          >
            {t('action.newGame')}
          </button>
        </div>
        <Slot name="afterGame" game={game} />
      </div>
    </section>
  );
}
