import { contentOf, type Dealt } from './box.ts';
import type { Content } from './content.ts';
import { finalRollCounter } from './final-rolls.ts';
import { guestCounter } from './guests.ts';
import { placedCounters } from './markers.ts';
import { ruled } from './rulings/index.ts';
import { standingBackCounter } from './standing-back.ts';
import type { Force, GameState } from './state.ts';
import type { Trait } from './trait.ts';

const all = ({ races, powers }: Content): readonly Trait[] => [...Object.values(races), ...Object.values(powers)];

/** Banner and badge of a race; if its badge is gone, every badge it may have had. */
function traitsOf({ races, powers }: Content, { race, power, declined }: Force): readonly Trait[] {
  const banner = races[race];
  const badge = power === null ? undefined : powers[power];
  return [...(banner ? [banner] : []), ...(badge ? [badge] : declined ? Object.values(powers) : [])];
}

/**
 * The names of the counters that this turn may hold (`turn.memory`): those of the races of the seat whose turn it is. In a withdrawal the race that
 * kept one may already be gone.
 */
export function turnCounters(state: GameState): string[] {
  const content = contentOf(state);
  const own = state.forces.filter(({ seat }) => seat === state.turnSeat);
  const traits = state.phase === 'withdrawal' ? all(content) : own.flatMap((force) => traitsOf(content, force));
  const names = traits.flatMap(({ actions = [], markers = [] }) => [
    ...actions.flatMap((action) => action.remembers?.(state) ?? []),
    ...markers.flatMap((rule) => placedCounters(state, rule)),
  ]);
  if (ruled(state, 'GHO-2')) names.push(finalRollCounter);
  if (ruled(state, 'GHO-3')) names.push(standingBackCounter);
  return [...new Set(names)];
}

export function forceCounters(game: Dealt & Pick<GameState, 'regions'>, force: Force): string[] {
  const names = traitsOf(contentOf(game), force).flatMap(({ markers = [] }) =>
    markers.flatMap(({ countedAs }) => countedAs ?? []),
  );
  if (ruled(game, 'LOS-2')) names.push(...game.regions.map((_, region) => guestCounter(region)));
  return [...new Set(names)];
}
