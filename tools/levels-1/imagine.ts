import { contentOf, type GameState, type GameView, startingCoins } from '../../src/rules/index.ts';
import { type Chance, chanceOf } from './chance.ts';

const { powers, races } = contentOf({});

/** Coins a turn pays on average, to guess what others have: only what they may be, never what they are. */
const usualPay = 7;

/** A roll beforehand comes to this on average (SET-9): the one a plan counts on. No turn has more of them than there are here. */
const usualRoll = 1;
const rolls = 24;

/**
 * A game as it may be behind what a seat sees: unseen banners and badges in some order, coins of others guessed, dice that fall as usual.
 * What the seat does see stays as it is.
 */
export function imagine(view: GameView, seed: number): GameState {
  const chance = chanceOf(seed);
  const { viewer: _viewer, coins, ...open } = view;
  const banners = shuffled(
    chance,
    unseen(
      Object.keys(races),
      [...view.column, ...view.forces].map(({ race }) => race),
    ),
  );
  const worn = [...view.column, ...view.forces].map(({ power }) => power);
  const badges = shuffled(chance, unseen(Object.keys(powers), [...worn, ...view.discard]));
  return {
    ...open,
    regions: [...open.regions],
    forces: [...open.forces],
    coins: coins.map((amount) => amount ?? guess(chance, view)),
    hidden: {
      banners: banners.slice(0, view.bannersLeft),
      badges: badges.slice(0, view.badgesLeft),
      random: [chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31)],
      dice: new Array(rolls).fill(usualRoll),
    },
  };
}

function guess(chance: Chance, view: GameView): number {
  const paid = (view.round - 1) * usualPay;
  return startingCoins + Math.round(paid * (0.8 + 0.4 * chance.share()));
}

function unseen(all: readonly string[], seen: readonly (string | null)[]): string[] {
  return all.filter((id) => !seen.includes(id));
}

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(chance.below(rest.length), 1));
  return drawn;
}
