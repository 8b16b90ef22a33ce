import { type Command, isConquest } from '../../rules/index.ts';
import { breadthOn } from '../planning/plan.ts';
import { planner } from '../planning/planner.ts';
import { type Compared, compared, type Playouts } from '../playouts/compare.ts';
import type { Level, Thought, Weighed } from '../types.ts';
import { told } from './ahead.ts';
import { choicesOf, deploymentsOf, linesOf, reachesFar } from './choices.ts';

export interface Thoroughness {
  /** Which race to take, and when to let it decline: what reaches far beyond the turn. */
  readonly race: Playouts;
  readonly conquests: Playouts;
  readonly redeployments: Playouts;
}

/**
 * At the table, within a second of thinking. Conquests seen over four rounds cost less than half of what they do over two, or to the end of the game; and
 * at a full table more games tell more (docs/opponents.md).
 */
export const thorough: Thoroughness = {
  race: { choices: 8, games: 80, turns: 2000, rounds: 10, breadth: breadthOn },
  conquests: { choices: 6, games: 60, turns: 900, rounds: 4, breadth: breadthOn },
  redeployments: { choices: 10, games: 96, turns: 900, rounds: 3, breadth: breadthOn },
};

/** By how games go on, with everybody playing as the strategist plans. */
export const warlord: Level = playingOn(thorough);

export function playingOn({ race, conquests, redeployments }: Thoroughness): Level {
  return (state, opponent) => {
    if (isConquest(state.phase)) return thoughtOf(compared(state, opponent.seed, linesOf(state, opponent), conquests));
    if (reachesFar(state)) {
      const ranked = compared(state, opponent.seed, choicesOf(state, opponent), race);
      const { commands, weighed } = thoughtOf(ranked);
      return { commands, weighed: told(state, weighed, (command) => isMeant(ranked, command)) };
    }
    if (state.phase === 'redeploy') {
      // At a fuller table more games tell more than another round.
      const rounds = state.players === 2 ? redeployments.rounds : Math.max(1, redeployments.rounds - 1);
      const [best] = compared(state, opponent.seed, deploymentsOf(state), { ...redeployments, rounds });
      if (best) return { commands: best.commands, weighed: [] };
    }
    return planner(state, opponent);
  };
}

/** Is the race meant to decline in the next turn, in the best choice that begins like this? */
function isMeant(ranked: readonly Compared[], command: Command): boolean {
  const key = JSON.stringify(command);
  return ranked.find(({ commands: [first] }) => JSON.stringify(first) === key)?.declinesNext ?? false;
}

/** The first step of the best choice; each first step once, with the best that it leads to. */
function thoughtOf(ranked: readonly Compared[]): Thought {
  const byMove = new Map<string, Weighed>();
  for (const { commands, lead, share } of ranked) {
    const [command] = commands;
    if (!command) continue;
    const key = JSON.stringify(command);
    const known = byMove.get(key);
    byMove.set(key, { command, coins: known?.coins ?? lead, share: (known?.share ?? 0) + share });
  }
  const weighed = [...byMove.values()];
  const [best] = weighed;
  if (!best) throw new Error('opponents: nothing to choose from');
  return { commands: [best.command], weighed };
}
