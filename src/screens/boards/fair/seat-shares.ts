import { printedSeats, type SeatShares, seatGamesWanted, seatMethod } from '../../../opponents/fairness/seats.ts';
import { type BoardId, digest } from '../../../rules/index.ts';
import { entries, fields, isObject, list, number, type Reader, whole } from '../../../ui/storage/reader.ts';
import { stored } from '../../../ui/storage/stored.ts';

/** Boards that are kept: the latest. Each takes some sixty letters. */
export const mostSeats = 120;

/** What games with so many players on boards have come to, the latest last, by `seatKey`. */
export type KeptSeats = Readonly<Record<string, SeatShares>>;

export const seatKey = (board: BoardId, players: number): string => `${digest(String(board))}.${players}`;

const shares = fields<SeatShares>({ games: whole(1, seatGamesWanted), wins: list(number(0)) });

/** One of them as it was kept; null if it is none: then the games are played again. */
function readShares(found: unknown, left: (() => void) | undefined, key: string): SeatShares | null {
  const read = shares(found, left);
  if (read?.wins.length !== Number(key.at(-1))) return null;
  // Each game is won once, though several may share it.
  const all = read.wins.reduce((sum, won) => sum + won, 0);
  return Math.abs(all - read.games) < 0.01 ? read : null;
}

interface Measured {
  readonly method: number;
  readonly boards: KeptSeats;
}

const none: Measured = { method: seatMethod, boards: {} };
const measured = fields<Measured>({
  method: number(),
  boards: entries(/^[0-9a-f]{16}\.[2-5]$/, readShares),
});

/** Figures of another way of measuring count for nothing. */
const ours: Reader<Measured> = (found, left) =>
  isObject(found) && typeof found.method === 'number' && found.method !== seatMethod ? none : measured(found, left);

const kept = stored('small-world-table.seats', ours, none);

export const keptSeats = (): KeptSeats => kept.read().boards;

/** Of a board the one with more games is kept, also beside what another tab has kept; returns all kept. */
export function keepSeats(fresh: KeptSeats): KeptSeats {
  const all = new Map(Object.entries(keptSeats()));
  for (const [key, shares] of Object.entries(fresh)) {
    const known = all.get(key);
    all.delete(key);
    all.set(key, known && known.games > shares.games ? known : shares);
  }
  const boards = Object.fromEntries([...all].slice(-mostSeats));
  kept.keep({ method: seatMethod, boards });
  return boards;
}

/** What is known of a board with so many players: measured with the page, or in this browser. */
export function knownSeats(board: BoardId, players: number, kept: KeptSeats): SeatShares | null {
  return printedSeats(board, players) ?? kept[seatKey(board, players)] ?? null;
}
