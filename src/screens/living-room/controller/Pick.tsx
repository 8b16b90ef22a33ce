import { type JSX, useState } from 'react';
import { useDo } from '../../../hud/frame/use-game.ts';
import { type Game, Portrait } from '../../../hud/index.ts';
import { type Combo, comboCost, contentOf, explain } from '../../../rules/index.ts';
import { said, t } from '../../../ui/locale/index.ts';
import { Glyph } from '../../../ui/look/index.ts';
import { comboName } from '../../../ui/words/names.ts';
import { refusalWords } from '../../../ui/words/refusal-words.ts';
import { traitWords } from '../../../ui/words/trait-words.ts';
import { Buttons, Paged } from './Layout.tsx';

/** The combos on offer: pressed once, all about one; pressed again, it is one’s own. */
export function Pick({ game }: { readonly game: Game }): JSX.Element {
  const [looked, setLooked] = useState<number | null>(null);
  const { column } = game.view;
  const combo = looked === null ? undefined : column[looked];
  if (looked !== null && combo !== undefined)
    return <Looked game={game} combo={combo} index={looked} onBack={() => setLooked(null)} />;
  return (
    <Paged
      label={t('action.column')}
      width={16}
      height={4.1}
      most={2}
      items={column.map((one, index) => (
        <li key={`${one.race} ${one.power}`}>
          <button type="button" className="controller-combo" data-combo={index} onClick={() => setLooked(index)}>
            <Portrait race={one.race} />
            <span className="controller-combo-words">
              <b>{said(comboName(game.view, one))}</b>{' '}
              <small>
                <Glyph name="thing.token" /> {tokensOf(game, one)}
                <span className="unseen">{t('hand.region.cost', { count: tokensOf(game, one) })}</span>
                {one.coins > 0 ? (
                  <>
                    {' '}
                    · <Glyph name="thing.coin" /> +{one.coins}
                    <span className="unseen">{t('hand.combo.gain', { count: one.coins })}</span>
                  </>
                ) : null}
              </small>
            </span>{' '}
            <span className="controller-price">{t('hand.combo.cost', { count: comboCost(game.view, index) })}</span>
          </button>
        </li>
      ))}
    />
  );
}

function tokensOf({ view }: Game, { race, power }: Combo): number {
  const { races, powers } = contentOf(view);
  return (races[race]?.tokens ?? 0) + (powers[power]?.tokens ?? 0);
}

interface LookedProps {
  readonly game: Game;
  readonly combo: Combo;
  readonly index: number;
  readonly onBack: () => void;
}

function Looked({ game, combo, index, onBack }: LookedProps): JSX.Element {
  const send = useDo();
  const refusal = explain(game.view, { type: 'pickCombo', index });
  const { race, power, coins } = combo;
  return (
    <>
      <section className="controller-about parchment" aria-label={said(comboName(game.view, combo))}>
        <header>
          <Portrait race={race} />
          <h2>{said(comboName(game.view, combo))}</h2>
        </header>
        <p>
          <Glyph name={`power.${power}`} /> {traitWords(game.view, 'power', power)}
        </p>
        <p>
          <Glyph name={`race.${race}`} /> {traitWords(game.view, 'race', race)}
        </p>
        <p>
          <b>{t('hand.region.cost', { count: tokensOf(game, combo) })}</b> ·{' '}
          {t('hand.combo.cost', { count: comboCost(game.view, index) })}
          {coins > 0 ? ` · ${t('hand.combo.gain', { count: coins })}` : null}
        </p>
        {refusal === null ? null : <p role="note">{refusalWords(refusal, game.naming).text}</p>}
      </section>
      <Buttons>
        <button type="button" onClick={onBack}>
          {t('hand.back')}
        </button>
        <button
          type="button"
          className="primary"
          data-pick={index}
          aria-disabled={refusal !== null}
          onClick={() => send([{ type: 'pickCombo', index }])}
        >
          {t('hand.combo.pick', { combo: comboName(game.view, combo) })}
        </button>
      </Buttons>
    </>
  );
}
