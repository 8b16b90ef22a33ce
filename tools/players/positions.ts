import { boardFacts, type GameState, legal, type Phase, prospect, type RegionId } from '../../src/rules/index.ts';
import { type PlayedGame, playGame } from './game.ts';
import { randomPlayer } from './random.ts';
import { settler } from './settler.ts';

/** A game of sensible players, up to the first matching position; choose seeds that make good pictures. */
export function position(players: number, seed: number, isIt: (state: GameState) => boolean): PlayedGame {
  const game = playGame({ players, seed }, settler, isIt);
  if (!isIt(game.state)) throw new Error(`Game ${seed} of ${players} never comes to that.`);
  return game;
}

/** The first game, by seed, in which random players of this number come to a state like that. */
export function gameWith(players: number, isWanted: (state: GameState) => boolean): PlayedGame {
  for (let seed = 1; seed < 500; seed++) {
    let found = false;
    const game = playGame({ players, seed }, randomPlayer(seed), (state) => {
      found = isWanted(state);
      return found;
    });
    if (found) return game;
  }
  throw new Error('No game comes to that.');
}

/** A game in this phase, with something on the board where the phase allows. */
export function gameIn(phase: Phase): PlayedGame {
  return gameWith(
    phase === 'treaty' ? 3 : 2,
    (state) => state.phase === phase && (state.round > 2 || phase === 'gameOver'),
  );
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
