import { strategist } from '../../../src/opponents/levels/strategist.ts';
import type { Level } from '../../../src/opponents/types.ts';
import { type Playouts, playedOut } from './compare.ts';

/**
 * A candidate for a stronger strategist: plans each turn as that does, but tells which race to take, and when to let it decline, by how games go on
 * after that. It is no opponent of the game yet: it knows no temper, and is too slow for a hint (docs/opponents.md).
 */
export function playingOn(playouts: Playouts): Level {
  return (state, opponent) => {
    const planned = strategist(state, opponent);
    const isLong = state.phase === 'pickCombo' || state.phase === 'readyTroops';
    if (!isLong || planned.weighed.length < 2) return planned;
    const promising = planned.weighed.map(({ command, coins }) => ({ commands: [command], value: coins }));
    const ranked = playedOut(state, opponent.seed, promising, playouts);
    return {
      commands: ranked[0]?.commands ?? planned.commands,
      weighed: ranked.flatMap(({ commands: [command], value }) =>
        command ? [{ command, coins: value, share: null }] : [],
      ),
    };
  };
}
