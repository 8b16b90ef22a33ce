import { apply, type Command, dieFaces, type GameState } from '../../rules/index.ts';
import { breadth, leadFrom } from '../planning/plan.ts';
import { evenTemper } from '../types.ts';

/**
 * What a throw of the die was worth beyond its average, in coins of lead: the turn as it may go on after the face that fell, against the mean over all
 * six faces.
 */
export function throwLuck(state: GameState, command: Command, value: number): number {
  const worth = new Map<number, number>();
  const worthOf = (face: number): number => {
    const known = worth.get(face) ?? worthAfter(state, command, face);
    worth.set(face, known);
    return known;
  };
  const mean = dieFaces.reduce((sum, face) => sum + worthOf(face), 0) / dieFaces.length;
  return worthOf(value) - mean;
}

/** The lead that the seat may expect from this turn once the die has shown this face. */
function worthAfter(state: GameState, command: Command, face: number): number {
  const { hidden } = state;
  const outcome = apply({ ...state, hidden: { ...hidden, dice: [face, ...hidden.dice] } }, command);
  // The throw itself was accepted once, whatever it shows.
  return outcome.ok ? leadFrom(outcome.state, state.turnSeat, evenTemper, breadth) : 0;
}
