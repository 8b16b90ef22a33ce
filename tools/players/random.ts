import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Command, type GameState, legal } from '../../src/rules/index.ts';

/** Decides what the acting seat does. Asked only while the game is on. */
export type Player = (state: GameState) => Command;

/**
 * A player that picks a kind of command first, then one of that kind, all by chance. So it ends a redeployment after a few
 * moves, where picking among all commands would go on lifting and placing for long.
 */
export function randomPlayer(seed: number): Player {
  const generator = xoroshiro128plus(seed);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[uniformInt(generator, 0, list.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to choose from: no legal command although the game is on.');
    return chosen;
  };
  return (state) => {
    const kinds = new Map<Command['type'], Command[]>();
    for (const command of legal(state)) {
      const known = kinds.get(command.type);
      if (known) known.push(command);
      else kinds.set(command.type, [command]);
    }
    return pick(pick([...kinds.values()]));
  };
}
