import measured from './combo-coins.json';

/** Coins a turn that combos with a race or a power were paid while active, in games between opponents, with the 95 % interval. */
export interface MeasuredCoins {
  readonly coins: number;
  readonly low: number;
  readonly high: number;
}

/** Made anew by `npm run measure -- combo-coins --write`: mean, lower and upper bound, by number of players and `race.<id>` or `power.<id>`. */
const { level, games, players: tables }: Table = measured;

interface Table {
  readonly level: string;
  readonly games: number;
  readonly players: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** Who played the games, and how many there were for each number of players. */
export const comboGames: Readonly<Pick<Table, 'level' | 'games'>> = { level, games };

/** What a race or a power brought in games of so many players; null for one that was never measured, as a race of one's own. */
export function measuredCoins(players: number, kind: 'race' | 'power', id: string): MeasuredCoins | null {
  const [coins, low, high] = tables[players]?.[`${kind}.${id}`] ?? [];
  return coins === undefined || low === undefined || high === undefined ? null : { coins, low, high };
}
