import type { JSX } from 'react';
import { t } from '../../locale/index.ts';
import { actingForce, forcesOf, heldRegions, inHandOf, isDeployment } from '../../rules/index.ts';
import { raceName, seatName } from '../../words/index.ts';
import { useDropStack } from '../board/carry.ts';
import { useStackDrag } from '../board/drag.ts';
import { RaceChip } from '../frame/chips.tsx';
import type { Game } from '../frame/use-game.ts';

/** Tokens in hand, of the acting race or of all that wait. While troops are placed they can be dragged to a region. */
export default function Hand({ game }: { readonly game: Game }): JSX.Element | null {
  const { view, legal, naming } = game;
  const own = forcesOf(view, view.seat);
  const drag = useStackDrag(useDropStack(game));
  const isPlacing = legal.some(({ type }) => type === 'place');
  const acting = actingForce(view);
  const forces = (acting ? [acting] : own).filter(({ hand, aside }) => acting || hand + aside > 0);
  if (forces.length === 0) return null;
  return (
    <ul className="hand" aria-label={t('owned', { seat: seatName(naming, view.seat), what: t('hand.label') })}>
      {forces.map((force) => {
        const { id, race, declined, hand, aside } = force;
        const { ready, leaving } = inHandOf(view, force);
        const isDragged = isPlacing && hand > 0;
        const waits = isDeployment(view.phase) && hand > 0 && heldRegions(view, force).length === 0;
        return (
          <li key={id} data-hand={race}>
            <span className={isDragged ? 'grip' : undefined} {...(isDragged ? drag({ of: 'hand', force: id }) : {})}>
              <RaceChip race={race} declined={declined} count={ready} />
            </span>
            <span className="unseen">{t('hand.tokens', { count: ready, race: raceName(race, ready) })}</span>
            {aside + leaving > 0 ? <small>{t('hand.aside', { count: aside + leaving })}</small> : null}
            {waits ? <small>{t('hand.waits')}</small> : null}
          </li>
        );
      })}
    </ul>
  );
}
