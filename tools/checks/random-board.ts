import { type BoardId, boardIds, type GameSetup } from '../../src/rules/index.ts';
import { makeBoard } from '../../src/table/outlines/making/make.ts';
import { type BoardWishes, printedWishes } from '../../src/table/outlines/making/wishes.ts';

/** The board with this number: made by wishes that vary with it, every third a printed one that may be of another number of players. */
function randomBoard(number: number): BoardId {
  const players = boardIds[number % boardIds.length] ?? 2;
  if (number % 3 === 2) return players;
  const nth = (least: number, most: number, step: number) =>
    least + (Math.floor((number * 7919) / step) % (most - least + 1));
  const wishes: BoardWishes = {
    ...printedWishes(players, number),
    regions: nth(18, 60, 3),
    seas: nth(0, 3, 5),
    lakes: nth(0, 2, 11),
    islands: nth(0, 1, 17),
    aspect: nth(90, 180, 2),
    mix: nth(0, 2, 7),
    symbols: nth(0, 3, 13),
    tribes: nth(0, 3, 19),
  };
  return makeBoard(wishes) ?? players;
}

/** A prime number: seeds that are thousands apart have other boards. */
const NUMBERS = 1_000_003;

/** The set-up on a board drawn by its seed, for whatever number of players. */
export function withRandomBoard(setup: GameSetup): GameSetup {
  const content = setup.content ?? { id: 'base' };
  return { ...setup, content: { ...content, board: randomBoard(Math.abs(setup.seed) % NUMBERS) } };
}
