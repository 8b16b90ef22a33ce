import { seedFor } from '../../src/opponents/chance.ts';
import { imagine } from '../../src/opponents/imagine.ts';
import {
  decide,
  evenTemper,
  type Level,
  type LevelId,
  type Opponent,
  type Thought,
} from '../../src/opponents/index.ts';
import { playingOn, type Thoroughness, thorough } from '../../src/opponents/levels/strategist.ts';
import { thoroughest } from '../../src/opponents/levels/warlord.ts';
import type { Playouts } from '../../src/opponents/playouts/compare.ts';
import { type Command, type GameState, type GameView, view } from '../../src/rules/index.ts';
import { freeze } from './commands.ts';

/** Asks an opponent. */
export type Ask = (view: GameView, opponent: Opponent) => Thought;

/** A strategist and a warlord who play few games on. */
export type Brief = Readonly<Record<'strategist' | 'warlord', Level>>;

const briefly = (race: Partial<Playouts>, conquests: Partial<Playouts>): Brief => {
  const like = (at: Thoroughness) =>
    playingOn({ race: { ...at.race, ...race }, conquests: { ...at.conquests, ...conquests } });
  return { strategist: like(thorough), warlord: like(thoroughest) };
};

/** Play few games on, and not far: all their ways, in a fraction of the time. */
const hasty = briefly({ choices: 3, games: 4, turns: 16, rounds: 1 }, { choices: 2, games: 2, turns: 4, rounds: 1 });

/** They play a fifth of their games on: what these find, those at the table do. */
export const sparing = briefly({ games: 16, turns: 240 }, { choices: 4, games: 12, turns: 100 });

/** The levels that are asked briefly of everything; of a warlord, who differs in what it knows of races, only that is asked. */
export const briefLevels = ['wanderer', 'raider', 'strategist'] as const satisfies readonly LevelId[];

/** Asks as `decide` does, but strategists and warlords play few games on: whole games of them would take minutes. */
export function askBriefly(brief: Brief = hasty): Ask {
  return (seen, opponent) => {
    const { level } = opponent;
    if (level !== 'strategist' && level !== 'warlord') return decide(seen, opponent);
    return brief[level](imagine(seen, seedFor(opponent.seed, seen)), opponent);
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
