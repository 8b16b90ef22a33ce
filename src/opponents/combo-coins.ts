import measured from './combo-coins.json';

/** Coins a turn that combos with it were paid while active, between opponents, with the 95 % interval. */
export interface MeasuredCoins {
  readonly coins: number;
  readonly low: number;
  readonly high: number;
}

/** By `npm run measure -- combo-coins --write`: mean, low, high by players and `race.<id>`/`power.<id>`. */
const { level, games, players: tables }: Table = measured;

interface Table {
  readonly level: string;
  readonly games: number;
  readonly players: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

export const comboGames: Readonly<Pick<Table, 'level' | 'games'>> = { level, games };

/** By number of players; null for one that was never measured, as a race of one's own. */
export function measuredCoins(players: number, kind: 'race' | 'power', id: string): MeasuredCoins | null {
  const [coins, low, high] = tables[players]?.[`${kind}.${id}`] ?? [];
  return coins === undefined || low === undefined || high === undefined ? null : { coins, low, high };
}
