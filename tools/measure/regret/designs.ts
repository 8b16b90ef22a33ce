import { leanings } from '../../../src/opponents/characters/index.ts';
import { deploy } from '../../../src/opponents/evaluation/deploy.ts';
import { warlord } from '../../../src/opponents/levels/warlord.ts';
import { planner } from '../../../src/opponents/planning/planner.ts';
import { characterTempers } from '../../../src/opponents/tempers.ts';
import type { Level } from '../../../src/opponents/types.ts';
import { characterIds, evenTemper, type Memory } from '../../../src/opponents/types.ts';
import type { Command, GameState } from '../../../src/rules/index.ts';

/** Decides, in a game that may lie behind what its seat sees. */
type Design = (imagined: GameState, seed: number, memory: Memory) => readonly Command[];

const even =
  (level: Level): Design =>
  (state, seed) =>
    level(state, { seed, temper: evenTemper }).commands;

/** What is judged by regret, by name: levels, ways to redeploy, and a warlord of each character. What is to be tried is added here. */
export const designs: Readonly<Record<string, Design>> = {
  planner: even(planner),
  warlord: even(warlord),
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
