import { planner } from '../../src/opponents/levels/planner.ts';
import { playingOn, thorough, warlord } from '../../src/opponents/levels/warlord.ts';
import type { Level } from '../../src/opponents/types.ts';

const { race, conquests, redeployments } = thorough;

/** What is judged by regret, by name: levels, and what was tried. */
export const designs: Readonly<Record<string, Level>> = {
  planner,
  warlord,
  'warlord with a third of the games': playingOn({
    race: { ...race, games: race.games / 3, turns: race.turns / 3 },
    conquests: { ...conquests, games: conquests.games / 3, turns: conquests.turns / 3 },
    redeployments,
  }),
  'warlord with twice as many games': playingOn({
    race: { ...race, games: 2 * race.games, turns: 2 * race.turns },
    conquests: { ...conquests, games: 2 * conquests.games, turns: 2 * conquests.turns },
    redeployments,
  }),
  'warlord with conquests over two rounds': playingOn({ ...thorough, conquests: { ...conquests, rounds: 2 } }),
  'warlord with conquests to the end': playingOn({ ...thorough, conquests: { ...conquests, rounds: 10 } }),
};
