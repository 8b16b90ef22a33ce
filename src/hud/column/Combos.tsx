import { type JSX, type KeyboardEvent, useEffect, useId } from 'react';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { t } from '../../ui/locale/index.ts';
import type { Game } from '../frame/use-game.ts';
import { ComboCard } from './ComboCard.tsx';
import './column.css';
import './shelf.css';

// Nobody looks at the board for a combo's sake before there is one to look at.
const Worth = lazyComponent(() => import('./Worth.tsx'));

/** The combos on offer where one of them is picked: along the bottom, the free one first. */
export function Shelf({ game }: { readonly game: Game }): JSX.Element {
  const titled = useId();
  const isLooked = useAttention(({ combo, raised }) => combo !== null || raised !== null);
  return (
    <section className="shelf" aria-labelledby={titled}>
      <h2 id={titled} className="unseen">
        {t('column.title')}
      </h2>
      <Combos game={game} />
      {isLooked ? <Worth game={game} /> : null}
    </section>
  );
}

/** The same in a panel beside the board, and how many are still to come. */
export function Column({ game }: { readonly game: Game }): JSX.Element {
  const { bannersLeft, badgesLeft } = game.view;
  return (
    <div className="column">
      <Combos game={game} />
      <p className="column-left faint">{t('column.left', { banners: bannersLeft, badges: badgesLeft })}</p>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right lead from combo to combo. */
function walkAlong(event: KeyboardEvent<HTMLElement>): void {
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-open-combo]')];
  const at = names.findIndex((name) => name.isSameNode(document.activeElement));
  const next = at < 0 ? undefined : names[at + (steps[event.key] ?? 0)];
  if (next === undefined || next === event.target) return;
  next.focus();
  event.preventDefault();
}

function Combos({ game }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  // Who comes to the combos finds none raised, and leaves none.
  useEffect(() => () => attend(scope, { combo: null, raised: null }), [scope]);
  return (
    <ol className="combos" onKeyDown={walkAlong}>
      {game.view.column.map((combo, index) => (
        <ComboCard key={`${combo.power} ${combo.race}`} game={game} combo={combo} index={index} />
      ))}
    </ol>
  );
}
