import { areCoinsOpen } from '../../rules/index.ts';
import { onlyPerson } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useSettings } from '../../ui/look/index.ts';
import { useIsLookedAt } from '../frame/slots.ts';
import type { Game } from '../frame/use-game.ts';
import { useTally } from './tally.ts';

/**
 * The coins of each seat that are in sight: open ones, those that are counted if that is wished, and one's own where nobody else sits at this screen
 * (SCO-3).
 */
export function useCoinsInSight(game: Game): readonly (number | undefined)[] {
  const { view, setup } = game;
  const isLookedAt = useIsLookedAt();
  const tally = useTally(game);
  const isWished = useSettings(({ ownCoins }) => ownCoins);
  const only = TableActor.useSelector(({ context }) => onlyPerson(context));
  return setup.seats.map((_, seat) => {
    const known = view.coins[seat] ?? undefined;
    const isOwn = seat === view.viewer && seat === only && isWished;
    return areCoinsOpen(view) || isLookedAt || isOwn ? (known ?? tally?.[seat]) : tally?.[seat];
  });
}
