import type { LevelId } from '../../src/opponents/types.ts';
import { contentOf, type GameSetup, type GameState, legal } from '../../src/rules/index.ts';
import { type OpponentGame, opponentGame } from '../checks/opponent-games.ts';
import { askBriefly, opponentPlayer, tableOf } from '../checks/opponent-player.ts';
import { pickTop } from '../checks/pick-top.ts';
import { randomBox } from '../checks/random-box.ts';
import { drawFrom, randomCommand } from '../checks/random-player.ts';
import { settler } from '../players/settler.ts';

const { powers, races } = contentOf({});

/** A game to play. */
export interface Planned extends OpponentGame {
  readonly isListChecked: () => boolean;
}

const boards = 4;
const combos = Object.keys(races).flatMap((race) => Object.keys(powers).map((power) => ({ race, power })));

/** Number of games in which each combo is picked first once on each board. */
export const cycle = combos.length * boards;

/**
 * The game with this number: in a cycle, each combo is on top of the column of each board once, and is picked first. Most games are played at random;
 * in every fifth all players decline as soon as they may, and every seventh is played sensibly.
 */
export function planned(seed: number, number: number): Planned {
  const combo = combos[number % combos.length];
  if (!combo) throw new Error('an empty box');
  const players = 2 + ((number + Math.floor(number / combos.length)) % boards);
  const setup: GameSetup = { players, seed: seed * 10_000_000 + number, banners: [combo.race], badges: [combo.power] };
  const draw = drawFrom(setup.seed);
  const drawCheck = drawFrom(setup.seed + 1);
  const byChance = (state: GameState) => randomCommand(draw, state);
  const hasty = (state: GameState) => legal(state).find(({ type }) => type === 'decline') ?? byChance(state);
  const player = number % 5 === 4 ? hasty : number % 7 === 6 ? settler : byChance;
  return { setup, choose: pickTop(player), isListChecked: () => drawCheck(200) === 0 };
}

/** Games between opponents of a level, with every combo picked first in turn; they think briefly if it is to be quick. */
export function plannedFor(level: LevelId, isBrief: boolean, seed: number): (number: number) => Planned {
  const ask = isBrief ? askBriefly() : undefined;
  return (number) => {
    const game = opponentGame(level, seed * 280_000 + number, ask);
    const draw = drawFrom(game.setup.seed);
    return { ...game, isListChecked: () => draw(200) === 0 };
  };
}

/**
 * Games in boxes made at random from the vocabulary, another box for each: what is new in it is picked first, in every third game its race, its power, or
 * both. Opponents of the level play, or chance without one.
 */
export function plannedInBoxes(level: LevelId | null, isBrief: boolean, seed: number): (number: number) => Planned {
  const ask = isBrief ? askBriefly() : undefined;
  return (number) => {
    const draw = drawFrom(seed * 1_000_000 + number);
    const players = 2 + (number % boards);
    const setup: GameSetup = {
      players,
      seed: seed * 1_000_000 + number,
      content: randomBox(draw),
      ...(number % 3 !== 1 && { banners: ['gnomes'] }),
      ...(number % 3 !== 2 && { badges: ['nimble'] }),
    };
    const player = level
      ? opponentPlayer(tableOf(level, players, number + 1), ask)
      : (state: GameState) => randomCommand(draw, state);
    return { setup, choose: pickTop(player), isListChecked: () => draw(200) === 0 };
  };
}

/** Of ten games, so many are played by each level where all of them play: the quick ones the most. */
const shares: readonly LevelId[] = [
  ...Array.from({ length: 4 }, () => 'wanderer' as const),
  ...Array.from({ length: 4 }, () => 'raider' as const),
  'strategist',
  'warlord',
];

/** The level that plays the game with this number where all levels play, one at each table; by chance, so that each meets every kind of table. */
export function levelOf(number: number): LevelId {
  return shares[drawFrom(number + 1)(shares.length)] ?? 'raider';
}
