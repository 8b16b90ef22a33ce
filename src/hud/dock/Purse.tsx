import type { JSX } from 'react';
import type { Game } from '../frame/use-game.ts';
import { isAlone, Peek } from '../players/Peek.tsx';

/** At the pick one's own coins matter: where they are not in sight, they are looked at here. */
export function Purse({ game: { view, setup } }: { readonly game: Game }): JSX.Element {
  return <Peek coins={view.coins[view.viewer ?? view.seat] ?? 0} stays={isAlone(setup)} />;
}
