import { type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { standingOf } from '../evaluation/standing.ts';
import { type Breadth, lineOf, plansOf } from '../planning/plan.ts';
import { planner, withLessons } from '../planning/planner.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

export interface Manner {
  readonly breadth: Breadth;
}

/** Plans conquests once, to the turn's end; where a roll falls otherwise, only the first are legal. */
export function quickly(state: GameState, manner: Manner): readonly Command[] {
  if (isConquest(state.phase)) return best(linesFrom(state, state.turnSeat, manner.breadth)).commands;
  if (state.phase === 'readyTroops') return best(withLessons(state, readyLines(state, manner))).commands;
  return planner(state, { temper: evenTemper, seed: state.seat }).commands;
}

interface Line {
  readonly commands: readonly Command[];
  readonly value: number;
}

interface ReadyLine extends Line {
  readonly command: Command;
}

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
