import { contentOf, type GameState, type GameView, startingCoinsOf, view } from '../rules/index.ts';
import { type Chance, chanceOf, seedFor } from './chance.ts';

/** An odd prime far from the seeds in use, so that no two games are imagined alike. */
const stride = 7919;

/** That may lie behind what the seat sees: the same for the same number, their dice falling by chance. */
export function imaginedGames(state: GameState, seed: number): (game: number) => GameState {
  const seen = view(state, state.seat);
  const known: GameState[] = [];
  return (game) => {
    const before = known[game];
    if (before) return before;
    const imagined = imagine(seen, seedFor(seed + (game + 1) * stride, seen));
    const start = { ...imagined, hidden: { ...imagined.hidden, dice: [] } };
    known[game] = start;
    return start;
  };
}

/** Average coins per turn, to guess other players' coins from what they may be, never what they are. */
const usualPay = 7;

/** The average of a roll beforehand (SET-9), which plans count on, and how many to provide: no turn has more. */
const usualRoll = 1;
const rolls = 24;

/** What the seat sees is unchanged; hidden pieces in some order, others' coins guessed, dice as average. */
export function imagine(view: GameView, seed: number): GameState {
  const chance = chanceOf(seed);
  const { races, powers } = contentOf(view);
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
    coins: coins.map((amount, seat) => amount ?? guess(chance, view, seat)),
    hidden: {
      banners: banners.slice(0, view.bannersLeft),
      badges: badges.slice(0, view.badgesLeft),
      random: [chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31), chance.below(2 ** 31)],
      dice: new Array(rolls).fill(usualRoll),
    },
  };
}

function guess(chance: Chance, view: GameView, seat: number): number {
  const paid = (view.round - 1) * usualPay;
  return startingCoinsOf(view, seat) + Math.round(paid * (0.8 + 0.4 * chance.share()));
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
