import { apply, type Command, type GameState } from '../../rules/index.ts';
import { choicesOf, deploymentsOf, linesOf } from '../levels/choices.ts';
import { breadth, leadFrom, lineOf, plansOf, rolled } from '../planning/plan.ts';
import type { Choice } from '../playouts/compare.ts';
import { asFarAsLegal } from '../playouts/play-on.ts';
import { evenTemper } from '../types.ts';
import type { Decision } from './decisions.ts';
import { piecesAfter, standAlike } from './pieces.ts';

/** What a decision is compared with. */
export interface Beside {
  /** What might have been done, and what was, most promising first. */
  readonly choices: readonly Choice[];
  /** What was done. */
  readonly done: Choice;
  readonly isDone: (choice: Choice) => boolean;
}

const textOf = (commands: readonly Command[]): string => commands.map((command) => JSON.stringify(command)).join();

/** The races to take, or to keep or let go: giving land up first is a matter of conquests. At most so many choices. */
export function racesBeside(state: GameState, { made }: Decision, seed: number, most: number): Beside {
  const all = choicesOf(state, { temper: evenTemper, seed }).filter(({ commands }) => commands[0]?.type !== 'abandon');
  const last = made.slice(-1);
  const isDone = ({ commands }: Choice) => textOf(commands.slice(-1)) === textOf(last);
  const own = all.filter(isDone).map((choice) => ({ ...choice, commands: made }));
  const [done = { commands: made, odds: null, declinesNext: false, promise: 0, lean: 0 }] = own;
  const others = all.filter((choice) => !isDone(choice));
  return { choices: [...others.slice(0, most - own.length), ...own].sort(byPromise), done, isDone };
}

const byPromise = (a: Choice, b: Choice): number => b.promise - a.promise;

/** The lines of conquests, and the one that was taken: played on as well as can be after the part of it that is judged. */
export function linesBeside(state: GameState, { made, part }: Decision, seed: number, most: number): Beside {
  const lines = linesOf(state, { temper: evenTemper, seed });
  const [only] = made;
  const key = keyOf(part === 'ending' ? made : finished(state, made));
  const known = lines.find((line) => keyOf(line.commands) === key);
  const rolls = part === 'ending' && only?.type === 'finalRoll';
  const odds = rolls ? (known?.odds ?? oddsOfRoll(state, only)) : null;
  const leadAfter = (now: GameState) => leadFrom(now, state.turnSeat, evenTemper, breadth);
  const promiseOf = () =>
    odds === null || !only
      ? leadAfter(asFarAsLegal(state, made))
      : odds * leadAfter(rolled(state, only, true)) + (1 - odds) * leadAfter(rolled(state, only, false));
  const promise = known?.promise ?? promiseOf();
  const done: Choice = { commands: made, odds, declinesNext: false, promise, lean: 0 };
  const others = lines.filter((line) => line !== known).slice(0, most - 1);
  return {
    choices: [...others, done].sort(byPromise),
    done,
    isDone: (choice) => textOf(choice.commands) === textOf(made),
  };
}

/** The ways to redeploy, and how it was done. Where pieces stand in the end counts, not how they came there. */
export function troopsBeside(state: GameState, { made }: Decision, most: number): Beside {
  const isDone = ({ commands }: Choice) => standAlike(piecesAfter(state, commands), piecesAfter(state, made));
  const all = deploymentsOf(state);
  const promise = all.find(isDone)?.promise ?? 0;
  const done: Choice = { commands: made, odds: null, declinesNext: false, promise, lean: 0 };
  const others = all.filter((choice) => !isDone(choice)).slice(0, most - 1);
  return { choices: [...others, done].sort(byPromise), done, isDone };
}

const keyOf = (commands: readonly Command[]): string =>
  commands
    .map((command) => JSON.stringify(command))
    .sort()
    .join();

/** The conquests made so far with the best that may follow in this turn. */
function finished(state: GameState, made: readonly Command[]): readonly Command[] {
  const now = asFarAsLegal(state, made);
  if (now.phase !== state.phase) return made;
  const [plan] = plansOf(now, evenTemper, breadth);
  return plan ? [...made, ...lineOf(plan)] : made;
}

/** The faces of the die, as odds: how many of them win this last attempt. */
function oddsOfRoll(state: GameState, command: Command): number {
  const { hidden } = state;
  const faces = [0, 0, 0, 1, 2, 3];
  const wins = faces.filter((face) => {
    const outcome = apply({ ...state, hidden: { ...hidden, dice: [face, ...hidden.dice] } }, command);
    return outcome.ok && outcome.events.some(({ type }) => type === 'conquered');
  });
  return wins.length / faces.length;
}
