import type { JSX } from 'react';
import { PlayerName, Swatch } from '../../hud/index.ts';
import { type GameView, standings } from '../../rules/index.ts';
import type { SeenSetup } from '../../session/turn/index.ts';
import { listOf, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';

interface ResultProps {
  readonly view: GameView;
  readonly setup: SeenSetup;
  readonly goesOn: boolean;
}

export function Result({ view, setup, goesOn }: ResultProps): JSX.Element {
  const ranking = standings(view);
  const winners = ranking.filter(({ place }) => place === 1);
  const [best] = winners;
  const isTie = ranking.filter(({ coins }) => coins === best?.coins).length > 1;
  const names = listOf(winners.map(({ seat }) => seatName(setup, seat)));
  return (
    <section className="showcase-result">
      <h2>
        <Glyph name="phase.gameOver" /> {t('showcase.result', { seats: names, count: winners.length })}
      </h2>
      <p className="showcase-text">{t('showcase.result.coins', { coins: best?.coins ?? 0 })}</p>
      <ol>
        {ranking.map(({ seat, place, coins }) => (
          <li key={seat} className={place === 1 ? 'winner' : undefined}>
            <span>{t('final.place', { place })}</span>
            <Swatch seat={setup.seats[seat]} />
            <PlayerName name={seatName(setup, seat)} />
            <span className="showcase-coins">
              <Glyph name="thing.coin" /> {coins}
            </span>
          </li>
        ))}
      </ol>
      {isTie ? <p>{t('showcase.result.tie', { tokens: best?.tokens ?? 0 })}</p> : null}
      {goesOn ? <p className="showcase-made">{t('showcase.result.next')}</p> : null}
    </section>
  );
}
