import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { countOf, tidied } from '../board/deployment.ts';
import { useWhenFree } from '../board/when-free.ts';
import type { Game } from '../frame/use-game.ts';

/** Takes off the map what must leave it, or spreads what is left in hand; disabled where there is neither. */
export function SpreadButton({ game: { view, legal } }: { readonly game: Game }): JSX.Element {
  const whenFree = useWhenFree();
  const { isOff, commands } = tidied(view, legal);
  return (
    <button
      type="button"
      className={commands.length > 0 ? 'primary' : undefined}
      data-choice="spread"
      title={t(isOff ? 'action.takeOff.hint' : 'action.spread.hint')}
      disabled={commands.length === 0}
      onClick={() => whenFree((now) => tidied(now.view, now.legal).commands)}
    >
      {isOff ? t('action.takeOff', { count: countOf(commands) }) : t('action.spread')}
    </button>
  );
}
