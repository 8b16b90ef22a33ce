import type { JSX } from 'react';
import { regionsOf, type Seat, seatsInOrder } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import type { Game } from '../frame/use-game.ts';

interface LandProps {
  readonly game: Game;
  readonly seat: Seat;
}

/** How many regions, behind their sign; whoever has the most is told by weight. */
export function Land({ game: { view }, seat }: LandProps): JSX.Element {
  const all = seatsInOrder(view).map((one) => regionsOf(view, one).length);
  const count = regionsOf(view, seat).length;
  const words = t('players.regions', { count });
  const isMost = count > 0 && count === Math.max(...all);
  return (
    <span className={isMost ? 'land most' : 'land'} title={words}>
      <Glyph name="thing.plan" /> <span aria-hidden="true">{count}</span>
      <span className="unseen">{words}</span>
    </span>
  );
}
