import { type GameState, seatsInOrder } from '../../rules/index.ts';
import { openingOf, revive, type SavedGame, type Saves } from '../../session/saves/index.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import { dealKey } from './fork.ts';

/** How a game ended: for each place in the order of play, who sat there and with how many coins. */
export interface Ended {
  readonly id: string;
  readonly places: readonly { readonly name: string; readonly coins: number }[];
}

/** The most games that are laid side by side: the latest. */
const MOST = 4;

/** How a game ended, by place in the order of play. */
export function endOf(id: string, setup: TableSetup, game: GameState): Ended {
  const order = seatsInOrder(game);
  return {
    id,
    places: order.map((seat) => ({ name: playerName(seat, setup.seats[seat]), coins: game.coins[seat] ?? 0 })),
  };
}

/** Other finished games of this deal in the list, the latest first. What cannot be read is left out: the list says why. */
export async function gamesOfDeal(saves: Saves, setup: TableSetup, id: string): Promise<readonly Ended[]> {
  const key = dealKey(setup);
  const others = (await saves.list()).flatMap((entry) => ('record' in entry && entry.id !== id ? [entry.record] : []));
  const same = others.filter(({ title, setup: other }) => title.over && dealKey(other) === key).slice(0, MOST);
  const ends = await Promise.all(same.map((record) => endOfRecord(record).catch(() => null)));
  return ends.flatMap((end) => (end === null ? [] : [end]));
}

async function endOfRecord(record: SavedGame): Promise<Ended> {
  const { game } = revive(record, await openingOf(record.setup));
  return endOf(record.id, record.setup, game);
}
