import type { JSX } from 'react';
import { type Combo, explain } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { parts, t } from '../../ui/locale/index.ts';
import { useDealt } from '../../ui/look/index.ts';
import { comboName } from '../../ui/words/names.ts';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import { Coins } from '../frame/chips.tsx';
import { closePanel } from '../frame/panels.ts';
import { type Game, useDo } from '../frame/use-game.ts';

export interface Pick {
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
