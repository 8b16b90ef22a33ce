import type { Opponent } from '../opponents/index.ts';
import { type GameState, rulesOf, type Seat } from '../rules/index.ts';
import { type Context, seenFrom } from './context.ts';
import type { Control, SeatSetup, TableSetup } from './types.ts';

/** The opponent in a seat; null where a person sits. */
export function opponentIn(setup: TableSetup, seat: Seat): Opponent | null {
  const control = setup.seats[seat]?.control ?? 'human';
  return control === 'human' ? null : control;
}

/** The only person at the table; null where there are several, or none. */
function onlyPerson({ seats }: TableSetup): Seat | null {
  const people = seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []));
  const [first, second] = people;
  return first !== undefined && second === undefined ? first : null;
}

/**
 * The table when a game is laid: the person to decide has the screen. Where an opponent is to decide, only somebody who is the only
 * person has; others see what lies open, until they sit down.
 */
export function laid(setup: TableSetup, game: GameState): Partial<Context> {
  const viewer = opponentIn(setup, game.seat) === null ? game.seat : onlyPerson(setup);
  // By which rules it is played is part of what is written down, and of what it can be played again from.
  const said = { ...setup, game: { ...setup.game, rules: rulesOf(game) } };
  return { setup: said, game, ...seenFrom(game, viewer) };
}

/** Is a game that is taken up again maybe taken up by another person than the one to decide? */
export function isPassedOn(setup: TableSetup, { seat, phase }: GameState): boolean {
  const isAlone = onlyPerson(setup) !== null;
  return setup.options.curtain && !isAlone && phase !== 'gameOver' && opponentIn(setup, seat) === null;
}

/** May the seat be given to this one? A person has nothing to take from a person, and a game that is over needs nobody. */
export function mayGive({ setup, game }: Context, seat: Seat, control: Control): boolean {
  const now = setup?.seats[seat]?.control;
  return now !== undefined && game?.phase !== 'gameOver' && (now !== 'human' || control !== 'human');
}

/**
 * The table after a seat was given to somebody else. Whoever gives the own seat away sees no more than lies open; what was being shown is
 * not shown on to other eyes. A thought is dropped with the one who had it.
 */
export function given(context: Context, seat: Seat, control: Control): Partial<Context> {
  const { setup: before, game } = context;
  if (!before || !game) return {};
  const seats = before.seats.map((one, at): SeatSetup => (at === seat ? { ...one, control } : one));
  const setup = { ...before, seats };
  const rest = { setup, unwritten: true, thought: null, hurried: false };
  const was = context.viewer;
  const viewer = opponentIn(setup, was ?? seat) !== null ? null : (was ?? onlyPerson(setup));
  return viewer === was ? rest : { ...rest, stages: [], ...seenFrom(game, viewer) };
}
