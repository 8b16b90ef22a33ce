import type { Opening } from '../../src/rooms/protocol/index.ts';
import type { GameState, Phase } from '../../src/rules/index.ts';
import type { PlayedGame } from '../../tools/players/game.ts';
import { openingOf } from '../rooms/support/place.ts';
import { gameIn, gameWith } from './games.ts';

/** A room that is opened with a game which people have played so far. */
export function openingWith({ setup, commands }: PlayedGame, more: Partial<Opening> = {}): Opening {
  const people = new Array<'human'>(setup.players).fill('human');
  const plain = openingOf(people, more);
  return { ...plain, setup: { ...plain.setup, game: setup }, commands: [...commands] };
}

/** Races whose troops the tests' way of playing (policy.ts) takes up and puts down for ever where one has both of them. */
const restless = ['ghouls', 'amazons'];

/** A room whose game is in its last round. */
export function lateGame(players: number, more: Partial<Opening> = {}): Opening {
  const isLate = ({ round, rounds, phase, turnSeat, firstSeat, forces }: GameState) =>
    round === rounds &&
    phase === 'conquer' &&
    turnSeat === firstSeat &&
    !forces.some(({ race }) => restless.includes(race));
  return openingWith(gameWith(players, isLate), more);
}

/** A room whose game waits in this phase. */
export function inPhase(phase: Phase, more: Partial<Opening> = {}): Opening {
  return openingWith(gameIn(phase), more);
}
