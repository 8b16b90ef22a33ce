import type { JSX } from 'react';
import { comboCost } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import { comboName } from '../../ui/words/names.ts';
import { showReason } from '../board/why-not.ts';
import { closePanel } from '../frame/panels.ts';
import { type Game, useDo } from '../frame/use-game.ts';
import { pickOf, useRaised } from './pick.ts';

/** In the pill: picks the combo whose card is raised, and says why where it may not be picked. */
export function PickButton({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const send = useDo();
  const raised = useRaised(game);
  if (raised === null) return null;
  const { combo, index } = raised;
  const { isOpen, not } = pickOf(game, index);
  const pick = () => {
    if (not !== null) return showReason(scope, not);
    if (isOpen) closePanel(scope);
    send([{ type: 'pickCombo', index }]);
  };
  return (
    <button
      type="button"
      className="primary"
      data-choice="pickCombo"
      data-place="left"
      aria-disabled={!isOpen}
      onClick={pick}
    >
      {t('action.pickCombo', { cost: comboCost(game.view, index) })}
      <span className="unseen">, {said(comboName(game.view, combo))}</span>
    </button>
  );
}
