import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Command, type GameState, legal } from '../../src/rules/index.ts';

/** Decides what the acting seat does. Called only while the game is on. */
export type Player = (state: GameState) => Command;

/** Chooses one of a list of legal commands. */
export type Choose = (commands: readonly Command[]) => Command;

/** A player that chooses with `randomChoice`. */
export function randomPlayer(seed: number): Player {
  const choose = randomChoice(seed);
  return (state) => choose(legal(state));
}

/**
 * Picks a kind of command first, then one of that kind, at random. This ends a redeployment after a few moves, where picking among all commands would
 * lift and place for long.
 */
export function randomChoice(seed: number): Choose {
  const generator = xoroshiro128plus(seed);
  /** The kinds on the list, in order, and the number of each; reused between decisions. */
  const kinds: { type: Command['type']; count: number }[] = [];
  return (commands) => {
    let known = 0;
    for (const { type } of commands) {
      let place = 0;
      while (place < known && kinds[place]?.type !== type) place++;
      const kind = kinds[place] ?? { type, count: 0 };
      if (place === known) {
        kinds[place] = kind;
        known++;
        kind.type = type;
        kind.count = 0;
      }
      kind.count++;
    }
    const kind = known > 0 ? kinds[uniformInt(generator, 0, known - 1)] : undefined;
    let ahead = kind ? uniformInt(generator, 0, kind.count - 1) : 0;
    for (const command of commands) if (command.type === kind?.type && ahead-- === 0) return command;
    throw new Error('Nothing to choose from: no legal command although the game is on.');
  };
}
