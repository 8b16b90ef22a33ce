import { type Command, type GameState, isConquest, legal, type Seat } from '../../rules/index.ts';
import { lessonsOf } from '../evaluation/experience.ts';
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
  return experienced ? withLessons(state, lines) : lines;
}

/** The combos that may be taken. */
export function pickLines(state: GameState, experienced = true): readonly Line[] {
  const { weighed } = planner(state, { temper: evenTemper, seed: state.seat });
  const lines = weighed.map(({ command, coins }): Line => ({ commands: [command], value: coins }));
  return experienced ? withLessons(state, lines) : lines;
}

/** The lines with what experience says of the choice each begins with. */
function withLessons(state: GameState, lines: readonly Line[]): readonly Line[] {
  const choices = lines.flatMap(({ commands: [command], value }) => (command ? [{ command, coins: value }] : []));
  const lessons = lessonsOf(state, choices);
  return lines.map((line, at) => ({ ...line, value: line.value + (lessons[at] ?? 0) }));
}

function best([first, ...others]: readonly Line[]): Line {
  if (!first) throw new Error('opponents: nothing to choose from');
  return others.reduce((found, line) => (line.value > found.value ? line : found), first);
}
