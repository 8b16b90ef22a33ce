import { type Command, type GameState, isConquest, isDeployment, legal } from '../../rules/index.ts';
import { deploy } from '../evaluation/deploy.ts';
import { turnsLeft } from '../evaluation/outlook.ts';
import { peaceOf } from '../levels/peace.ts';
import { type Breadth, leadFrom, type Plan, plansOf, rolled, worthwhile } from '../levels/plan.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';
import { chanceOfLead } from './hopes.ts';

/** A choice worth searching, and where it leads. */
export interface Option {
  readonly commands: readonly Command[];
  /** The hope it promises the choosing seat, before any search. */
  readonly promise: number;
  /** Its possible outcomes: the odds of each state. */
  readonly leadsTo: () => readonly { readonly odds: number; readonly state: GameState }[];
}

/** How widely the turn is planned at the root of a search, and further down. */
const wide: Breadth = { ways: 12, moves: 6 };
const further: Breadth = { ways: 4, moves: 4 };
/** The narrowest: for what is only weighed, not followed. */
export const narrow: Breadth = { ways: 2, moves: 3 };

/** The choices of a decision, most promising first. */
export function optionsOf(state: GameState, isRoot: boolean): Option[] {
  if (isConquest(state.phase))
    return worthwhile(state, plansOf(state, evenTemper, isRoot ? wide : further)).map((plan) =>
      optionOfPlan(state, plan),
    );
  return legal(state)
    .map((command) => optionOfCommand(state, command, isRoot ? further : narrow))
    .sort((a, b) => b.promise - a.promise);
}

function optionOfPlan(state: GameState, { moves, gamble, value }: Plan): Option {
  const promise = promiseOf(state, value);
  if (gamble === null) {
    const commands: Command[] = [...moves, { type: 'endConquests' }];
    return { commands, promise, leadsTo: () => [{ odds: 1, state: settle(after(state, commands)) }] };
  }
  const leadsTo = () => {
    const before = after(state, moves);
    return [
      { odds: gamble.odds, state: settle(rolled(before, gamble.command, true)) },
      { odds: 1 - gamble.odds, state: settle(rolled(before, gamble.command, false)) },
    ];
  };
  return { commands: [...moves, gamble.command], promise, leadsTo };
}

function optionOfCommand(state: GameState, command: Command, breadth: Breadth): Option {
  const next = after(state, [command]);
  const value = leadFrom(next, state.seat, evenTemper, breadth);
  const leadsTo = () => [{ odds: 1, state: settle(next) }];
  return { commands: [command], promise: promiseOf(state, value), leadsTo };
}

function promiseOf(state: GameState, lead: number): number {
  return chanceOfLead(lead, Math.max(0, turnsLeft(state, state.turnSeat) - 1));
}

/** Carries out what leaves the search no choice: places troops where they are wanted, makes peace with the nearest opponent. */
function settle(state: GameState): GameState {
  let now = state;
  for (;;) {
    if (isDeployment(now.phase)) now = after(now, deploy(now, 'careful'));
    else if (now.phase === 'treaty') now = after(now, [peaceOf(now)]);
    else return now;
  }
}
