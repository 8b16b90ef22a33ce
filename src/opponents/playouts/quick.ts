import { type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { standingOf } from '../evaluation/standing.ts';
import { type Breadth, lineOf, plansOf } from '../levels/plan.ts';
import { planner } from '../levels/planner.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

/**
 * What a player does next while a game is played on: what the planner would, but with its conquests planned once, to the end of the turn. Where a roll
 * falls otherwise than planned, only the first of these commands are legal.
 * @param breadth how widely the turn is planned
 */
export function quickly(state: GameState, breadth: Breadth): readonly Command[] {
  if (isConquest(state.phase) || state.phase === 'readyTroops')
    return bestLine(state, state.turnSeat, breadth).commands;
  return planner(state, { temper: evenTemper, seed: state.seat }).commands;
}

/** Commands, and the lead they promise. */
interface Line {
  readonly commands: readonly Command[];
  readonly value: number;
}

/** The best line to the end of the conquests, from within them or from right before. */
function bestLine(state: GameState, seat: Seat, breadth: Breadth): Line {
  if (!isConquest(state.phase)) {
    const lines = legal(state).map((command): Line => {
      const next = after(state, [command]);
      if (!isConquest(next.phase)) return { commands: [command], value: standingOf(next, seat, evenTemper) };
      const { commands, value } = bestLine(next, seat, breadth);
      return { commands: [command, ...commands], value };
    });
    return best(lines);
  }
  const [plan] = plansOf(state, evenTemper, breadth);
  return best(plan ? [{ commands: lineOf(plan), value: plan.value }] : []);
}

function best([first, ...others]: readonly Line[]): Line {
  if (!first) throw new Error('opponents: nothing to choose from');
  return others.reduce((found, line) => (line.value > found.value ? line : found), first);
}
