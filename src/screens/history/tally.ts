import { type LevelId, levelIds } from '../../opponents/types.ts';
import type { ComboResult, Result } from './gather.ts';

interface Score {
  readonly games: number;
  readonly wins: number;
}

/** Games against opponents of a level, or among people (null), at a table of so many. */
interface Row extends Score {
  readonly players: number;
  readonly level: LevelId | null;
}

export interface ComboRow extends ComboResult {
  readonly games: number;
  /** Coins a turn. */
  readonly rate: number;
}

export interface Tally extends Score {
  /** Games of several people at this screen, which are nobody's wins. */
  readonly shared: number;
  readonly most: number;
  readonly rows: readonly Row[];
  /** Picked most often, more than once. */
  readonly favourites: readonly ComboRow[];
  /** By coins a turn. */
  readonly best: readonly ComboRow[];
  /** Figures of care of the games that were reviewed, 0–1, the oldest first. */
  readonly cares: readonly number[];
}

const LISTED = 3;
/** Turns that a combo has to have been played to be among the best. */
const PLAYED = 3;

export function tallyOf(results: readonly Result[]): Tally {
  const own = results.filter(({ place }) => place !== null);
  const rows: Row[] = [];
  for (const players of [2, 3, 4, 5])
    for (const level of [...levelIds, null]) {
      const those = own.filter((one) => one.players === players && one.level === level);
      if (those.length > 0) rows.push({ players, level, ...recordOf(those) });
    }
  const combos = combosOf(own);
  return {
    ...recordOf(own),
    shared: results.length - own.length,
    most: Math.max(0, ...own.map(({ coins }) => coins ?? 0)),
    rows,
    favourites: combos
      .filter(({ games }) => games > 1)
      .toSorted((a, b) => b.games - a.games || b.rate - a.rate)
      .slice(0, LISTED),
    cares: own.flatMap(({ care }) => care ?? []),
    best: combos
      .filter(({ turns }) => turns >= PLAYED)
      .toSorted((a, b) => b.rate - a.rate)
      .slice(0, LISTED),
  };
}

function recordOf(results: readonly Result[]): Score {
  return { games: results.length, wins: results.filter(({ place }) => place === 1).length };
}

function combosOf(results: readonly Result[]): readonly ComboRow[] {
  const sums = new Map<string, ComboRow>();
  for (const { combos } of results)
    for (const { race, power, coins, turns } of combos) {
      // A race in decline for long has lost its badge, and with it its name.
      const name = `${race} ${power}`;
      const before = sums.get(name) ?? { race, power, coins: 0, turns: 0, games: 0, rate: 0 };
      const sum = { coins: before.coins + coins, turns: before.turns + turns };
      sums.set(name, { ...before, ...sum, games: before.games + 1, rate: sum.coins / Math.max(1, sum.turns) });
    }
  return [...sums.values()];
}
