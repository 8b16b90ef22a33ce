import { leanings } from '../../../src/opponents/characters/index.ts';
import { deploy } from '../../../src/opponents/evaluation/deploy.ts';
import { characterIds, evenTemper, type Memory } from '../../../src/opponents/index.ts';
import { planner } from '../../../src/opponents/levels/planner.ts';
import { playingOn, thorough, warlord } from '../../../src/opponents/levels/warlord.ts';
import { characterTempers } from '../../../src/opponents/tempers.ts';
import type { Level } from '../../../src/opponents/types.ts';
import type { Command, GameState } from '../../../src/rules/index.ts';

/** Decides, in a game that may lie behind what its seat sees. */
type Design = (imagined: GameState, seed: number, memory: Memory) => readonly Command[];

const { race, conquests } = thorough;
const even =
  (level: Level): Design =>
  (state, seed) =>
    level(state, { seed, temper: evenTemper }).commands;

/** A warlord that plays so many times as many games on. */
const withGames = (times: number) =>
  playingOn({
    ...thorough,
    race: { ...race, games: race.games * times, turns: race.turns * times },
    conquests: { ...conquests, games: conquests.games * times, turns: conquests.turns * times },
  });

/** What is judged by regret, by name: levels, characters, ways to redeploy, and what was tried. */
export const designs: Readonly<Record<string, Design>> = {
  planner: even(planner),
  warlord: even(warlord),
  'third-of-the-games': even(withGames(1 / 3)),
  'twice-the-games': even(withGames(2)),
  'two-rounds': even(playingOn({ ...thorough, conquests: { ...conquests, rounds: 2 } })),
  'to-the-end': even(playingOn({ ...thorough, conquests: { ...conquests, rounds: 10 } })),
  careful: (state) => deploy(state, 'careful'),
  evenly: (state) => deploy(state, 'even'),
  ...Object.fromEntries(
    characterIds.map((id): [string, Design] => [
      id,
      (state, seed, memory) => {
        const leaning = (at: GameState, command: Command) => leanings[id](at, command, memory);
        return warlord(state, { seed, temper: characterTempers[id], leaning }).commands;
      },
    ]),
  ),
};
