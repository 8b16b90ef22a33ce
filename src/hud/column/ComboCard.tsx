import { type CSSProperties, type JSX, useId } from 'react';
import { type Combo, comboCost, contentOf } from '../../rules/index.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, sentences, t } from '../../ui/locale/index.ts';
import { Glyph, raceColours } from '../../ui/look/index.ts';
import { comboName } from '../../ui/words/names.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { ClauseLink, Coins } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import { FigureStill } from './FigureStill.tsx';
import { pickOf } from './pick.ts';

const WholeCombo = lazyPanel(() => import('./WholeCombo.tsx'));

interface ComboCardProps {
  readonly game: Game;
  readonly combo: Combo;
  readonly index: number;
}

/**
 * A combo in brief: its figure, its name, what the power and the race do, how many tokens they are, and what lies on it. Pressed, wherever, it is raised, with all
 * there is to know of it; pressed again it goes down. What picks it is in the pill.
 */
export function ComboCard({ game, combo, index }: ComboCardProps): JSX.Element {
  const scope = useScope();
  const whole = useId();
  const { race, power, coins } = combo;
  const { view } = game;
  const looked = useAttention((attention) => attention.combo === index);
  const isRaised = useAttention(({ raised }) => raised === race);
  const { not } = pickOf(game, index);
  const { races, powers } = contentOf(view);
  const [banner, badge] = [races[race]?.tokens ?? 0, powers[power]?.tokens ?? 0];
  const words = {
    cost: t('column.cost', { cost: comboCost(view, index) }),
    coins: coins > 0 ? t('column.coins', { coins }) : null,
    tokens: t('column.tokens.sum', { race: banner, power: badge }),
  };
  const facts = [words.tokens, words.cost, words.coins].filter((one) => one !== null).join(', ');
  const look = () => attend(scope, { combo: index });
  const leave = () => attend(scope, { combo: null });
  const style: CSSProperties & Record<'--rim' | '--place', string> = {
    '--rim': raceColours(view, race).rim,
    '--place': String(index),
  };
  return (
    <li
      className={looked || isRaised ? 'combo looked' : 'combo'}
      style={style}
      data-combo={index}
      data-raised={isRaised ? '' : undefined}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <div className="combo-card parchment">
        <FigureStill race={race} />
        <h3>
          <button
            type="button"
            className="combo-open"
            data-open-combo={index}
            aria-expanded={isRaised}
            aria-describedby={whole}
            onClick={() => attend(scope, { raised: isRaised ? null : race })}
          >
            {said(comboName(view, combo))}
            <span className="unseen"> ({facts})</span>
          </button>
        </h3>
        <p id={whole} hidden>
          {sentences(traitWords(view, 'power', power, 'long') ?? '', traitWords(view, 'race', race, 'long') ?? '')}
        </p>
        {isRaised ? (
          <WholeCombo game={game} combo={combo} index={index} />
        ) : (
          <div className="combo-lines">
            <p>
              <Glyph name={`power.${power}`} /> <span>{traitWords(view, 'power', power)}</span>
            </p>
            <p>
              <Glyph name={`race.${race}`} /> <span>{traitWords(view, 'race', race)}</span>
            </p>
          </div>
        )}
        <span className="combo-tokens" title={words.tokens}>
          <span aria-hidden="true">{banner + badge}</span>
          <span className="unseen">{words.tokens}</span>
        </span>
        {words.coins === null ? null : <Coins amount={`+${coins}`} label={words.coins} />}
        <span className="combo-price" data-cost={comboCost(view, index)}>
          {words.cost}
        </span>
        {not ? (
          <p className="combo-not">
            {not.text} {not.clause ? <ClauseLink clause={not.clause} bites asWhy /> : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}
