import type { Command, GameState } from '../../rules/index.ts';
import { lessonsOf } from '../evaluation/experience.ts';
import { standingOf } from '../evaluation/standing.ts';
import { after } from '../play.ts';
import type { Choice } from '../playouts/compare.ts';
import { evenTemper, isEven, type Mind } from '../types.ts';
import { type Breadth, lineOf, plansOf, worthwhile } from './plan.ts';
import { planner } from './planner.ts';

/** How widely turns are planned: the conquests that are compared, and everybody's in the games that are played on. */
export const breadth: Breadth = { ways: 4, moves: 4 };

/** In games that are played on, last attempts are planned as such: that plays as well (49.8 % of 400 games of two), in three quarters of the time. */
export const breadthOn: Breadth = { ...breadth, gamblesLast: true };

/**
 * What may be done, most promising first: as an even temper sees it, and what its own adds. Games are played on by even tempers, so that
 * it has to be added to how they end. Where there is a race to keep, it may also be meant to decline in the next turn, which is a plan of its own: take
 * what it can, and leave that behind.
 */
export function choicesOf(state: GameState, mind: Mind, experienced = false): Choice[] {
  const even = planner(state, { seed: mind.seed, temper: evenTemper }).weighed;
  const lessons = experienced ? lessonsOf(state, even) : [];
  const own = isEven(mind.temper) && !mind.leaning ? even : planner(state, mind).weighed;
  const liking = new Map(own.map(({ command, coins }) => [JSON.stringify(command), coins]));
  const choices = even.flatMap(({ command, coins }, at) => {
    const lean = (liking.get(JSON.stringify(command)) ?? coins) - coins;
    const choice = { commands: [command], odds: null, promise: coins + (lessons[at] ?? 0), lean };
    return (keepsRace(command) ? [false, true] : [false]).map((declinesNext) => ({ ...choice, declinesNext }));
  });
  return experienced ? choices.sort((a, b) => b.promise - a.promise) : choices;
}

/** Is there a race afterwards that could decline in the next turn? */
const keepsRace = (command: Command): boolean =>
  command.type === 'pickCombo' || command.type === 'expand' || (command.type === 'stout' && !command.decline);

/** The conquests worth comparing, each to the end of the turn, most promising first; those that only differ in their order once. */
export function linesOf(state: GameState, { temper, leaning }: Mind): Choice[] {
  const seat = state.turnSeat;
  const lines = new Map<string, Choice>();
  for (const plan of worthwhile(state, plansOf(state, evenTemper, breadth))) {
    const commands = lineOf(plan);
    const key = commands.map((command) => JSON.stringify(command)).sort();
    if (lines.has(key.join())) continue;
    const end = after(state, plan.moves);
    const bent = isEven(temper) ? 0 : standingOf(end, seat, temper) - standingOf(end, seat, evenTemper);
    const drawn = leaning ? commands.reduce((sum, command) => sum + leaning(state, command), 0) : 0;
    lines.set(key.join(), {
      commands,
      odds: plan.gamble?.odds ?? null,
      declinesNext: false,
      promise: plan.value,
      lean: bent + drawn,
    });
  }
  return [...lines.values()];
}
