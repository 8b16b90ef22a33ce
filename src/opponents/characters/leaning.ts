import { type Command, forceOf, type GameState, type RegionId, type Seat } from '../../rules/index.ts';
import type { Memory } from '../types.ts';

/** In coins, two at most: it decides only between nearly equal moves. `memory`: what the seat saw. */
export type Leaning = (state: GameState, command: Command, memory: Memory) => number;

/** The other seat that a conquest takes a region from; null if it is nobody's, or the command is no conquest. */
export function victimOf(state: GameState, command: Command): Seat | null {
  const region = regionOf(command);
  const holder = region === null ? null : (state.regions[region]?.force ?? null);
  if (holder === null) return null;
  const { seat } = forceOf(state, holder);
  return seat === state.turnSeat ? null : seat;
}

function regionOf(command: Command): RegionId | null {
  const takes = command.type === 'conquer' || command.type === 'finalRoll' || command.type === 'act';
  return takes ? (command.region ?? null) : null;
}

/** The seat with most coins among the others, as far as it was seen; null while several have as many. */
export function leaderOf({ coins }: Memory, seat: Seat): Seat | null {
  const others = coins.map((amount, other) => ({ amount, other })).filter(({ other }) => other !== seat);
  const most = Math.max(...others.map(({ amount }) => amount));
  const [first, second] = others.filter(({ amount }) => amount === most);
  return first !== undefined && second === undefined ? first.other : null;
}
