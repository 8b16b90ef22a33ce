import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import type { GameView } from '../../rules/index.ts';
import { usePanels } from '../frame/panels.ts';

/** Where the rules are opened for the guests in the box. */
export const guestsSearch = '✚';

/** How many races and powers made by hand are in the box of a game. */
export function guestsIn({ content }: Pick<GameView, 'content'>): number {
  return (content?.own?.ownRaces?.length ?? 0) + (content?.own?.ownPowers?.length ?? 0);
}

/** The guests in the box, and the way to read about them; nothing in a game of the printed box. */
export function GuestsBadge({ view }: { readonly view: GameView }): JSX.Element | null {
  const count = guestsIn(view);
  if (count === 0) return null;
  const label = t('setup.guests.some', { count });
  return (
    <button
      type="button"
      className="house-badge"
      data-guests-badge
      aria-label={label}
      title={label}
      onClick={() => usePanels.setState({ open: 'rules', search: guestsSearch })}
    >
      <span aria-hidden="true">{guestsSearch}</span> {count}
    </button>
  );
}
