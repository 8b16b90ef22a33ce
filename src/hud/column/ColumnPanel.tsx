import { type JSX, useEffect } from 'react';
import { attend, useAttention } from '../../attention/index.ts';
import { named, parts, said, t } from '../../locale/index.ts';
import { Glyph } from '../../look/index.ts';
import { type Combo, contentOf, explain } from '../../rules/index.ts';
import { comboName, refusalWords, seatName } from '../../words/index.ts';
import { ClauseLink, Coins, TraitLink } from '../frame/chips.tsx';
import { Portrait } from '../frame/Portrait.tsx';
import { type Game, useDo } from '../frame/use-game.ts';

/** The column under a heading of its own, while a combo is to be picked. */
export function ColumnPanel({ game }: { readonly game: Game }): JSX.Element {
  const { view, naming, stage } = game;
  const seat = stage?.seat ?? view.seat;
  const title = t('column.title');
  return (
    <section className="column" aria-labelledby="column-heading">
      <h2 id="column-heading">
        {seat === view.viewer ? title : t('owned', { seat: seatName(naming, seat), what: title })}
      </h2>
      <Combos game={game} />
    </section>
  );
}

/** The combos on offer, top first: their cost, size and texts, and the button that picks them. */
export function Combos({ game }: { readonly game: Game }): JSX.Element {
  const { column, bannersLeft, badgesLeft } = game.view;
  return (
    <>
      <ol>
        {column.map((combo, index) => (
          <ComboCard key={`${combo.power} ${combo.race}`} game={game} combo={combo} index={index} />
        ))}
      </ol>
      <p className="column-left faint">{t('column.left', { banners: bannersLeft, badges: badgesLeft })}</p>
    </>
  );
}

/** For screen readers only: sighted users see which combo the card is. */
const unseen = (words: readonly (string | JSX.Element)[]) => (
  <span key="combo" className="unseen">
    {words}
  </span>
);

interface ComboCardProps {
  readonly game: Game;
  readonly combo: Combo;
  readonly index: number;
}

function ComboCard({ game, combo, index }: ComboCardProps): JSX.Element {
  const send = useDo();
  const looked = useAttention((attention) => attention.combo === index);
  const { race, power, coins } = combo;
  const command = { type: 'pickCombo', index } as const;
  // In another seat's pick these buttons are inactive.
  const picking = game.phase === 'pickCombo' && game.view.seat === game.view.viewer;
  // While a pick is being shown the rules are already in the next phase: they refuse only actual attempts.
  const open = picking && game.view.phase === 'pickCombo' && game.legal.length > 0;
  const refusal = open ? explain(game.view, command) : null;
  const words = refusal ? refusalWords(refusal, game.naming) : null;
  const { races, powers } = contentOf(game.view);
  const [banner, badge] = [races[race]?.tokens ?? 0, powers[power]?.tokens ?? 0];
  const name = comboName(combo);
  const look = () => attend({ combo: index });
  const leave = () => attend({ combo: null });
  // A card that is removed under the pointer gets no leave event.
  useEffect(() => () => attend({ combo: null }), []);
  const noted = words ? `combo-refusal-${index}` : undefined;
  return (
    <li
      className={looked ? 'combo parchment looked' : 'combo parchment'}
      data-combo={index}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <TraitLink kind="race" id={race}>
        <Portrait race={race} />
      </TraitLink>
      <div className="combo-words">
        <h3>{said(name)}</h3>
        <div className="combo-lines">
          <p>
            <TraitLink kind="power" id={power}>
              <Glyph name={`power.${power}`} />
            </TraitLink>{' '}
            <span>{named('power', power, 'short')}</span>
          </p>
          <p>
            <Glyph name={`race.${race}`} /> <span>{named('race', race, 'short')}</span>
          </p>
        </div>
      </div>
      <div className="combo-facts">
        <span className="combo-tokens" title={t('column.tokens.sum', { race: banner, power: badge })}>
          <Glyph name="thing.token" /> {banner + badge}
          <span className="unseen">{t('column.tokens.sum', { race: banner, power: badge })}</span>
        </span>
        {coins > 0 ? <Coins amount={`+${coins}`} label={t('column.coins', { coins })} /> : null}
        {picking ? (
          <button
            type="button"
            className={index === 0 ? 'primary' : 'primary priced'}
            aria-disabled={refusal !== null || !open}
            aria-describedby={noted}
            onClick={() => send([command])}
          >
            <span>{parts<JSX.Element>('action.pickCombo', { combo: name }, { at: unseen })}</span>{' '}
            {index === 0 ? (
              <small>{t('column.top')}</small>
            ) : (
              <Coins amount={`−${index}`} label={t('coins', { amount: index })} />
            )}
          </button>
        ) : null}
      </div>
      {words ? (
        <p id={noted} className="combo-not">
          {words.text} {words.clause ? <ClauseLink clause={words.clause} bites asWhy /> : null}
        </p>
      ) : null}
    </li>
  );
}
