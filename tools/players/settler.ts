import {
  activeForce,
  type Command,
  forcesOf,
  type GameState,
  heldRegions,
  legal,
  regionCost,
  tokensToSetAside,
} from '../../src/rules/index.ts';
import type { Player } from './random.ts';

/**
 * A simple sensible player, without randomness: takes the cheapest region it can, spreads its troops, and declines once it can expand no further. Its
 * games fill the board, as games of people do.
 */
export const settler: Player = (state) => {
  const commands = legal(state);
  const chosen = choose(state, commands) ?? commands.at(-1);
  if (chosen === undefined) throw new Error('No legal command although the game is on.');
  return chosen;
};

function choose(state: GameState, commands: readonly Command[]): Command | undefined {
  const first = (type: Command['type']) => commands.find((command) => command.type === type);
  switch (state.phase) {
    case 'pickCombo':
      return first('pickCombo');
    case 'readyTroops':
      return isSpent(state) ? first('decline') : first('expand');
    case 'ghouls':
    case 'conquer':
      return cheapest(state, commands) ?? first('act') ?? first('finalRoll') ?? first('endConquests');
    case 'redeploy':
    case 'withdrawal':
      return first('placeMarker') ?? first('endRedeployment') ?? levelled(state, commands);
    case 'treaty':
      return commands.at(-1);
    default:
      return commands[0];
  }
}

/** Are there fewer than three tokens to conquer with, leaving one in each region, and is a new race worth the turn? */
function isSpent(state: GameState): boolean {
  const force = activeForce(state, state.seat);
  if (!force || state.round >= state.rounds - 1) return false;
  const regions = heldRegions(state, force);
  const tokens = regions.reduce((sum, region) => sum + (state.regions[region]?.tokens ?? 0), force.hand);
  return tokens - regions.length < 3;
}

function cheapest(state: GameState, commands: readonly Command[]): Command | undefined {
  return least(
    commands.filter((command) => command.type === 'conquer'),
    ({ region }) => regionCost(state, region) ?? Number.POSITIVE_INFINITY,
  );
}

/** Places one token where fewest stand, or lifts one where most do: some races must end with tokens in hand (AMA-2). */
function levelled(state: GameState, commands: readonly Command[]): Command | undefined {
  // A race that is not on the map cannot place tokens.
  const forces = forcesOf(state, state.seat).filter((force) => heldRegions(state, force).length > 0);
  const over = forces.find((force) => force.hand > tokensToSetAside(state, force));
  const short = forces.find((force) => force.hand < tokensToSetAside(state, force));
  const type = over ? 'place' : 'lift';
  const moves = commands.filter((command) => command.type === 'place' || command.type === 'lift');
  const own = moves.filter(({ region }) => state.regions[region]?.force === (over ?? short)?.id);
  return least(
    own.filter((move) => move.type === type && move.count === 1),
    ({ region }) => (state.regions[region]?.tokens ?? 0) * (over ? 1 : -1),
  );
}

function least<T>(list: readonly T[], weight: (item: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (best, item) => (best === undefined || weight(item) < weight(best) ? item : best),
    undefined,
  );
}
