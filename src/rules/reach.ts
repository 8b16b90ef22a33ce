import { hooksOf, markerRule } from './box.ts';
import { type Play, rememberThisTurn } from './play.ts';
import {
  factsOf,
  forceOf,
  heldRegions,
  holder,
  holdsAny,
  isWaterRegion,
  isWithinReach,
  reachOf,
  regionOf,
} from './queries.ts';
import { type Refusal, refuse } from './refusal.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState, RegionId } from './state.ts';

/** The turn's counter of final rolls, kept only where they are counted. */
export const finalRollCounter = 'finalRolls';

/**
 * Why the race has no final roll at all, whatever the region, or null: it rolls beforehand instead (BER-2), unless the table reads that otherwise; or its
 * player has had the one of this turn (GHO-2, read otherwise).
 */
export function barredFromFinalRoll(state: PublicState, force: Force): Refusal | null {
  const own = hooksOf(state, force).noFinalRoll;
  if (own && !ruled(state, 'BER-2')) {
    const rolls = hooksOf(state, force).actions.some((action) => action.rolls);
    return rolls
      ? refuse(own.clause, 'noFinalRoll', { race: force.race, rolls: 'before' }, 'rollFirst')
      : refuse(own.clause, 'noFinalRoll', { race: force.race, rolls: 'never' }, 'endConquests');
  }
  const isUsed = force.seat === state.turnSeat && (state.turn.memory[finalRollCounter] ?? 0) > 0;
  return isUsed ? refuse('GHO-2', 'finalRollUsed', { race: force.race }, 'endConquests') : null;
}

/** Counts a final roll, where there is one a turn (GHO-2, read otherwise). */
export function noteFinalRoll(play: Play): void {
  if (ruled(play.state, 'GHO-2')) rememberThisTurn(play, finalRollCounter, 1);
}

/** What keeps a race from attacking a region, however many tokens it has. */
export type Barrier = 'alreadyHeld' | 'immune' | 'water' | 'pact' | 'notBorder' | 'notAdjacent';

/** Is its holder promised peace (DIP-2)? Races in decline are not bound, and protected only if so read. */
function isBound(state: PublicState, force: Force, region: RegionId): boolean {
  if (force.declined || state.pacts.length === 0) return false;
  const defender = holder(state, region);
  if (defender === null) return false;
  if (!defender.declined) return state.pacts.some((pact) => pact.force === defender.id && pact.bound === force.seat);
  return (
    ruled(state, 'DIP-2') &&
    state.pacts.some((pact) => pact.bound === force.seat && forceOf(state, pact.force).seat === defender.seat)
  );
}

/** The marker that makes a region immune (CON-8), or null. */
export function immunity(state: PublicState, region: RegionId): string | null {
  for (const marker in regionOf(state, region).markers) if (markerRule(state, marker).immune) return marker;
  return null;
}

/** CON-8, read otherwise: does the region belong to the attacker's own player, whom nothing there stops? */
function isOwnGround(state: PublicState, force: Force, region: RegionId): boolean {
  return ruled(state, 'CON-8') && holder(state, region)?.seat === force.seat;
}

/** Barriers to any kind of attack: its own region, immunity, water, a treaty. */
export function standingBarrier(state: PublicState, force: Force, region: RegionId): Barrier | null {
  if (regionOf(state, region).force === force.id) return 'alreadyHeld';
  if (immunity(state, region) !== null && !isOwnGround(state, force, region)) return 'immune';
  if (isWaterRegion(state, region) && !hooksOf(state, force).water) return 'water';
  if (isBound(state, force, region)) return 'pact';
  return null;
}

/** What keeps the race from lawfully attacking the region, or null (CON-2, CON-3, CON-4, CON-7, CON-8, DIP-2). */
function barrier(state: PublicState, force: Force, region: RegionId): Barrier | null {
  const standing = standingBarrier(state, force, region);
  if (standing) return standing;
  const onMap = holdsAny(state, force);
  if (isWithinReach(state, force, region, onMap)) return null;
  return onMap ? 'notAdjacent' : 'notBorder';
}

/** For each region, whether the race may lawfully attack it, i.e. has no `barrier`. */
export function openRegions(state: PublicState, force: Force): readonly boolean[] {
  const open = reachOf(state, force);
  for (let region = 0; region < open.length; region++)
    if (open[region] && standingBarrier(state, force, region) !== null) open[region] = false;
  return open;
}

export function barrierRefusal(state: PublicState, force: Force, region: RegionId, found: Barrier): Refusal {
  const { race } = force;
  switch (found) {
    case 'alreadyHeld':
      return refuse('CON-7', 'alreadyHeld', { region, race });
    case 'immune':
      return refuse('CON-8', 'immune', { region, marker: immunity(state, region) });
    case 'water':
      return refuse('CON-4', 'water', { region, terrain: factsOf(state, region).terrain });
    case 'pact': {
      const defender = holder(state, region);
      const seat = defender?.seat ?? null;
      return refuse('DIP-2', 'pact', { region, seat, race: defender?.race ?? null }, 'waitForPeace', { seat });
    }
    case 'notBorder':
      return refuse('CON-2', 'notBorder', { region, race }, 'chooseBorder');
    case 'notAdjacent':
      return refuse(
        'CON-3',
        'notAdjacent',
        { region, race, neighbours: [...factsOf(state, region).neighbours] },
        'holdNeighbour',
        {
          held: heldRegions(state, force).length,
        },
      );
  }
}

export function refuseAttack(state: PublicState, force: Force, region: RegionId): Refusal | null {
  const found = barrier(state, force, region);
  return found ? barrierRefusal(state, force, region, found) : null;
}
