import type { LevelId } from '../../src/opponents/types.ts';
import { contentOf, type GameSetup } from '../../src/rules/index.ts';
import type { Player } from '../players/random.ts';
import { type Ask, opponentPlayer, tableOf } from './opponent-player.ts';
import { pickTop } from './pick-top.ts';

const { powers, races } = contentOf({});

/** A game of opponents: its set-up, and who chooses. */
export interface OpponentGame {
  readonly setup: GameSetup;
  readonly choose: Player;
}

const raceIds = Object.keys(races);
const powerIds = Object.keys(powers);

/** The one with this number, over and over. */
function nth(list: readonly string[], number: number): string {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('an empty box');
  return found;
}

/**
 * The game with this number of a level: boards in turn, and a combo that is picked first, whatever the opponent thinks of it, another
 * in each game. 20 games bring every race and every power, 280 every combo, 1120 every combo on every board.
 */
export function opponentGame(level: LevelId, number: number, ask?: Ask): OpponentGame {
  const round = Math.floor(number / powerIds.length);
  const players = 2 + ((number + round + Math.floor(number / (raceIds.length * powerIds.length))) % 4);
  const setup: GameSetup = {
    players,
    seed: number + 1,
    banners: [nth(raceIds, number + 5 * round)],
    badges: [nth(powerIds, number)],
  };
  const player = opponentPlayer(tableOf(level, players, number + 1), ask);
  return { setup, choose: pickTop(player) };
}
