import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import { actingForce, forcesOf } from '../../rules/index.ts';
import { raceName } from '../../words/index.ts';
import { useDropStack } from '../board/carry.ts';
import { useStackDrag } from '../board/drag.ts';
import { RaceChip } from '../frame/chips.tsx';
import type { Game } from '../frame/table.ts';

/** Tokens in hand, of the acting race or of all that wait. While troops are placed they can be dragged to a region. */
export default function Hand({ game }: { readonly game: Game }): JSX.Element | null {
  const { view, legal } = game;
  const own = forcesOf(view, view.seat);
  const drag = useStackDrag(useDropStack(game));
  const isPlacing = legal.some(({ type }) => type === 'place');
  const acting = actingForce(view);
  const forces = (acting ? [acting] : own).filter(({ hand, aside }) => acting || hand + aside > 0);
  if (forces.length === 0) return null;
  return (
    <ul className="hand" aria-label={t('hand.label')}>
      {forces.map(({ id, race, declined, hand, aside }) => (
        <li key={id} data-hand={race}>
          <span
            className={isPlacing && hand > 0 ? 'grip' : undefined}
            {...(isPlacing && hand > 0 ? drag({ of: 'hand', force: id }) : {})}
          >
            <RaceChip race={race} declined={declined} count={hand} />
          </span>
          <span className="unseen">{t('hand.tokens', { count: hand, race: raceName(race, hand) })}</span>
          {aside > 0 ? <small>{t('hand.aside', { count: aside })}</small> : null}
        </li>
      ))}
    </ul>
  );
}
