import { breadthOn } from '../../src/opponents/levels/choices.ts';
import { planner } from '../../src/opponents/levels/planner.ts';
import { playingOn, strategist } from '../../src/opponents/levels/strategist.ts';
import { thoroughest, warlord } from '../../src/opponents/levels/warlord.ts';
import { quickly } from '../../src/opponents/playouts/quick.ts';
import type { Level } from '../../src/opponents/types.ts';

const { race, conquests } = thoroughest;

/** What is judged by regret, by name: levels, and what was tried. */
export const designs: Readonly<Record<string, Level>> = {
  planner,
  strategist,
  warlord,
  quick: (state) => ({ commands: quickly(state, { breadth: breadthOn }), weighed: [] }),
  taught: (state) => ({ commands: quickly(state, { breadth: breadthOn, experienced: true }), weighed: [] }),
  'warlord with a fifth of the games': playingOn({
    race: { ...race, games: race.games / 5, turns: race.turns / 5 },
    conquests: { ...conquests, games: conquests.games / 5, turns: conquests.turns / 5 },
  }),
  'warlord with conquests over four rounds': playingOn({ race, conquests: { ...conquests, rounds: 4 } }),
  'warlord with conquests to the end': playingOn({ race, conquests: { ...conquests, rounds: 10 } }),
};
