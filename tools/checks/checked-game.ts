import type { Command, GameEvent, GameSetup, GameState } from '../../src/rules/index.ts';
import { apply, newGame } from '../../src/rules/index.ts';
import { freeze } from './commands.ts';
import { listFaults, stepFaults } from './step-faults.ts';

/** A step of a checked game. */
export interface CheckedStep {
  readonly command: Command;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** How a game is to be played and checked. */
export interface Checks {
  readonly setup: GameSetup;
  readonly choose: (state: GameState) => Command;
  /** Most commands; the game's end comes first if not said. */
  readonly most?: number;
  /** Is the legal list to be held against `apply` in this state? That takes as long as some hundred commands. */
  readonly isListChecked?: (state: GameState) => boolean;
  readonly look?: (step: CheckedStep) => void;
  /** What else is wrong with a state. */
  readonly more?: (state: GameState) => readonly string[];
}

/** A game that went wrong, at the last of these commands: before it nothing was amiss, so no shorter beginning shows the fault. */
export class Broken extends Error {
  override readonly name = 'Broken';

  constructor(
    readonly setup: GameSetup,
    readonly commands: readonly Command[],
    readonly faults: readonly string[],
  ) {
    super(`${faults.join('; ')}\nset-up ${JSON.stringify(setup)}\ncommands ${JSON.stringify(commands)}`);
  }
}

/**
 * Plays a game with frozen states and checks everything after every command: the invariants, what the events tell, now and then
 * the legal list. Gives the state it came to and its commands; throws `Broken`.
 */
export function playChecked(checks: Checks): { readonly state: GameState; readonly commands: readonly Command[] } {
  const { setup, choose, most = 20_000, isListChecked = () => false, look = () => {}, more = () => [] } = checks;
  const start = newGame(setup);
  if (!start.ok) throw new Broken(setup, [], [`the set-up is refused: ${start.refusal.code}`]);
  const commands: Command[] = [];
  let state = freeze(start.state);
  const broken = (found: readonly string[]) => new Broken(setup, commands, found);
  while (commands.length < most && state.phase !== 'gameOver') {
    if (isListChecked(state)) throwIfAny(listFaults(state), broken);
    const command = choose(state);
    commands.push(command);
    const { state: next, events } = attempt(state, command, broken);
    throwIfAny(stepFaults(state, next, events), broken);
    throwIfAny(more(next), broken);
    look({ command, state: next, events });
    state = next;
  }
  if (checks.most === undefined && state.phase !== 'gameOver') throw broken(['the game does not end']);
  return { state, commands };
}

function throwIfAny(found: readonly string[], broken: (found: readonly string[]) => Broken): void {
  if (found.length > 0) throw broken(found);
}

/** Applies a listed command; a kernel that throws, refuses it or writes into the given state is broken. */
function attempt(state: GameState, command: Command, broken: (found: readonly string[]) => Broken) {
  let outcome: ReturnType<typeof apply>;
  try {
    outcome = apply(state, command);
  } catch (failure) {
    throw broken([`apply throws: ${failure}`]);
  }
  if (!outcome.ok) throw broken([`listed, but refused: ${outcome.refusal.code}`]);
  return { state: freeze(outcome.state), events: outcome.events };
}
