import { type Command, type GameState, legal } from '../../rules/index.ts';
import { deploy } from '../evaluation/deploy.ts';
import { mostPatience, standingOf } from '../evaluation/standing.ts';
import { after } from '../play.ts';
import type { Level, Mind, Thought, Weighed } from '../types.ts';
import { peaceOf } from './peace.ts';
import { type Breadth, firstOf, leadFrom, type Plan, plansOf } from './plan.ts';

/** A narrow beam: with `{ ways: 8, moves: 5 }` it would win a third of its games of four against three like this one (docs/opponents.md). */
const breadth: Breadth = { ways: 2, moves: 3 };
const narrow: Breadth = { ways: 1, moves: 2 };

/** Plans each turn to its end, picks by what a combo could do at once, and declines when a fresh race promises more. */
export const planner: Level = (state, opponent) => {
  switch (state.phase) {
    case 'pickCombo':
      return byValue(
        leant(
          state,
          opponent,
          ways(state, (picked) => leadFrom(picked, state.turnSeat, opponent.temper, narrow)),
        ),
      );
    case 'readyTroops':
      return ready(state, opponent);
    case 'ghouls':
    case 'conquer':
      return byValue(leant(state, opponent, firstMoves(plansOf(state, opponent.temper, breadth))));
    case 'redeploy':
    case 'withdrawal':
      return { commands: deploy(state, 'careful'), weighed: [] };
    case 'treaty':
      return { commands: [peaceOf(state)], weighed: [] };
    default:
      return byValue(ways(state, (next) => standingOf(next, state.turnSeat, opponent.temper)));
  }
};

/** A move with the expected final lead. */
interface Candidate {
  readonly command: Command;
  readonly value: number;
}

/** Each legal command with the value of the resulting state. */
function ways(state: GameState, worth: (state: GameState) => number): Candidate[] {
  return legal(state)
    .map((command) => ({ command, value: worth(after(state, [command])) }))
    .sort((a, b) => b.value - a.value);
}

/** The candidates with what a character adds to each. */
function leant(state: GameState, { leaning }: Mind, all: readonly Candidate[]): readonly Candidate[] {
  return leaning ? all.map((one) => ({ ...one, value: one.value + leaning(state, one.command) })) : all;
}

/** The best plan that begins with each move. */
function firstMoves(plans: readonly Plan[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const plan of plans) {
    const command = firstOf(plan);
    const key = JSON.stringify(command);
    if (!best.has(key)) best.set(key, { command, value: plan.value });
  }
  return [...best.values()];
}

function ready(state: GameState, { temper }: Mind): Thought {
  const patience = (temper.patience - 0.5) * 2 * mostPatience;
  return byValue(
    ways(state, (next) => leadFrom(next, state.turnSeat, temper, breadth)).map(({ command, value }) => ({
      command,
      value: command.type === 'expand' ? value + patience : value,
    })),
  );
}

/** The best candidate first; coins are relative to the worst of them. */
function byValue(all: readonly Candidate[]): Thought {
  const ranked = all.toSorted((a, b) => b.value - a.value);
  const [first] = ranked;
  if (!first) throw new Error('opponents: nothing to choose from');
  const least = ranked.at(-1)?.value ?? 0;
  const weighed = ranked.map(({ command, value }): Weighed => ({ command, coins: value - least, share: null }));
  const commands: readonly Command[] = [first.command];
  return { commands, weighed };
}
