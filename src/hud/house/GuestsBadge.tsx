import type { JSX } from 'react';
import { type GameView, ownIds } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { RulesBadge } from './RulesBadge.tsx';

/** Where the rules are opened for the guests in the box. */
export const guestsSearch = '✚';

/** How many races and powers made by hand are in the box of a game. */
export function guestsIn({ content }: Pick<GameView, 'content'>): number {
  return ownIds(content?.own).length;
}

export function GuestsBadge({ view }: { readonly view: GameView }): JSX.Element | null {
  const count = guestsIn(view);
  if (count === 0) return null;
  return <RulesBadge sign={guestsSearch} count={count} label={t('setup.guests.some', { count })} />;
}
