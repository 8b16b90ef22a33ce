import {
  explain,
  forcesOf,
  type GameView,
  inHandOf,
  isDeployment,
  type RegionId,
  type Seat,
} from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { contentWords, forceAt, regionName } from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';

/** Of a region that the seat to move holds, while troops are placed: a race in decline mostly stays where it is. */
export function takesPart(view: GameView, region: RegionId): boolean {
  return explain(view, { type: 'place', region, count: 1 })?.code !== 'inDecline';
}

/** Does the person at the screen place and take tokens there now? */
export function isPost({ view, legal }: Pick<Game, 'view' | 'legal'>, region: RegionId): boolean {
  const isOpen = isDeployment(view.phase) && legal.length > 0;
  return isOpen && forceAt(view, region)?.seat === view.seat && takesPart(view, region);
}

/** The tokens that a seat has in hand to be placed. */
export const inHand = (view: GameView, seat: Seat): number =>
  forcesOf(view, seat).reduce((sum, force) => sum + inHandOf(view, force).ready, 0);

/** What stands there, and what is left in hand. */
export const standsIn = (view: GameView, region: RegionId, seat: Seat): string =>
  t('live.stands', {
    region: regionName(view.board, region),
    content: contentWords(view, region),
    count: inHand(view, seat),
  });
