import type { CSSProperties, JSX } from 'react';
import { PlayerName, Swatch } from '../../hud/index.ts';
import { type GameView, standings } from '../../rules/index.ts';
import type { SeatSetup, SeenSetup } from '../../session/turn/index.ts';
import { listOf, named, t } from '../../ui/locale/index.ts';
import { Glyph, playerColour } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import type { Caption as Words } from '../director/caption.ts';

interface CaptionProps {
  readonly caption: Words;
  readonly isOutcomeShown: boolean;
  readonly seats: readonly SeatSetup[];
}

export function Caption({ caption, isOutcomeShown, seats }: CaptionProps): JSX.Element {
  const { phase, seat, what, why, outcome } = caption;
  const said = isOutcomeShown && outcome !== null ? <strong>{outcome}</strong> : why;
  const player = playerColour(seats[seat]?.colour ?? -1);
  const style: CSSProperties & Record<'--player', string> = { '--player': player.colour };
  return (
    <section className="showcase-caption" data-said style={style} data-phase={phase}>
      <header>
        <Glyph name={`phase.${phase}`} className="showcase-sign" />
        <h2>{named('phase', phase, 'long')}</h2>
        <p>
          <Swatch seat={seats[seat]} /> <PlayerName name={seats[seat]?.name ?? ''} />
        </p>
      </header>
      {/* Keyed by caption, so that each one fades in. */}
      <div key={what} className="showcase-words">
        <p className="showcase-what">{what}</p>
        {said === null ? null : <p className="showcase-why">{said}</p>}
      </div>
    </section>
  );
}

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
