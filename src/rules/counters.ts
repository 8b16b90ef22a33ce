import { placedCounters } from './markers.ts';
import { powers, races } from './registry.ts';
import type { Force, GameState } from './state.ts';
import type { Trait } from './trait.ts';

const box = (): readonly Trait[] => [...Object.values(races), ...Object.values(powers)];

/** Banner and badge of a race; every badge there is, where it had one that is gone. */
function traitsOf({ race, power, declined }: Force): readonly Trait[] {
  const banner = races[race];
  const badge = power === null ? undefined : powers[power];
  return [...(banner ? [banner] : []), ...(badge ? [badge] : declined ? Object.values(powers) : [])];
}

/**
 * The counters that may be kept of this turn (`turn.memory`), by name: those of the races of the seat whose turn it is. In a withdrawal the
 * race that kept one may have left already.
 */
export function turnCounters(state: GameState): string[] {
  const own = state.forces.filter(({ seat }) => seat === state.turnSeat);
  const traits = state.phase === 'withdrawal' ? box() : own.flatMap(traitsOf);
  const names = traits.flatMap(({ actions = [], markers = [] }) => [
    ...actions.flatMap((action) => action.remembers?.(state) ?? []),
    ...markers.flatMap((rule) => placedCounters(state, rule)),
  ]);
  return [...new Set(names)];
}

/** The counters a race may keep of its own (`memory`), by name. */
export function forceCounters(force: Force): string[] {
  const names = traitsOf(force).flatMap(({ markers = [] }) => markers.flatMap(({ countedAs }) => countedAs ?? []));
  return [...new Set(names)];
}
