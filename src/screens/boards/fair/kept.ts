import { printedSeats, type SeatShares, seatGamesWanted, seatMethod } from '../../../opponents/fairness/seats.ts';
import { type BoardId, digest } from '../../../rules/index.ts';
import { kept } from '../../../ui/platform/storage.ts';

/** Where this browser keeps what games on boards have come to. */
const name = 'small-world-table.seats';
/** Boards that are kept: the latest. Each takes some sixty letters. */
export const mostSeats = 120;

/** What games with so many players on boards have come to, the latest last, by `seatKey`. */
export type KeptSeats = Readonly<Record<string, SeatShares>>;

/** The name under which a board is kept, with so many players. */
export const seatKey = (board: BoardId, players: number): string => `${digest(String(board))}.${players}`;

type Loose = Partial<Record<'method' | 'boards', unknown>>;
type LooseShares = Partial<Record<keyof SeatShares, unknown>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of them as it was kept; null if it is none: then the games are played again. */
function readShares(key: string, found: unknown): SeatShares | null {
  const players = Number(/^[0-9a-f]{16}\.([2-5])$/.exec(key)?.[1]);
  if (!isObject(found)) return null;
  const { games, wins }: LooseShares = found;
  if (typeof games !== 'number' || !Number.isSafeInteger(games) || games < 1 || games > seatGamesWanted) return null;
  if (!Array.isArray(wins) || wins.length !== players) return null;
  const read = wins.map((won: unknown) => (typeof won === 'number' && won >= 0 && won <= games ? won : Number.NaN));
  // Each game is won once, though several may share it.
  const all = read.reduce((sum, won) => sum + won, 0);
  return Math.abs(all - games) < 0.01 ? { games, wins: read } : null;
}

/** What this browser keeps; figures of an older way of measuring count for nothing. */
export function keptSeats(): KeptSeats {
  const found = kept.value(name);
  if (!isObject(found)) return {};
  const { method, boards }: Loose = found;
  if (method !== seatMethod || !isObject(boards)) return {};
  return Object.fromEntries(
    Object.entries(boards).flatMap(([key, value]) => {
      const read = readShares(key, value);
      return read === null ? [] : [[key, read] as const];
    }),
  );
}

/** Keeps what games have come to, beside what another tab has kept since: of a board the one with more games. Returns all that is kept. */
export function keepSeats(fresh: KeptSeats): KeptSeats {
  const all = new Map(Object.entries(keptSeats()));
  for (const [key, shares] of Object.entries(fresh)) {
    const known = all.get(key);
    all.delete(key);
    all.set(key, known && known.games > shares.games ? known : shares);
  }
  const boards = Object.fromEntries([...all].slice(-mostSeats));
  kept.set(name, JSON.stringify({ method: seatMethod, boards }));
  return boards;
}

/** What is known of a board with so many players: measured with the page, or in this browser. */
export function knownSeats(board: BoardId, players: number, kept: KeptSeats): SeatShares | null {
  return printedSeats(board, players) ?? kept[seatKey(board, players)] ?? null;
}
