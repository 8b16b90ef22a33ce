import { seedFor } from '../../src/opponents/chance.ts';
import { decide } from '../../src/opponents/decide.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import { playingOn, thorough } from '../../src/opponents/levels/warlord.ts';
import type { Playouts } from '../../src/opponents/playouts/compare.ts';
import { evenTemper, type Level, type LevelId, type Opponent, type Thought } from '../../src/opponents/types.ts';
import { type Command, type GameState, type GameView, view } from '../../src/rules/index.ts';
import { freeze } from './commands.ts';

/** Asks an opponent. */
export type Ask = (view: GameView, opponent: Opponent) => Thought;

/** A warlord who plays few games on. */
const briefly = (race: Partial<Playouts>, conquests: Partial<Playouts>): Level =>
  playingOn({
    race: { ...thorough.race, ...race },
    conquests: { ...thorough.conquests, ...conquests },
    redeployments: { ...thorough.redeployments, games: 19, turns: 180 },
  });

/** Plays few games on, and not far: all its ways, in a fraction of the time. */
const hasty = briefly({ choices: 3, games: 4, turns: 16, rounds: 1 }, { choices: 2, games: 2, turns: 4, rounds: 1 });

/** Plays a fifth of its games on: what it finds, that at the table does. */
export const sparing = briefly({ games: 16, turns: 240 }, { choices: 4, games: 12, turns: 100 });

/** Asks as `decide` does, but warlords play few games on: whole games of them would take minutes. */
export function askBriefly(warlord: Level = hasty): Ask {
  return (seen, opponent) => {
    if (opponent.level !== 'warlord') return decide(seen, opponent);
    return warlord(imagine(seen, seedFor(opponent.seed, seen)), opponent);
  };
}

/** As many even-tempered opponents of a level, each with a seed of its own. */
export function tableOf(level: LevelId, players: number, seed: number): Opponent[] {
  return Array.from({ length: players }, (_, seat) => ({ level, temper: evenTemper, seed: seed * 10 + seat }));
}

/**
 * Chooses for every seat what its opponent decides, command by command. What an opponent is told is frozen: writing into it throws.
 * `asked` hears every question with its answer.
 */
export function opponentPlayer(
  opponents: readonly Opponent[],
  ask: Ask = decide,
  asked: (state: GameState, thought: Thought) => void = () => {},
): (state: GameState) => Command {
  const step: Command[] = [];
  return (state) => {
    if (step.length === 0) {
      const opponent = opponents[state.seat];
      if (!opponent) throw new Error(`nobody sits at ${state.seat}`);
      const thought = ask(freeze(view(state, state.seat)), opponent);
      asked(state, thought);
      step.push(...thought.commands);
    }
    const command = step.shift();
    if (!command) throw new Error(`a decision without a command in ${state.phase}`);
    return command;
  };
}
