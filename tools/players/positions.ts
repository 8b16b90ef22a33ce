import { boardFacts, type GameState, legal, prospect, type RegionId } from '../../src/rules/index.ts';
import { type PlayedGame, playGame } from './game.ts';
import { settler } from './settler.ts';

/** A game of sensible players, up to the first matching position; choose seeds that make good pictures. */
export function position(players: number, seed: number, isIt: (state: GameState) => boolean): PlayedGame {
  const game = playGame({ players, seed }, settler, isIt);
  if (!isIt(game.state)) throw new Error(`Game ${seed} of ${players} never comes to that.`);
  return game;
}

/** The most crowded board of five found: the first conquests of the last round. */
export function crowded(): PlayedGame {
  return position(5, 29, (state) => state.phase === 'conquer' && state.round === state.rounds);
}

/** May the seat to decide do this? */
export function mayDo(state: GameState, type: ReturnType<typeof legal>[number]['type']): boolean {
  return legal(state).some((command) => command.type === type);
}

/** The open region with the longest receipt; among equals, one in the middle of the board. */
export function regionFor(state: GameState, type: 'conquer' | 'finalRoll'): RegionId {
  const open = legal(state).flatMap((command) => (command.type === type ? [command.region] : []));
  const lines = (region: RegionId) => prospect(state, region)?.cost.lines.length ?? 0;
  const [best] = open.toSorted((a, b) => lines(b) - lines(a) || distance(state, a) - distance(state, b));
  if (best === undefined) throw new Error(`Nothing to ${type}.`);
  return best;
}

function distance({ board }: GameState, region: RegionId): number {
  return Math.abs(region - boardFacts(board).regions.length / 2);
}
