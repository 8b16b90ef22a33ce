import { type JSX, useEffect, useId } from 'react';
import { type Combo, comboCost, contentOf, explain } from '../../rules/index.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { parts, said, t } from '../../ui/locale/index.ts';
import { Glyph, useDealt } from '../../ui/look/index.ts';
import { comboName, seatName } from '../../ui/words/names.ts';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { ClauseLink, Coins, Portrait } from '../frame/chips.tsx';
import { closePanel, openCombo } from '../frame/panels.ts';
import { type Game, useDo } from '../frame/use-game.ts';

interface Pick {
  /** The person at the screen is picking: there is a button. */
  readonly picking: boolean;
  /** The button acts. */
  readonly isOpen: boolean;
  /** Why this combo may not be picked, or null. */
  readonly not: RefusalWords | null;
}

export function pickOf(game: Game, index: number): Pick {
  // In another seat's pick these buttons are inactive.
  const picking = game.phase === 'pickCombo' && game.view.seat === game.view.viewer;
  // While a pick is being shown the rules are already in the next phase: they refuse only actual attempts.
  const open = picking && game.view.phase === 'pickCombo' && game.legal.length > 0;
  const refusal = open ? explain(game.view, { type: 'pickCombo', index }) : null;
  return { picking, isOpen: open && refusal === null, not: refusal && refusalWords(refusal, game.naming) };
}

/** For screen readers only: sighted users see which combo the card is. */
const unseen = (words: readonly (string | JSX.Element)[]) => (
  <span key="combo" className="unseen">
    {words}
  </span>
);

interface PickButtonProps {
  readonly combo: Combo;
  readonly index: number;
  readonly cost: number;
  readonly isOpen: boolean;
  /** Id of the words that say why not. */
  readonly noted: string | undefined;
  readonly className: string | undefined;
  /** What it brings, in words: whoever hears the button alone chooses by it. */
  readonly facts?: string;
}

export function PickButton({ combo, index, cost, isOpen, noted, className, facts }: PickButtonProps): JSX.Element {
  const scope = useScope();
  const send = useDo();
  const dealt = useDealt();
  return (
    <button
      type="button"
      className={className}
      data-pick={index}
      aria-disabled={!isOpen}
      aria-describedby={noted}
      onClick={() => {
        if (isOpen) closePanel(scope);
        send([{ type: 'pickCombo', index }]);
      }}
    >
      <span>{parts<JSX.Element>('action.pickCombo', { combo: comboName(dealt, combo) }, { at: unseen })}</span>{' '}
      {cost === 0 ? (
        <small>{t('column.top')}</small>
      ) : (
        <Coins amount={`−${cost}`} label={t('coins', { amount: cost })} />
      )}
      {facts === undefined ? null : <span className="unseen">{` (${facts})`}</span>}
    </button>
  );
}

export function ColumnPanel({ game }: { readonly game: Game }): JSX.Element {
  const titled = useId();
  const { view, naming, stage } = game;
  const seat = stage?.seat ?? view.seat;
  const title = t('column.title');
  return (
    <section className="column" aria-labelledby={titled}>
      <h2 id={titled}>{seat === view.viewer ? title : t('owned', { seat: seatName(naming, seat), what: title })}</h2>
      <Combos game={game} />
    </section>
  );
}

export const Column = ({ game }: { readonly game: Game }): JSX.Element => (
  <div className="column">
    <Combos game={game} />
  </div>
);

function Combos({ game }: { readonly game: Game }): JSX.Element {
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

interface ComboCardProps {
  readonly game: Game;
  readonly combo: Combo;
  readonly index: number;
}

/** A combo in brief. Its name opens all there is to know of it; the name's button is as large as the card. */
function ComboCard({ game, combo, index }: ComboCardProps): JSX.Element {
  const scope = useScope();
  const looked = useAttention((attention) => attention.combo === index);
  const { race, power, coins } = combo;
  const { picking, isOpen, not } = pickOf(game, index);
  const { races, powers } = contentOf(game.view);
  const [banner, badge] = [races[race]?.tokens ?? 0, powers[power]?.tokens ?? 0];
  const name = comboName(game.view, combo);
  const about = t('trait.about', { name });
  const tokens = t('column.tokens.sum', { race: banner, power: badge });
  const paid = coins > 0 ? t('column.coins', { coins }) : null;
  const look = () => attend(scope, { combo: index });
  const leave = () => attend(scope, { combo: null });
  // A card that is removed under the pointer gets no leave event.
  useEffect(() => () => attend(scope, { combo: null }), [scope]);
  const noted = not ? `combo-refusal-${index}` : undefined;
  return (
    <li
      className={looked ? 'combo parchment looked' : 'combo parchment'}
      data-combo={index}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <Portrait race={race} />
      <div className="combo-words">
        <h3>
          <button
            type="button"
            className="combo-open"
            data-open-combo={index}
            title={about}
            onClick={() => openCombo(scope, race)}
          >
            {said(name)} <Glyph name="thing.help" />
          </button>
        </h3>
        <div className="combo-lines">
          <p>
            <Glyph name={`power.${power}`} /> <span>{traitWords(game.view, 'power', power)}</span>
          </p>
          <p>
            <Glyph name={`race.${race}`} /> <span>{traitWords(game.view, 'race', race)}</span>
          </p>
        </div>
      </div>
      <div className="combo-facts">
        <span className="combo-tokens" title={tokens}>
          <Glyph name="thing.token" /> <span aria-hidden="true">{banner + badge}</span>
          <span className="unseen">{tokens}</span>
        </span>
        {paid === null ? null : <Coins amount={`+${coins}`} label={paid} />}
        {picking ? (
          <PickButton
            combo={combo}
            index={index}
            isOpen={isOpen}
            noted={noted}
            facts={paid === null ? tokens : `${tokens}, ${paid}`}
            cost={comboCost(game.view, index)}
            className={comboCost(game.view, index) === 0 ? 'primary' : 'primary priced'}
          />
        ) : null}
      </div>
      {not ? (
        <p id={noted} className="combo-not">
          {not.text} {not.clause ? <ClauseLink clause={not.clause} bites asWhy /> : null}
        </p>
      ) : null}
    </li>
  );
}
