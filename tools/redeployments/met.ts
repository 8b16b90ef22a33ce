import { quickly } from '../../src/opponents/playouts/quick.ts';
import { activeForce, apply, type GameState, heldRegions, newGame } from '../../src/rules/index.ts';

const breadth = { ways: 4, moves: 4 };

/** The redeployments in a game of players who plan each turn, in which a race of several regions has a token to spare. */
export function* redeploymentsMet(players: number, seed: number): Generator<GameState> {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    if (state.phase === 'redeploy' && state.round < state.rounds && hasSpare(state)) yield state;
    for (const command of quickly(state, { breadth })) {
      const outcome = apply(state, command);
      if (!outcome.ok) break;
      state = outcome.state;
    }
  }
}

function hasSpare(state: GameState): boolean {
  const force = activeForce(state, state.turnSeat);
  if (!force) return false;
  const held = heldRegions(state, force);
  const standing = held.reduce((sum, region) => sum + (state.regions[region]?.tokens ?? 0), 0);
  return held.length > 1 && standing + force.hand > held.length;
}
