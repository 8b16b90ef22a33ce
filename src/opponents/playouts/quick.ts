import { type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { standingOf } from '../evaluation/standing.ts';
import { type Breadth, lineOf, plansOf } from '../planning/plan.ts';
import { planner, withLessons } from '../planning/planner.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

/** How a player plays whose turns are planned at once. */
export interface Manner {
  /** How widely the turn is planned. */
  readonly breadth: Breadth;
}

/**
 * What a player does next while a game is played on: what the planner would, but with its conquests planned once, to the end of the turn. Where a roll
 * falls otherwise than planned, only the first of these commands are legal.
 */
export function quickly(state: GameState, manner: Manner): readonly Command[] {
  if (isConquest(state.phase)) return best(linesFrom(state, state.turnSeat, manner.breadth)).commands;
  if (state.phase === 'readyTroops') return best(withLessons(state, readyLines(state, manner))).commands;
  return planner(state, { temper: evenTemper, seed: state.seat }).commands;
}

/** A first command with the commands that follow it, and the lead they promise. */
interface Line {
  readonly commands: readonly Command[];
  readonly value: number;
}

/** A line that begins with a choice about the race. */
interface ReadyLine extends Line {
  readonly command: Command;
}

/** The best line to the end of the conquests. */
function linesFrom(state: GameState, seat: Seat, breadth: Breadth): readonly Line[] {
  if (!isConquest(state.phase)) return [{ commands: [], value: standingOf(state, seat, evenTemper) }];
  const [plan] = plansOf(state, evenTemper, breadth);
  return plan ? [{ commands: lineOf(plan), value: plan.value }] : [];
}

/** Before a turn with a race: the best line after each command, as it promises at first sight. */
export function readyLines(state: GameState, { breadth }: Manner): readonly ReadyLine[] {
  return legal(state).map((command): ReadyLine => {
    const { commands, value } = best(linesFrom(after(state, [command]), state.turnSeat, breadth));
    return { command, commands: [command, ...commands], value };
  });
}

function best<L extends Line>([first, ...others]: readonly L[]): L {
  if (!first) throw new Error('opponents: nothing to choose from');
  return others.reduce((found, line) => (line.value > found.value ? line : found), first);
}
