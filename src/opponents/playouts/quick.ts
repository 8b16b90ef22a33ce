import { type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { learned, traitsOfDecline, traitsOfPick } from '../evaluation/experience.ts';
import { standingOf } from '../evaluation/standing.ts';
import { type Breadth, lineOf, plansOf } from '../levels/plan.ts';
import { planner } from '../levels/planner.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

/** How a player plays whose turns are planned at once. */
export interface Manner {
  /** How widely the turn is planned. */
  readonly breadth: Breadth;
  /** Does it heed what playing taught about races: which to take, and when to let them decline? */
  readonly experienced?: boolean;
}

/**
 * What a player does next while a game is played on: what the planner would, but with its conquests planned once, to the end of the turn. Where a roll
 * falls otherwise than planned, only the first of these commands are legal.
 */
export function quickly(state: GameState, manner: Manner): readonly Command[] {
  if (isConquest(state.phase)) return best(linesFrom(state, state.turnSeat, manner.breadth)).commands;
  if (state.phase === 'readyTroops') return best(readyLines(state, manner)).commands;
  if (state.phase === 'pickCombo' && manner.experienced) return best(pickLines(state)).commands;
  return planner(state, { temper: evenTemper, seed: state.seat }).commands;
}

/** Commands, and the lead they promise. */
export interface Line {
  readonly commands: readonly Command[];
  readonly value: number;
}

/** The best line to the end of the conquests. */
function linesFrom(state: GameState, seat: Seat, breadth: Breadth): readonly Line[] {
  if (!isConquest(state.phase)) return [{ commands: [], value: standingOf(state, seat, evenTemper) }];
  const [plan] = plansOf(state, evenTemper, breadth);
  return plan ? [{ commands: lineOf(plan), value: plan.value }] : [];
}

/** Before a turn with a race: the best line after each command. */
export function readyLines(state: GameState, { breadth, experienced }: Manner): readonly Line[] {
  const lines = legal(state).map((command): Line => {
    const { commands, value } = best(linesFrom(after(state, [command]), state.turnSeat, breadth));
    return { commands: [command, ...commands], value };
  });
  return experienced ? lines.map((line) => withLesson(state, line, lines)) : lines;
}

/** Letting the race decline, with what experience says of it; any other line as it is. */
function withLesson(state: GameState, line: Line, lines: readonly Line[]): Line {
  const others = lines.filter(({ commands }) => commands[0]?.type !== 'decline');
  if (others.length === 0 || line.commands[0]?.type !== 'decline') return line;
  const ahead = line.value - best(others).value;
  return { ...line, value: line.value + learned(state, 'decline', traitsOfDecline(state, ahead)) };
}

/** The combos that may be taken, with what experience says of each. */
export function pickLines(state: GameState, experienced = true): readonly Line[] {
  const { weighed } = planner(state, { temper: evenTemper, seed: state.seat });
  return weighed.map(({ command, coins }): Line => {
    const lesson =
      experienced && command.type === 'pickCombo' ? learned(state, 'pick', traitsOfPick(state, command.index, coins)) : 0;
    return { commands: [command], value: coins + lesson };
  });
}

function best([first, ...others]: readonly Line[]): Line {
  if (!first) throw new Error('opponents: nothing to choose from');
  return others.reduce((found, line) => (line.value > found.value ? line : found), first);
}
